import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listenTestApp } from './testApp.ts';

const root = join(import.meta.dirname, '../..');
const files = ['README.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md'];
const texts = files.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');

/** The `curl` commands of the documentation. A line that ends with a backslash continues on the next line. */
const calls = [...texts.matchAll(/^curl (?:.*\\\n)*.*$/gm)].map(([command]) => command);

test('the documentation contains calls of GraphQL and of REST', () => {
  expect(calls.length).toBeGreaterThanOrEqual(3);
});

// The requests are sent without curl, because a machine that runs the tests may not have it.
test.each(calls)('%s', async (command) => {
  // Some rules require an upstream. Without a matching rule, the server does not send requests to it.
  const origin = await listenTestApp({ upstream: 'https://api.example.com' });
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

  expect(response.ok).toBe(true);
  expect(await response.json()).not.toHaveProperty('errors');
});

test('each npm script that the documentation names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  const names = [...texts.matchAll(/npm (?!install)(?:run )?(?:--silent )?([a-z][\w:-]*)/g)].map(
    ([, name]) => name,
  );

  const projectScripts = new Set(
    names.filter((name) => !['ci', 'audit', 'sbom'].includes(name ?? '')),
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...projectScripts]));
});

test('each file that the documentation names exists', () => {
  const paths = [
    ...texts.matchAll(/(?<=[`(])(?:\.github|client|schema|server)\/[\w./-]*[\w/]/g),
  ].map(([path]) => path);

  const missing = [...new Set(paths)].filter((path) => !existsSync(join(root, path)));
  // These examples describe features that do not exist.
  expect(missing.filter((path) => !/notes|ImportantTasks/i.test(path))).toEqual([]);
});
