import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../../test/testApp.ts';

const branchHeaders = { 'x-branch': 'pr-42' };

test('a control changes the branch that the query string names', async () => {
  const app = await buildTestApp();
  const payload = { task: { title: 'Order tea', tags: [] } };
  await app.inject({ method: 'POST', url: '/apps/todo/add-tasks', payload });

  const undo = await app.inject({ method: 'POST', url: '/gateway/undo?branch=main', payload: {} });
  const reset = await app.inject({
    method: 'POST',
    url: '/gateway/reset?branch=pr-42',
    payload: {},
  });
  const past = await app.inject({
    method: 'POST',
    url: '/gateway/reset?branch=main@1',
    payload: {},
  });

  expect(undo.json().name).toBe('main');
  expect(reset.json().name).toBe('pr-42');
  expect(past.statusCode).toBe(409);
});

test('the requests of a branch can be filtered by operation, route and status', async () => {
  const app = await buildTestApp();
  await app.inject({ url: '/apps/todo/tasks?q=tea', headers: branchHeaders });
  await app.inject({
    method: 'POST',
    url: '/jwt/login',
    payload: { email: 'a@b.example', password: 'secret' },
    headers: branchHeaders,
  });
  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: 'query Mine($id: Int!) { task(id: $id) { id } }',
      variables: { id: 4711 },
      operationName: 'Mine',
    },
    headers: branchHeaders,
  });
  const readRequests = async (filter: string) =>
    (
      await sendGraphql(
        app,
        `{ recordedRequests(branch: "pr-42"${filter}) { id api method url route operation query input status errorCode fault } }`,
      )
    ).data.recordedRequests;

  const allRequests = await readRequests('');
  expect(allRequests.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
  expect(await readRequests(', operation: "Mine"')).toMatchObject([
    { api: 'GRAPHQL', input: { id: 4711 }, status: 200, errorCode: 'NOT_FOUND' },
  ]);
  expect(await readRequests(', route: "POST /jwt/*"')).toMatchObject([
    {
      api: 'REST',
      url: '/jwt/login',
      input: { email: 'a@b.example', password: '•••' },
      status: 400,
    },
  ]);
  expect(await readRequests(', status: 200, api: REST')).toMatchObject([
    { url: '/apps/todo/tasks?q=tea', route: '/apps/todo/tasks', input: null },
  ]);
  expect(
    (await sendGraphql(app, '{ recordedRequests(branch: "main") { id } }')).data.recordedRequests,
  ).toEqual([]);
});

test('resetBranch deletes the recorded requests', async () => {
  const app = await buildTestApp();
  await app.inject({ url: '/apps/todo/tasks', headers: branchHeaders });

  await sendGraphql(app, 'mutation { resetBranch(branch: "pr-42") { seq } }');

  const { data } = await sendGraphql(app, '{ recordedRequests(branch: "pr-42") { id } }');
  expect(data.recordedRequests).toEqual([]);
});
