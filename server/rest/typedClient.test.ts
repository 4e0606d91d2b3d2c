import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** Returns an application that uses the client. `mistake` is a statement with a type error. */
const createUsage = (mistake: string) => `
import * as api from './client.ts';

export async function run(baseUrl: string) {
  api.defaults.baseUrl = baseUrl;
  const added = await api.addTask({ task: { title: 'Typed', tags: ['high'] } });
  if (added.status !== 201) throw new Error('refused');
  const { id, title } = added.data.task;
  const found = await api.listTasks({ q: title, tag: ['high'], sortBy: 'title-asc' });
  if (found.status !== 200) throw new Error('refused');
  ${mistake}
  return found.data.map((task): number => task.id).includes(id);
}
`;

/** Creates a folder with the generated client. It is inside of the project, so that packages can be imported. */
async function createClientFolder(origin: string) {
  const folder = await mkdtemp(join(root, 'server/gql/rest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'openapi.json'),
    await (await fetch(`${origin}/openapi.json`)).text(),
  );
  await writeFile(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')));
  return folder;
}

async function compile(folder: string, source: string): Promise<string> {
  await writeFile(join(folder, 'usage.ts'), source);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];
  const sources = [
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    '--ignoreConfig',
  ];
  const args = [compiler, ...options, ...sources, '--target', 'es2023', '--lib', 'es2023,dom'];
  return run(process.execPath, [...args, join(folder, 'usage.ts')]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('a client generated from /openapi.json compiles, finds wrong types, and calls the server', {
  tags: ['nightly'],
}, async () => {
  const app = await buildTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = await createClientFolder(origin);

  expect(await compile(folder, createUsage(''))).toBe('');
  expect(
    await compile(folder, createUsage('await api.listTasks({ sortBy: "colour" });')),
  ).toContain('colour');
  expect(await compile(folder, createUsage('const name: string = id;'))).toContain('number');

  await writeFile(join(folder, 'usage.ts'), createUsage(''));
  const { run } = await import(join(folder, 'usage.ts'));
  expect(await run(origin)).toBe(true);
});
