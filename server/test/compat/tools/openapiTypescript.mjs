import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usage = `import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const client = createClient<paths>({ baseUrl: '' });
// The tags have a default, so that a request can omit them.
export const added = client.POST('/apps/todo/add-tasks', { body: { task: { title: 'Order tea' } } });
export const tasks = client.GET('/apps/todo/tasks', { params: { query: { q: 'tea' } } });
`;

/** openapi-typescript and openapi-fetch: the types compile, also without fields that have a default. */
export async function run({ address, folder }) {
  const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name);
  execFileSync(bin('openapi-typescript'), [
    `${address}/openapi.json`,
    '-o',
    join(folder, 'api.ts'),
  ]);
  writeFileSync(join(folder, 'usage.ts'), usage);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  execFileSync(bin('tsc'), [...options, '--target', 'es2023', join(folder, 'usage.ts')]);
}
