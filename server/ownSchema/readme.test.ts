import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { readArguments } from '../start/arguments.ts';
import { startOwnServer } from '../start/startOwnServer.ts';
import { writeTypes } from '../start/writeTypes.ts';
import { createTestServices } from '../test/testApp.ts';

const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]+?)^```$/gm)].map(
  ([, language = '', content = '']) => ({ language, content }),
);
const find = (language: string) =>
  blocks.find((block) => block.language === language)?.content ?? '';
const [basic = [], configured = [], json = []] = blocks
  .map(({ content }) => [...content.matchAll(/^curl (?:.*\\\n)*.*$/gm)].map(([call]) => call))
  .filter((calls) => calls.length > 0);

/** Starts a server for the files of an example, and returns its address. */
async function start(name: string, content: string, config?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  const file = join(folder, name);
  writeFileSync(file, content);
  if (config !== undefined) {
    await writeTypes({ files: [file] });
    writeFileSync(join(folder, 'frontdesk.config.ts'), config);
  }
  const { address, close } = await startOwnServer({
    args: { ...readArguments([]), files: [file] },
    services: createTestServices(),
    app: { maxEventLoopDelay: 0 },
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
  });
  onTestFinished(close);
  return address;
}

/** Sends the request of a `curl` command. */
async function send(address: string, command: string) {
  const [, path] = /http:\/\/127\.0\.0\.1:4000([^\s']*)/.exec(command) ?? [];
  const [, body] = /-d '([\s\S]+)'/.exec(command) ?? [];
  const [, method = body ? 'POST' : 'GET'] = / -X (\w+)/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const response = await fetch(`${address}${path}`, { method, headers, body });
  const result = await response.json();
  expect({ command, status: response.status, errors: result.errors }).toEqual({
    command,
    status: expect.toSatisfy((status: number) => status < 300),
    errors: undefined,
  });
  return result;
}

async function sendAll(address: string, commands: readonly string[]) {
  const results = [];
  for (const command of commands) results.push(await send(address, command));
  return results;
}

test('the SDL of the page is valid', () => {
  expect(() => buildSchema(find('graphql'), { assumeValidSDL: true })).not.toThrow();
});

test('all requests to my.graphql work', async () => {
  const [list, created, found, changed, , history] = await sendAll(
    await start('my.graphql', find('graphql')),
    basic,
  );

  expect(list.data.viewer.books.length).toBeGreaterThan(0);
  expect(created.data.createBook).toMatchObject({ title: 'Oak', author: expect.anything() });
  expect(found).toContainEqual(expect.objectContaining({ title: 'Oak' }));
  expect(changed.pages).toBe(200);
  expect(history.data.history.length).toBeGreaterThan(0);
});

test('all requests with the configuration work', async () => {
  const [best, published, deleted] = await sendAll(
    await start('my.graphql', find('graphql'), find('ts')),
    configured,
  );

  expect(best.data).toEqual({
    bestBook: { title: expect.any(String), isbn: '978-0-00-1', pages: 101 },
    viewer: { id: 'ines' },
  });
  expect(published.isPublished).toBe(true);
  expect(deleted.data.deleteBook).toBe(true);
});

test('all requests to db.json work', async () => {
  const [filtered, page, queried] = await sendAll(await start('db.json', find('json')), json);

  expect(filtered).toEqual([
    expect.objectContaining({ title: 'Lamps', comments: expect.any(Array) }),
  ]);
  expect(page.items).toBe(2);
  expect(queried.data.posts).toEqual([{ title: 'Lamps', comments: [{ text: 'Good' }] }]);
});
