import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { ExecuteOperation, OperationResult } from '../../rest/executeOperation.ts';
import type { Serializers } from './listWriter.ts';
import { createResponsePlan, type PlannedField, writeObject, writeValue } from './responsePlan.ts';

interface CompileOptions {
  /** Replace the serializers of leaf types, by the name of the type. */
  serializers?: Serializers;
  /** The root field whose value is the whole body. Without it, the body is the data. */
  root?: string;
}

/**
 * Compiles an operation to one function. `schema` has raw lists (`withRawLists`): graphql-jit
 * returns lists of plain rows as they are, and they are written as JSON once for each row.
 * Returns `undefined` for a document that cannot be compiled in this way.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { serializers = {}, root }: CompileOptions = {},
): ExecuteOperation | undefined {
  const plan = createResponsePlan(schema, document, operation, serializers);
  if (!plan) return undefined;
  const compiled = compileQuery(schema, plan.document, operation.name?.value, {
    customSerializers: serializers,
  });
  if (!isCompiledQuery(compiled)) return undefined;

  const write = createBodyWriter(plan.fields, plan.isPlain, root);
  const toResult = ({ data, errors }: ExecutionResult): OperationResult =>
    errors ? { errors } : { body: write(data as Record<string, unknown>) };
  return (context, variables) => {
    const result = compiled.query({}, context, variables);
    return result instanceof Promise ? result.then(toResult) : toResult(result);
  };
}

function createBodyWriter(fields: PlannedField[], isPlain: boolean, root: string | undefined) {
  const field = fields.find(({ key }) => key === root);
  if (field) {
    return (data: Record<string, unknown>) => writeValue(field, data[field.key] ?? null);
  }
  return isPlain ? JSON.stringify : (data: Record<string, unknown>) => writeObject(fields, data);
}

/**
 * Returns whether a compiled operation has the same results as graphql-js: it is a query, its
 * variables are leaves, and it contains no input object. graphql-jit ignores the default values
 * inside of input objects. A query can be executed again by graphql-js if it has errors.
 */
export function isExactlyCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const types = variableTypes(schema, operation).map(getNamedType);
  if (operation.operation !== 'query' || !types.every((type) => isLeafType(type))) return false;

  let isExact = true;
  visit(document, {
    [Kind.OBJECT]() {
      isExact = false;
      return BREAK;
    },
    // Compiled operations run on a schema with additional fields, which introspection must not show.
    [Kind.FIELD]({ name }) {
      if (name.value !== '__schema' && name.value !== '__type') return undefined;
      isExact = false;
      return BREAK;
    },
  });
  return isExact;
}

/** Returns whether a variable has an input type that contains itself. graphql-jit would not terminate. */
export function hasRecursiveVariable(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): boolean {
  const containsItself = (type: unknown, parents: unknown[]): boolean =>
    isInputObjectType(type) &&
    (parents.includes(type) ||
      Object.values(type.getFields()).some((field) =>
        containsItself(getNamedType(field.type), [...parents, type]),
      ));

  return variableTypes(schema, operation).some((type) => containsItself(getNamedType(type), []));
}

function variableTypes(schema: GraphQLSchema, { variableDefinitions }: OperationDefinitionNode) {
  return (variableDefinitions ?? []).map(
    ({ type }) => typeFromAST(schema, type as never) as GraphQLInputType | undefined,
  );
}
