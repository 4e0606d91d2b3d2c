import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { Branch } from '../branch.ts';
import { createBranchContext } from '../context.ts';
import { crm } from '../features.ts';
import { immediateQueue } from '../graphql/compiled/compileQueue.ts';
import type { Route } from '../rest/route.ts';
import { createSchema } from '../schema.ts';
import { createServices, type Services } from '../services/createServices.ts';

/** The services of tests: a fixed seed, and a clock that is frozen on a Monday. */
export const testServicesOptions = {
  seed: 1,
  clock: new Date('2026-03-09T09:00:00Z'),
  freezesRows: true,
  accessSecret: 'the access secret of the tests, 32+ bytes',
  refreshSecret: 'the refresh secret of the tests, 32+ bytes',
};

export const createTestServices = () => createServices(testServicesOptions);

/** Returns the same services with a clock and timeouts that a test controls. */
export function createControlledServices() {
  const start = createTestServices().now().getTime();
  let elapsed = 0;
  let timeouts: { at: number; callback: () => void }[] = [];

  function setTimeout(callback: () => void, milliseconds: number) {
    const timeout = { at: elapsed + milliseconds, callback };
    timeouts.push(timeout);
    return () => {
      timeouts = timeouts.filter((other) => other !== timeout);
    };
  }

  const services: Services = {
    ...createTestServices(),
    now: () => new Date(start + elapsed),
    setTimeout,
  };

  return {
    services,
    pendingTimeouts: () => timeouts.length,

    /** Advances the clock, and calls the timeouts that become due, in order. A negative duration sets it back. */
    advance(milliseconds: number) {
      const end = elapsed + milliseconds;
      for (;;) {
        const next = timeouts.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timeouts = timeouts.filter((other) => other !== next);
        elapsed = next.at;
        next.callback();
      }
      elapsed = end;
    },
  };
}

/** The schema of the apps without rules and with controls. It has no state. */
const sharedSchema = createSchema(crm);

/** The options of an app, which serves the CRM unless they say otherwise. */
export type TestAppOptions = Partial<AppOptions>;

/** Builds an app with a new sample and a frozen clock. The caller closes it. */
export const buildAppWithFrozenClock = (options: TestAppOptions = {}) =>
  buildApp({
    definition: crm,
    schema:
      options.definition || options.enforceRules || options.hasControls === false
        ? undefined
        : sharedSchema,
    services: createTestServices(),
    compileQueue: immediateQueue,
    // A test that blocks the event loop would make the app refuse the requests of the next test.
    maxEventLoopDelay: 0,
    ...options,
  });

/** Builds an app with a new sample and a frozen clock. It is closed when the test ends. */
export async function buildTestApp(options?: TestAppOptions) {
  const app = await buildAppWithFrozenClock(options);
  onTestFinished(() => app.close());
  return app;
}

/** An app for the requests of a test. */
export type TestApp = Pick<FastifyInstance, 'inject'>;

let sharedApp: Promise<FastifyInstance> | undefined;
let branchCount = 0;

function getSharedApp() {
  sharedApp ??= buildAppWithFrozenClock();
  return sharedApp;
}

/**
 * Opens a new branch of an app, which is much faster than building an app. By default, several test files share the app. All
 * requests of the test use the branch, whose data begins with the sample. The clock is frozen.
 */
export async function openTestBranch(ownApp?: FastifyInstance): Promise<TestApp> {
  const app = ownApp ?? (await getSharedApp());
  branchCount += 1;
  const name = `test-${branchCount}`;
  onTestFinished(async () => {
    await app.inject({ method: 'DELETE', url: `/gateway/branches/${name}` });
  });
  const inject = (request: InjectOptions | string) => {
    const { headers, ...options }: InjectOptions =
      typeof request === 'string' ? { url: request } : request;
    return app.inject({ ...options, headers: { 'x-branch': name, ...headers } });
  };
  return { inject: inject as FastifyInstance['inject'] };
}

/** Builds an app that listens on a free port, and returns its address. */
export async function listenTestApp(options: TestAppOptions = {}): Promise<string> {
  const app = await buildTestApp(options);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

interface GraphqlResponse {
  // biome-ignore lint/suspicious/noExplicitAny: tests compare the value with a matcher.
  data: any;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** Creates the context of a caller without an account. */
export const createGuestContext = (branch: Branch) =>
  createBranchContext(branch, { id: null, address: '' });

/** Executes a mutation on a branch, as a call without an account. */
export function executeOn(branch: Branch, field: string, args: Record<string, unknown>) {
  return branch.execute({ field, args, context: createGuestContext(branch) });
}

/** Sends a GraphQL request and returns the response. */
export async function sendGraphql(
  app: TestApp,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlResponse> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers,
  });
  return response.json();
}

/** Registers an account and returns its headers. */
export async function signUp(app: TestApp, username: string) {
  const { data } = await sendGraphql(
    app,
    'mutation ($username: String!, $email: String!) { registerUser(username: $username, email: $email, password: "Six cups of tea") { accessToken } }',
    { username, email: `${username}@firm.example` },
  );
  return { authorization: `Bearer ${data.registerUser.accessToken}` };
}

/** Creates the request of a route with values as path parameters, and as the body or the query string. */
export function createRequest(
  { method, url }: Pick<Route, 'method' | 'url'>,
  values: Record<string, unknown>,
): InjectOptions {
  const path = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
  if (method === 'POST') return { method, url: path, payload: values };

  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((item) => [`${name}[]`, String(item)])
        : [[name, String(value)]],
    ),
  );
  return { method, url: `${path}?${query}` };
}
