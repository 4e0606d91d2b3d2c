import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { testBranch } from './testBranch.ts';

async function startGateway(): Promise<string> {
  const app = await buildApp();
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const readHere = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test.each(['testBranch.ts', 'branchFixture.ts'])('the page for users contains %s', (name) => {
  expect(readHere('README.md')).toContain(readHere(name));
});

test('a test branch can be reset, set faults, and list requests and commands', async () => {
  const origin = await startGateway();
  const branch = testBranch(origin, 'worker-1');
  const list = () => fetch(`${origin}/apps/todo/tasks`, { headers: branch.headers });
  const before = await (await list()).text();
  const add = await fetch(`${origin}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: branch.headers,
    body: JSON.stringify({ task: { title: 'Order tea', tags: [] } }),
  });

  expect(add.status).toBe(201);
  expect((await branch.journal()).entries).toMatchObject([{ field: 'addTask' }]);
  expect(await branch.requests('POST /apps/todo/add-tasks')).toHaveLength(1);
  await branch.setFaults([{ name: 'maintenance', route: 'GET /apps/todo/*', status: 503 }]);
  expect((await list()).status).toBe(503);

  await branch.setFaults([]);
  await branch.reset();
  expect(await (await list()).text()).toBe(before);
});

test('each curl command of the page works', async () => {
  const origin = await startGateway();
  const commands = readHere('README.md').match(/^curl (?:.*\\\n)*.*$/gm) ?? [];

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
