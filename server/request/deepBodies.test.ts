import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';
import { listenUpstream } from '../test/upstream.ts';

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const json = { 'content-type': 'application/json' };
const addTask = `mutation ($a: JSON) { addTask(task: { title: "a", tags: [], description: $a }) { id } }`;

test.each(['live', 'record', 'replay'])(
  'with the mode %s, JSON of many levels is an error of the client or of the upstream',
  async (mode) => {
    const deep = nest(20_000);
    const upstream = await listenUpstream((url) =>
      url === '/graphql' ? `{"data":{"tasks":[{"description":${deep}}]}}` : deep,
    );
    const app = await buildTestApp({ upstream });
    const rules = [
      { field: 'Query.tasks', mode },
      { field: 'Mutation.addTask', mode },
      { route: '* /apps/*', mode },
      { route: '* /v1/*', mode },
    ];
    await app.inject({ method: 'POST', url: '/gateway/upstream', payload: { rules } });
    const post = (url: string, payload: string) =>
      app.inject({ method: 'POST', url, headers: json, payload });

    const responses = await Promise.all([
      post('/graphql', '{"query":"{ tasks { description } }"}'),
      post('/graphql', `{"query":${JSON.stringify(addTask)},"variables":{"a":${deep}}}`),
      post('/apps/todo/add-tasks', `{"task":{"title":"a","tags":[],"description":${deep}}}`),
      post('/v1/orders', deep),
      app.inject('/apps/todo/tasks'),
      app.inject('/v1/orders'),
    ]);

    for (const { statusCode, body } of responses) {
      expect([200, 400, 502], body.slice(0, 200)).toContain(statusCode);
      expect(body).not.toContain('Something went wrong');
    }
    const { body } = await app.inject('/gateway/requests');
    expect(body).toContain('/v1/orders');
  },
);

test('a recording differs from the response only in its secrets', async () => {
  const text =
    '{ "id": 12345678901234567890, "id": 1.0, "to\\u006ben" : "a\\"b", "cvv":-1e3, "a": ["token", "x"], "token": null }';
  const app = await buildTestApp({ upstream: await listenUpstream(() => text) });
  const setMode = (mode: string) =>
    app.inject({
      method: 'POST',
      url: '/gateway/upstream',
      payload: { rules: [{ route: 'GET /v1/*', mode }] },
    });
  await setMode('record');
  await app.inject('/v1/orders');
  await setMode('replay');

  expect((await app.inject('/v1/orders')).body).toBe(
    '{ "id": 12345678901234567890, "id": 1.0, "to\\u006ben":"•••", "cvv":"•••", "a": ["token", "x"], "token": null }',
  );
});
