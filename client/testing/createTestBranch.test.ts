import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCrmApp } from '../../server/crmApp.ts';
import { createTestBranch } from './createTestBranch.ts';

async function startGateway(): Promise<string> {
  const app = await buildCrmApp();
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const readSibling = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test.each(['createTestBranch.ts', 'branchFixture.ts'])('the README contains %s', (name) => {
  expect(readSibling('README.md')).toContain(readSibling(name));
});

test('a test branch can be reset, set faults, and list requests and commands', async () => {
  const origin = await startGateway();
  const branch = createTestBranch(origin, 'worker-1');
  const listTasks = () => fetch(`${origin}/apps/todo/tasks`, { headers: branch.headers });
  const initialTasks = await (await listTasks()).text();
  const response = await fetch(`${origin}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: branch.headers,
    body: JSON.stringify({ task: { title: 'Order tea', tags: [] } }),
  });

  expect(response.status).toBe(201);
  expect((await branch.journal()).entries).toMatchObject([{ field: 'addTask' }]);
  expect(await branch.requests('POST /apps/todo/add-tasks')).toHaveLength(1);
  await branch.setFaults([{ name: 'maintenance', route: 'GET /apps/todo/*', status: 503 }]);
  expect((await listTasks()).status).toBe(503);

  await branch.setFaults([]);
  await branch.reset();
  expect(await (await listTasks()).text()).toBe(initialTasks);
});

test('each curl command of the README gets a successful response', async () => {
  const origin = await startGateway();
  const commands = readSibling('README.md').match(/^curl (?:.*\\\n)*.*$/gm) ?? [];

  for (const command of commands) {
    const [, path] = /http:\/\/127\.0\.0\.1:4000([^\s']*)/.exec(command) ?? [];
    const [, body] = /-d '([\s\S]+)'/.exec(command) ?? [];
    const headers = [...command.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body,
    });
    expect(response.ok, command).toBe(true);
  }
  expect(commands).toHaveLength(5);
});
