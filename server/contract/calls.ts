import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type GraphQLField, isNonNullType } from 'graphql';
import { isControl } from '../graphql/controls.ts';
import { toRestSpelling } from '../rest/examples.ts';
import { listInputs } from '../rest/operation.ts';
import type { Route } from '../rest/route.ts';
import { createSchema } from '../schema.ts';
import { createRequest } from '../testing.ts';
import { arbitraryValues, createDocument } from './arbitraries.ts';

type Values = Record<string, unknown>;

export interface RestCall {
  route: Route;
  /** The variables of a GraphQL client, and the equivalent REST request. */
  variables: Values;
  request: InjectOptions;
}

const schema = createSchema();

/** Generates calls of a REST route. */
export function arbitraryCalls(route: Route): Arbitrary<RestCall> {
  const inputs = listInputs(schema, route.operation);
  const isBody = route.method === 'POST';
  const required = inputs.filter(({ type }) => isNonNullType(type));
  const variables = fc.record(
    Object.fromEntries(
      inputs.map(({ name, type }) => {
        // A query string cannot contain an empty list, and a path no number below 0.
        const values = arbitraryValues(type, isBody ? 0 : 1);
        const isInPath = route.url.includes(`:${name}`);
        return [name, isInPath ? values.filter((value) => Number(value) >= 0) : values];
      }),
    ),
    { requiredKeys: required.map(({ name }) => name) },
  );

  return variables.map((sent) => ({
    route,
    variables: sent,
    request: createRequest(route, toRestSpelling(inputs, sent)),
  }));
}

export interface GraphqlCall {
  query: string;
  variables: Values;
}

/** Generates calls of a root field that ask for everything it returns. */
function arbitraryFieldCalls(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): Arbitrary<GraphqlCall> {
  const required = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return fc
    .record(Object.fromEntries(field.args.map(({ name, type }) => [name, arbitraryValues(type)])), {
      requiredKeys: required.map(({ name }) => name),
    })
    .map((variables) => ({ query: createDocument(operation, field), variables }));
}

const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {}).filter((field) => !isControl(field));

/** Generates one call of every field of `Query`, in random order. */
export const queryCalls: Arbitrary<GraphqlCall[]> = fc
  .tuple(...fieldsOf(schema.getQueryType()).map((field) => arbitraryFieldCalls('query', field)))
  .chain((calls) => fc.shuffledSubarray(calls, { minLength: calls.length }));

/** Generates a call of a random field of `Mutation`. */
export const mutationCalls: Arbitrary<GraphqlCall> = fc.oneof(
  ...fieldsOf(schema.getMutationType()).map((field) => arbitraryFieldCalls('mutation', field)),
);
