import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Context } from '../context.ts';
import { createOperationExecutor } from './executeOperation.ts';
import { type Input, listInputs } from './operation.ts';
import type { Route } from './route.ts';
import { getSpelling } from './spelling.ts';

type Values = Record<string, unknown>;

/** Creates an example of the request and the response of a route. */
export async function createExample(schema: GraphQLSchema, route: Route, context: Context) {
  const inputs = listInputs(schema, route.operation);
  if (inputs.length > 0 && !route.example) return undefined;

  const variables = route.example ?? {};
  const result = await createOperationExecutor(schema, route)(context, variables);
  if (result.errors) throw result.errors[0];

  return {
    input: toRestSpelling(inputs, variables),
    reply: route.reply === null ? undefined : shortenLists(JSON.parse(result.body)),
  };
}

/** Converts the enum values in variables to the spelling of REST. */
export function toRestSpelling(inputs: Input[], variables: Values): Values {
  return Object.fromEntries(
    inputs
      .filter(({ name }) => name in variables)
      .map(({ name, type }) => [name, toRestValue(type, variables[name])]),
  );
}

function toRestValue(type: GraphQLInputType, value: unknown): unknown {
  const present = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(present)) {
    return (value as unknown[]).map((item) => toRestValue(present.ofType, item));
  }
  if (isEnumType(present)) return getSpelling(present).spellings.get(String(value));
  if (!isInputObjectType(present)) return value;

  const fields = present.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name];
      return [name, field ? toRestValue(field.type, inner) : inner];
    }),
  );
}

/** Shortens lists to their first two items. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = value.length > 2 && typeof value[0] === 'object';
    return (isLong ? value.slice(0, 2) : value).map(shortenLists);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shortenLists(inner)]),
  );
}
