import { type GraphQLSchema, isEnumType } from 'graphql';
import { compileOperation, hasRecursiveVariable } from '../graphql/compiled/compileOperation.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import type { Serializers } from '../graphql/compiled/listWriter.ts';
import type { ExecuteRoute } from './executeOperation.ts';
import { findOperation } from './operation.ts';
import type { Route } from './route.ts';
import { getSpelling } from './spelling.ts';

/**
 * Creates the function that accelerates REST routes. `schema` has raw lists. The first request of a route adds its
 * operation to the compile queue. Until the operation is compiled, graphql-js executes it.
 */
export function createRouteAccelerator(schema: GraphQLSchema, queue: CompileQueue) {
  let serializers: Serializers | undefined;

  return (route: Route, execute: ExecuteRoute): ExecuteRoute => {
    let run = execute;
    let isQueued = false;
    const compile = () => {
      serializers ??= createEnumSerializers(schema);
      run = compileRoute(schema, route, serializers);
    };

    return (context, variables) => {
      if (!isQueued) isQueued = queue.add(compile);
      return run(context, variables);
    };
  };
}

/** Compiles the operation of a route. Throws if the operation cannot be compiled. */
function compileRoute(
  schema: GraphQLSchema,
  { operation: document, reply }: Route,
  serializers: Serializers,
): ExecuteRoute {
  const operation = findOperation(document);
  if (hasRecursiveVariable(schema, operation)) {
    throw new Error(
      `${operation.name?.value}: a REST document must not have a variable of a recursive input type.`,
    );
  }
  const run = compileOperation(schema, document, operation, {
    serializers,
    root: reply ?? undefined,
  });
  if (!run) throw new Error(`${operation.name?.value} cannot be compiled.`);
  return run;
}

/** Creates serializers that write the values of all enums in the spelling of REST. */
function createEnumSerializers(schema: GraphQLSchema): Serializers {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return Object.fromEntries(
    enums.map((type) => {
      const { spellings } = getSpelling(type);
      return [type.name, (value: unknown) => spellings.get(type.serialize(value) as string)];
    }),
  );
}
