import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestServices } from '../test/testApp.ts';
import { readArguments } from './arguments.ts';
import { startOwnServer } from './startOwnServer.ts';

const sdl = (fields: string) => `type Query { notes: [Note!]! note(id: ID!): Note }
type Mutation { updateNote(id: ID!, title: String): Note! }
type Note { id: ID! ${fields} }`;

/** A busy machine needs longer than the default of one second. */
const patience = { timeout: 15_000 };

async function start(name: string, content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'own-schema-'));
  const file = join(folder, name);
  writeFileSync(file, content);
  return startFrom(file);
}

/** Starts a server for the schema in a file, or at an address. */
async function startFrom(file: string) {
  const log = vi.fn();
  const server = await startOwnServer({
    args: { ...readArguments([]), files: [file] },
    services: createTestServices(),
    app: { maxEventLoopDelay: 0 },
    port: 0,
    host: '127.0.0.1',
    log,
  });
  onTestFinished(server.close);
  const send = async (query: string, path = '/graphql') => {
    const response = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  return { file, log, send, address: server.address };
}

test('the schema of an API is served, and an address without one is refused', async () => {
  const api = await start('my.graphql', sdl('title: String! @deprecated(reason: "Old")'));

  const { send } = await startFrom(`${api.address}/graphql`);

  expect((await send('{ note(id: "note-1") { title } }')).data.note.title).toEqual(
    expect.any(String),
  );
  await expect(startFrom(`${api.address}/notes`)).rejects.toThrow(
    `${api.address}/notes cannot be read: `,
  );
  await expect(startFrom('http://127.0.0.1:1/graphql')).rejects.toThrow('cannot be read: ');
});

test('a saved change is served, with the rows that clients have changed', async () => {
  const { file, send } = await start('my.graphql', sdl('title: String!'));
  await send('mutation { updateNote(id: "note-2", title: "Kept") { id } }');

  writeFileSync(file, sdl('title: String! pages: Int!'));
  await vi.waitFor(async () => {
    const { data } = await send('{ note(id: "note-2") { title pages } }');
    expect(data.note).toEqual({ title: 'Kept', pages: expect.any(Number) });
  }, patience);
});

test('clients with a cursor from before a saved change read all data again', async () => {
  const { file, send } = await start('my.graphql', sdl('title: String!'));
  const readCursor = async () =>
    (await send('{ changeCursor }', '/gateway/graphql')).data.changeCursor;
  const since = await readCursor();

  writeFileSync(file, sdl('title: String! pages: Int!'));
  await vi.waitFor(async () => {
    const { data } = await send('{ note(id: "note-2") { pages } }');
    expect(data.note.pages).toEqual(expect.any(Number));
  }, patience);

  expect(await readCursor()).not.toBe(since);
});

test.each([
  ['title: Text!', '3:28 The type Text is not defined.'],
  ['title: String! by(note: Note): Int', '3:45 The type of Note.by(note:) must be Input Type'],
])(
  'the fields %j are reported with their place, and the earlier schema is served',
  async (fields, message) => {
    const { file, log, send } = await start('my.graphql', sdl('title: String!'));

    writeFileSync(file, sdl(fields));
    await vi.waitFor(() => {
      const [line] = log.mock.lastCall ?? [];
      expect(line).toContain(`${file}:${message}`);
      expect(line).toContain('The earlier schema is still served.');
    }, patience);
    expect((await send('{ note(id: "note-1") { id } }')).data.note).toEqual({ id: 'note-1' });
  },
);

test('a changed file with rows is served', async () => {
  const { file, address } = await start('db.json', '{ "notes": [{ "id": 1, "title": "One" }] }');

  writeFileSync(file, '{ "notes": [{ "id": 1, "title": "One" }, { "id": 2, "title": "Two" }] }');
  await vi.waitFor(async () => {
    const response = await fetch(`${address}/notes`);
    expect(await response.json()).toHaveLength(2);
  }, patience);
});
