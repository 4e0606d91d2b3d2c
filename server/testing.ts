import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from './app.ts';
import type { Route } from './rest/route.ts';
import type { Timers } from './timers.ts';
import { createWorld } from './world.ts';

/** A Monday, and dice that fall the same in every test. */
export const testWorld = () => createWorld({ seed: 1, clock: new Date('2026-03-09T09:00:00Z') });

/** The same world, in which time passes when the test says so. */
export function drivenWorld() {
  let elapsed = 0;
  let pending: { at: number; task: () => void }[] = [];
  const start = testWorld().now().getTime();
  const timers: Timers = {
    after(milliseconds, task) {
      const entry = { at: elapsed + milliseconds, task };
      pending.push(entry);
      return () => {
        pending = pending.filter((one) => one !== entry);
      };
    },
    stop: () => {
      pending = [];
    },
  };
  const world = { ...testWorld(), now: () => new Date(start + elapsed), timers };

  return {
    world,
    /** How many things are still to happen. */
    pending: () => pending.length,
    pass(milliseconds: number) {
      const end = elapsed + milliseconds;
      for (;;) {
        const next = pending.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        pending = pending.filter((one) => one !== next);
        elapsed = next.at;
        next.task();
      }
      elapsed = end;
    },
  };
}

/** An app of its own for one test: fresh seeds, a still clock, closed afterwards. */
export async function buildTestApp(options: AppOptions = {}) {
  const app = await buildApp({ world: testWorld(), ...options });
  onTestFinished(() => app.close());
  return app;
}

/** The same, listening on a free port. */
export async function listenTestApp(options: AppOptions = {}): Promise<string> {
  const app = await buildTestApp(options);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects in its matcher.
  data: any;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** What the GraphQL face answers. */
export async function ask(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers,
  });
  return response.json();
}

/** The headers of somebody who has signed up just now. */
export async function signUp(app: FastifyInstance, username: string) {
  const { data } = await ask(
    app,
    'mutation ($username: String!, $email: String!) { registerUser(username: $username, email: $email, password: "Six cups of tea") { accessToken } }',
    { username, email: `${username}@firm.example` },
  );
  return { authorization: `Bearer ${data.registerUser.accessToken}` };
}

/** The call of a route that says these values, each in its place. */
export function requestOf(
  { method, url }: Pick<Route, 'method' | 'url'>,
  said: Record<string, unknown>,
): InjectOptions {
  const path = url.replace(/:(\w+)/g, (_, name) => String(said[name]));
  if (method === 'POST') return { method, url: path, payload: said };

  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((item) => [`${name}[]`, String(item)])
        : [[name, String(value)]],
    ),
  );
  return { method, url: `${path}?${query}` };
}
