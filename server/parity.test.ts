import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import {
  type GraphQLError,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import { expect, test } from 'vitest';
import { valuesOf } from './arbitraries.ts';
import { createCollections } from './collections.ts';
import { contextCreator } from './context.ts';
import { statusOf } from './errors.ts';
import { features } from './features.ts';
import { inputSpelt } from './rest/examples.ts';
import { inputsOf, interpret } from './rest/operation.ts';
import type { Route } from './rest/route.ts';
import { type Selected, selectionOf } from './rest/selection.ts';
import { spellingOf } from './rest/spelling.ts';
import { createSchema } from './schema.ts';
import { buildTestApp, requestOf, testWorld } from './testing.ts';

type Values = Record<string, unknown>;

interface Call {
  route: Route;
  /** What a GraphQL client sends, and what a REST client sends to say the same. */
  variables: Values;
  request: InjectOptions;
}

const schema = createSchema();
const routes = Object.values(features).flatMap(({ rest }): Route[] => rest);

function callsOf(route: Route): Arbitrary<Call> {
  const inputs = inputsOf(schema, route.operation);
  const isBody = route.method === 'POST';
  const required = inputs.filter(({ type }) => isNonNullType(type));
  const variables = fc.record(
    Object.fromEntries(
      inputs.map(({ name, type }) => {
        // A query string cannot say an empty list, and a path no number below 0.
        const values = valuesOf(type, isBody ? 0 : 1);
        const isInPath = route.url.includes(`:${name}`);
        return [name, isInPath ? values.filter((value) => Number(value) >= 0) : values];
      }),
    ),
    { requiredKeys: required.map(({ name }) => name) },
  );

  return variables.map((sent) => {
    const request = requestOf(route, inputSpelt(inputs, sent));
    return { route, variables: sent, request };
  });
}

function outputSpelt(type: GraphQLOutputType, children: Selected[], value: unknown): unknown {
  const present = getNullableType(type);
  if (value === null || value === undefined) return null;
  if (isListType(present)) {
    return (value as unknown[]).map((item) => outputSpelt(present.ofType, children, item));
  }
  if (isEnumType(present)) return spellingOf(present).written.get(String(value));
  return children.length > 0 ? bodySpelt(children, value as Values) : value;
}

function bodySpelt(selection: Selected[], data: Values): Values {
  return Object.fromEntries(
    selection
      .filter(({ key, isOptional }) => !isOptional || data[key] !== null)
      .map(({ key, type, children }) => [key, outputSpelt(type, children, data[key])]),
  );
}

/** What REST should answer, worked out from the interpreted operation alone. */
async function expected(
  { operation, reply, status }: Route,
  variables: Values,
  collections: ReturnType<typeof createCollections>,
) {
  const { data, errors } = await interpret(
    schema,
    operation,
    contextCreator(collections)({ headers: {} }),
    variables,
  );
  const error = errors?.[0] as GraphQLError | undefined;
  if (error) {
    return { status: statusOf(error), body: { error: error.extensions.detail ?? error.message } };
  }
  if (reply === null) return { status, body: '' };

  const body = bodySpelt(selectionOf(schema, operation), data as Values);
  return { status, body: JSON.parse(JSON.stringify(reply ? body[reply] : body)) };
}

const sequences = fc.array(fc.oneof(...routes.map(callsOf)), { minLength: 1, maxLength: 25 });

test('REST answers what GraphQL answers, over any sequence of calls', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (calls) => {
      const app = await buildTestApp();
      const collections = createCollections(testWorld());

      for (const { route, variables, request } of calls) {
        const response = await app.inject(request);
        const body = response.body === '' ? '' : response.json();

        const said = `${request.method} ${request.url}`;
        const wanted = await expected(route, variables, collections);
        expect({ said, status: response.statusCode, body }).toEqual({ said, ...wanted });
      }
      await app.close();
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('two servers of the same seed and clock answer byte for byte the same', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (calls) => {
      const [one, other] = [await buildTestApp(), await buildTestApp()];

      for (const { request } of calls) {
        const [first, second] = [await one.inject(request), await other.inject(request)];

        expect(first.body).toBe(second.body);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
