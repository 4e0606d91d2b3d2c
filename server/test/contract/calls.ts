import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type GraphQLField, isNonNullType } from 'graphql';
import { crm } from '../../features.ts';
import { isControl } from '../../graphql/controls.ts';
import { toRestSpelling } from '../../rest/examples.ts';
import { listInputs } from '../../rest/operation.ts';
import type { Route } from '../../rest/route.ts';
import { createSchema } from '../../schema.ts';
import { createRequest } from '../testApp.ts';
import { createDocument, createValueArbitrary } from './arbitraries.ts';

type Values = Record<string, unknown>;

export interface RestCall {
  route: Route;
  /** The variables that a GraphQL client sends for the same call. */
  variables: Values;
  /** The equivalent REST request. */
  request: InjectOptions;
}

const schema = createSchema(crm);

/** Creates an arbitrary for the calls of a REST route. */
export function createCallArbitrary(route: Route): Arbitrary<RestCall> {
  const inputs = listInputs(schema, route.operation);
  const isBody = route.method === 'POST';
  const required = inputs.filter(({ type }) => isNonNullType(type));
  const variables = fc.record(
    Object.fromEntries(
      inputs.map(({ name, type }) => {
        // A query string cannot contain an empty list, and a path cannot contain a negative number.
        const values = createValueArbitrary(type, isBody ? 0 : 1);
        const isInPath = route.url.includes(`:${name}`);
        return [name, isInPath ? values.filter((value) => Number(value) >= 0) : values];
      }),
    ),
    { requiredKeys: required.map(({ name }) => name) },
  );

  return variables.map((values) => ({
    route,
    variables: values,
    request: createRequest(route, toRestSpelling(inputs, values)),
  }));
}

export interface GraphqlCall {
  query: string;
  variables: Values;
}

/** Creates an arbitrary for the calls of a root field that select all fields of its result. */
function createFieldCallArbitrary(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): Arbitrary<GraphqlCall> {
  const required = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return fc
    .record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, createValueArbitrary(type)])),
      {
        requiredKeys: required.map(({ name }) => name),
      },
    )
    .map((variables) => ({ query: createDocument(operation, field), variables }));
}

/** Returns the fields of a root type that read or change data instead of controlling the gateway. */
const listDataFields = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {}).filter((field) => !isControl(field));

/** Generates lists with one call of each data field of `Query`, in random order. */
export const queryCalls: Arbitrary<GraphqlCall[]> = fc
  .tuple(
    ...listDataFields(schema.getQueryType()).map((field) =>
      createFieldCallArbitrary('query', field),
    ),
  )
  .chain((calls) => fc.shuffledSubarray(calls, { minLength: calls.length }));

/** Generates calls of random data fields of `Mutation`. */
export const mutationCalls: Arbitrary<GraphqlCall> = fc.oneof(
  ...listDataFields(schema.getMutationType()).map((field) =>
    createFieldCallArbitrary('mutation', field),
  ),
);
