import { crm, registry } from '../../features.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import {
  execute,
  type GraphQLError,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
} from 'graphql';
import { expect, test } from 'vitest';
import { type Branch, createBranch } from '../../branch.ts';
import { openBrowserGateway } from '../../browser/openBrowserGateway.ts';
import { getHttpStatus } from '../../errors.ts';
import type { Route } from '../../rest/route.ts';
import { resolveSelection, type Selected } from '../../rest/selection.ts';
import { getSpelling } from '../../rest/spelling.ts';
import { createSchema } from '../../schema.ts';
import {
  buildTestApp,
  createGuestContext,
  createTestServices,
  testServicesOptions,
} from '../testApp.ts';
import { createCallArbitrary } from './calls.ts';
import { dataRoutes as routes } from './dataRoutes.ts';
import { scaleRuns } from './scaleRuns.ts';

type Values = Record<string, unknown>;

const schema = createSchema(crm);

/** Returns an output value with the enum values of REST. */
function toRestValue(type: GraphQLOutputType, children: Selected[], value: unknown): unknown {
  const nullableType = getNullableType(type);
  if (value === null || value === undefined) return null;
  if (isListType(nullableType)) {
    return (value as unknown[]).map((item) => toRestValue(nullableType.ofType, children, item));
  }
  if (isEnumType(nullableType)) return getSpelling(nullableType).spellings.get(String(value));
  return children.length > 0 ? toRestBody(children, value as Values) : value;
}

/** Returns the result of an operation as the body of a REST response. */
function toRestBody(selection: Selected[], data: Values): Values {
  return Object.fromEntries(
    selection
      .filter(({ key, isOptional }) => !isOptional || data[key] !== null)
      .map(({ key, type, children }) => [key, toRestValue(type, children, data[key])]),
  );
}

/** Computes the expected response from the result of graphql-js, without the REST handler. */
async function computeExpectedResponse(
  { operation, reply, status }: Route,
  variables: Values,
  branch: Branch,
) {
  const { data, errors } = await execute({
    schema,
    document: operation,
    contextValue: createGuestContext(branch),
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

  const body = toRestBody(resolveSelection(schema, operation), data as Values);
  return { status, body: JSON.parse(JSON.stringify(reply ? body[reply] : body)) };
}

const sequences = fc.array(fc.oneof(...routes.map(createCallArbitrary)), {
  minLength: 1,
  maxLength: 25,
});

interface Target {
  send: (request: InjectOptions) => Promise<{ status: number; text: string }>;
  close: () => Promise<void>;
}

async function startServer(): Promise<Target> {
  const app = await buildTestApp();
  return {
    async send(request) {
      const { statusCode, body } = await app.inject(request);
      return { status: statusCode, text: body };
    },
    close: () => app.close(),
  };
}

/** Opens the gateway of a browser, which stores its journal in IndexedDB. */
async function openGateway(): Promise<Target> {
  const gateway = await openBrowserGateway({
    ...testServicesOptions,
    database: crypto.randomUUID(),
    logError: (error) => {
      throw error;
    },
  });
  return {
    async send({ method, url, payload }) {
      const init = payload
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }
        : {};
      const request = new Request(`http://localhost${url}`, { method, ...init });
      const response = await gateway.handle(request, String(url));
      return { status: response.status, text: await response.text() };
    },
    close: () => gateway.close(),
  };
}

test.each([
  ['the server', startServer],
  ['the gateway of a browser', openGateway],
] as const)(
  'REST of %s and GraphQL return the same data after any sequence of calls',
  async (_, start) => {
    await fc.assert(
      fc.asyncProperty(sequences, async (calls) => {
        const target = await start();
        const branch = createBranch({ registry, services: createTestServices() });

        for (const { route, variables, request } of calls) {
          const { status, text } = await target.send(request);
          const body = text === '' ? '' : JSON.parse(text);

          const call = `${request.method} ${request.url}`;
          const expectedResponse = await computeExpectedResponse(route, variables, branch);
          expect({ call, status, body }).toEqual({ call, ...expectedResponse });
        }
        await target.close();
      }),
      { numRuns: scaleRuns(60) },
    );
  },
);

test('two servers with the same seed and clock return the same responses', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (calls) => {
      const [firstApp, secondApp] = [await buildTestApp(), await buildTestApp()];

      for (const { request } of calls) {
        const [first, second] = [await firstApp.inject(request), await secondApp.inject(request)];

        expect(first.body).toBe(second.body);
      }
    }),
    { numRuns: scaleRuns(20) },
  );
});
