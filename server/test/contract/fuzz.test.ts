import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crm, features } from '../../features.ts';
import { isControl } from '../../graphql/controls.ts';
import { listInputs } from '../../rest/operation.ts';
import type { Route } from '../../rest/route.ts';
import { createSchema } from '../../schema.ts';
import {
  buildAppWithFrozenClock,
  buildTestApp,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../testApp.ts';
import { createDocument, createInvalidValueArbitrary } from './arbitraries.ts';
import { dataRoutes, isSafeForRandomCalls, routesForRandomCalls as routes } from './dataRoutes.ts';
import { isFullScale, scaleRuns } from './scaleRuns.ts';

const schema = createSchema(crm);
const runsPerRoute = Math.max(300, Math.ceil(30_000 / routes.length));

let sharedApp: FastifyInstance;

beforeAll(async () => {
  sharedApp = await buildAppWithFrozenClock();
});

afterAll(async () => {
  await expectReadable(sharedApp);
  await sharedApp.close();
});

/**
 * Returns an app for the calls of a route or field. At full scale, they start with the sample: they get a branch, or an app
 * if they control all branches.
 */
async function openApp(controls: boolean): Promise<TestApp> {
  if (!isFullScale) return sharedApp;
  return controls ? buildTestApp() : openTestBranch(sharedApp);
}

/** Checks the data after the calls of a route or field, unless all share the data. */
const checkAfterCalls = async (app: TestApp) => {
  if (isFullScale) await expectReadable(app);
};

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Creates an arbitrary for valid and invalid requests of a route. */
function createRequestArbitrary({ method, url, operation }: Route): Arbitrary<InjectOptions> {
  const inputs = listInputs(schema, operation);
  const valuesArbitrary = fc.record(
    Object.fromEntries(inputs.map(({ name, type }) => [name, createInvalidValueArbitrary(type)])),
  );

  return valuesArbitrary.map((values) => {
    const path = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(toText(values[name])));
    const query = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, toText(value)]),
    );
    if (method === 'POST') return { method, url: path, payload: values };
    return { method, url: `${path}?${query}` };
  });
}

test.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s returns a status below 500 for generated requests',
  async (_, route) => {
    const app = await openApp(!dataRoutes.includes(route));

    await fc.assert(
      fc.asyncProperty(createRequestArbitrary(route), async (request) => {
        const { statusCode, body } = await app.inject(request);

        expect(statusCode, body).toBeLessThan(500);
        if (statusCode >= 400) expect(JSON.parse(body)).toHaveProperty('error');
      }),
      { numRuns: scaleRuns(runsPerRoute) },
    );
    await checkAfterCalls(app);
  },
);

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {})
    .filter(({ name }) => isSafeForRandomCalls(name))
    .map((field) => ({ operation: type?.name ?? '', field })),
);

test.each(rootFields.map((root) => [`${root.operation}.${root.field.name}`, root] as const))(
  '%s returns no internal error for generated variables',
  async (_, { operation, field }) => {
    const app = await openApp(isControl(field));
    const document = createDocument(operation.toLowerCase(), field);
    const variables = fc.record(
      Object.fromEntries(
        field.args.map(({ name, type }) => [name, createInvalidValueArbitrary(type)]),
      ),
    );

    await fc.assert(
      fc.asyncProperty(variables, async (values) => {
        const { errors = [] } = await sendGraphql(app, document, values);

        const codes = errors.map(({ extensions }) => extensions.code);
        expect(codes, JSON.stringify(errors)).not.toContain('INTERNAL_SERVER_ERROR');
      }),
      { numRuns: scaleRuns(200) },
    );
    await checkAfterCalls(app);
  },
);

/** Checks that each GET route without required inputs still responds without a server error. */
async function expectReadable(app: TestApp) {
  for (const { method, url, operation } of routes) {
    const hasNoRequiredInput = listInputs(schema, operation).every(
      ({ type }) => !String(type).endsWith('!'),
    );
    if (method !== 'GET' || url.includes(':') || !hasNoRequiredInput) continue;
    const { statusCode, body } = await app.inject(url);

    expect([200, 400, 404], `${url} ${body}`).toContain(statusCode);
  }
}

test('generated requests neither lose nor duplicate tasks', async () => {
  const app = await buildTestApp();
  const todoRequests = features.todo.rest.map(createRequestArbitrary);

  await fc.assert(
    fc.asyncProperty(fc.oneof(...todoRequests), async (request) => {
      const { statusCode, body } = await app.inject(request);

      expect(statusCode, body).toBeLessThan(500);
    }),
    { numRuns: scaleRuns(12_000) },
  );

  const { data } = await sendGraphql(
    app,
    '{ tasks { id } deleted: tasks(filter: DELETED) { id } }',
  );
  const ids = [...data.tasks, ...data.deleted].map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.sort((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1));
});
