import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { scenarios } from '../fuzz/scenarios.ts';
import { startServer } from '../fuzz/startServer.ts';
import { createTemporaryFolder } from '../testJournals.ts';
import { type AttackedServer, startAttackedServer } from './attackedServer.ts';

const paths = Object.values(crm.features)
  .flatMap(({ rest }) => rest)
  .filter(({ method }) => method === 'GET')
  .map(({ url }) => url.replaceAll(/:\w+/g, '1'));

/** Reads everything on a branch. */
async function readAll({ send }: Pick<AttackedServer, 'send'>, branch: string) {
  for (const path of paths) await send(path, { headers: { 'x-branch': branch } });
}

test('everything can be read on the branch of each imported scenario', {
  tags: ['nightly'],
  timeout: 1_200_000,
}, async () => {
  const server = await startAttackedServer();
  let importCount = 0;

  for (const [index, scenario] of fc.sample(scenarios, { seed: 1, numRuns: 400 }).entries()) {
    const name = `import-${index}`;
    const { status } = await server.post('/gateway/scenario', { name, scenario });
    if (status >= 300) continue;
    importCount += 1;
    await readAll(server, name);
    await server.send(`/gateway/branches/${name}`, { method: 'DELETE' });
  }

  expect(importCount).toBeGreaterThan(5);
});

const addTask = (title: string) => ({ task: { title, tags: [] } });

/** Writes a journal with commands, branches and saved states. */
async function writeJournal(folder: string) {
  const server = await startServer({ JOURNAL: `file:${folder}` });
  const post = (path: string, body: object, branch: string) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-branch': branch },
      body: JSON.stringify(body),
    });
  for (const title of ['a', 'b', 'c']) {
    await post('/apps/todo/add-tasks', addTask(title), 'main');
    await post('/apps/todo/add-tasks', addTask(title), 'pr-1');
  }
  await post('/gateway/branches', { name: 'fork', from: 'main@2' }, 'main');
  expect(await server.stop()).toEqual([]);
}

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/** Changes of a file: each returns its new content. */
const changes: Record<string, (content: Buffer) => Buffer> = {
  'is empty': () => Buffer.alloc(0),
  'ends early': (content) => content.subarray(0, Math.floor(content.length / 2)),
  'has a flipped byte': (content) => {
    const changed = Buffer.from(content);
    const middle = Math.floor(changed.length / 3);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    return changed;
  },
  'has another value': (content) => Buffer.from(content.toString().replace(/:\d+/, ':1e999')),
  'has other bytes before its content': (content) => Buffer.concat([Buffer.from('x'), content]),
};

/** Starts a server on a journal. Returns the message of a server that refuses it, after everything was read. */
async function startOn(folder: string, changed: string): Promise<string> {
  const server = await startServer({ JOURNAL: `file:${folder}` }).catch((error: Error) => error);
  if (server instanceof Error) return server.message;
  for (const branch of ['main', 'pr-1', 'fork']) {
    for (const path of paths) {
      const response = await fetch(server.origin + path, { headers: { 'x-branch': branch } });
      expect(await response.text(), `${changed}: ${path}`).not.toContain('Something went wrong');
    }
  }
  await server.stop();
  return '';
}

test('a changed file of a journal is refused in one line, or does no harm', {
  tags: ['nightly'],
  timeout: 1_200_000,
}, async () => {
  const original = createTemporaryFolder();
  await writeJournal(original);
  const copies = [...listFiles(original)].flatMap((path) =>
    Object.entries(changes).map(([name, change]) => {
      const folder = createTemporaryFolder();
      cpSync(original, folder, { recursive: true });
      const changed = path.replace(original, folder);
      writeFileSync(changed, change(readFileSync(changed)));
      return { folder, changed: `${path.slice(original.length)} ${name}` };
    }),
  );

  for (const { folder, changed } of copies) {
    const message = await startOn(folder, changed);
    expect(message, changed).not.toMatch(/\n\s+at |TypeError|SyntaxError|RangeError/);
  }
});
