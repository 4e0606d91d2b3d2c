import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createFrontdesk } from 'frontdesk';
import { createHandlers } from 'frontdesk/msw';
import type { Task } from 'frontdesk/schema';
import { useBranch } from 'frontdesk/vitest';
import { parse } from 'graphql';
import { setupServer } from 'msw/node';
import { afterAll, expect, test } from 'vitest';

const frontdesk = await createFrontdesk({ clock: '2026-03-09T09:00:00Z' });
afterAll(() => frontdesk.close());

test('executes texts and documents, and answers REST', async () => {
  const { data } = await frontdesk.execute<{ tasks: Task[] }>('{ tasks { id title } }');

  expect(data?.tasks).toHaveLength(58);
  expect((await frontdesk.execute(parse('{ tasks { id } }'))).data?.tasks).toHaveLength(58);
  expect(await (await frontdesk.fetch('/apps/todo/tasks')).json()).toHaveLength(58);
});

test('a branch has its own data, faults, clock and records', async () => {
  const branch = useBranch(frontdesk);

  await branch.execute('mutation { addTask(task: { title: "Order tea" }) { id } }');
  expect(await branch.journal()).toMatchObject([{ field: 'addTask' }]);
  await branch.setFaults([{ route: 'GET /apps/todo/*', status: 503 }]);
  expect((await branch.fetch('/apps/todo/tasks')).status).toBe(503);
  expect((await frontdesk.fetch('/apps/todo/tasks')).status).toBe(200);
  expect(await branch.requests('GET /apps/todo/*')).toHaveLength(1);
  await branch.setFaults([]);
  await branch.reset();
  expect(await (await branch.fetch('/apps/todo/tasks')).json()).toHaveLength(58);
  await branch.freezeClock('2026-05-01T00:00:00Z');
  await branch.advanceClock(1_000);
  await branch.freezeClock();
});

test('listens on a port, and serves the dashboard', async () => {
  const { url } = await frontdesk.listen();

  expect((await fetch(`${url}/apps/todo/tasks`)).status).toBe(200);
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<html');
});

test('answers the requests of another address with MSW, and leaves others to other handlers', async () => {
  const server = setupServer(...createHandlers(frontdesk, { url: 'https://api.example.com/v1' }));
  server.listen({ onUnhandledRequest: 'error' });

  const response = await fetch('https://api.example.com/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ tasks { id } }' }),
  });
  expect((await response.json()).data.tasks).toHaveLength(58);
  await expect(fetch('https://api.example.com/v1/unknown')).rejects.toThrow();
  server.close();
});

const taskById: TypedDocumentNode<{ task: { title: string } }, { id: number }> = parse(
  'query Task($id: Int!) { task(id: $id) { title } }',
);

test('a typed document determines the types of its data and variables, and the block closes the gateway', async () => {
  await using own = await createFrontdesk();
  const { data } = await own.execute(taskById, { id: 1 });
  const title: string | undefined = data?.task.title;

  expect(title).toEqual(expect.any(String));
  // @ts-expect-error: the variable must be a number.
  void own.execute(taskById, { id: 'x' }).catch(() => undefined);
  // @ts-expect-error: the data have no such field.
  expect(data?.tasks).toBeUndefined();
});
