import fc from 'fast-check';
import {
  execute,
  type GraphQLError,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
} from 'graphql';
import { expect, test } from 'vitest';
import { type Branch, createBranch } from '../branch.ts';
import { createContextFactory } from '../context.ts';
import { getHttpStatus } from '../errors.ts';
import type { Route } from '../rest/route.ts';
import { resolveSelection, type Selected } from '../rest/selection.ts';
import { getSpelling } from '../rest/spelling.ts';
import { createSchema } from '../schema.ts';
import { buildTestApp, testServices } from '../testing.ts';
import { arbitraryCalls } from './calls.ts';
import { dataRoutes as routes } from './dataRoutes.ts';
import { scaleRuns } from './scaleRuns.ts';

type Values = Record<string, unknown>;

const schema = createSchema();

function outputSpelt(type: GraphQLOutputType, children: Selected[], value: unknown): unknown {
  const present = getNullableType(type);
  if (value === null || value === undefined) return null;
  if (isListType(present)) {
    return (value as unknown[]).map((item) => outputSpelt(present.ofType, children, item));
  }
  if (isEnumType(present)) return getSpelling(present).spellings.get(String(value));
  return children.length > 0 ? bodySpelt(children, value as Values) : value;
}

function bodySpelt(selection: Selected[], data: Values): Values {
  return Object.fromEntries(
    selection
      .filter(({ key, isOptional }) => !isOptional || data[key] !== null)
      .map(({ key, type, children }) => [key, outputSpelt(type, children, data[key])]),
  );
}

/** Returns the expected response, derived from the result of graphql-js alone. */
async function expected({ operation, reply, status }: Route, variables: Values, branch: Branch) {
  const { data, errors } = await execute({
    schema,
    document: operation,
    contextValue: createContextFactory(branch)({ headers: {} }),
    variableValues: variables,
  });
  const error = errors?.[0] as GraphQLError | undefined;
  if (error) {
    return {
      status: getHttpStatus(error),
      body: { error: error.extensions.detail ?? error.message },
    };
  }
  if (reply === null) return { status, body: '' };

  const body = bodySpelt(resolveSelection(schema, operation), data as Values);
  return { status, body: JSON.parse(JSON.stringify(reply ? body[reply] : body)) };
}

const sequences = fc.array(fc.oneof(...routes.map(arbitraryCalls)), {
  minLength: 1,
  maxLength: 25,
});

test('REST and GraphQL return the same data after any sequence of calls', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (calls) => {
      const app = await buildTestApp();
      const branch = createBranch({ services: testServices() });

      for (const { route, variables, request } of calls) {
        const response = await app.inject(request);
        const body = response.body === '' ? '' : response.json();

        const call = `${request.method} ${request.url}`;
        const wanted = await expected(route, variables, branch);
        expect({ call, status: response.statusCode, body }).toEqual({ call, ...wanted });
      }
      await app.close();
    }),
    { numRuns: scaleRuns(60) },
  );
}, 120_000);

test('two servers with the same seed and clock return the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (calls) => {
      const [one, other] = [await buildTestApp(), await buildTestApp()];

      for (const { request } of calls) {
        const [first, second] = [await one.inject(request), await other.inject(request)];

        expect(first.body).toBe(second.body);
      }
    }),
    { numRuns: scaleRuns(20) },
  );
}, 120_000);
