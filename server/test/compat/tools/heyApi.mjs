import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usage = (address) => `import { client } from './api/client.gen';
import * as api from './api/sdk.gen';

client.setConfig({ baseUrl: '${address}' });
export const added = api.addTask({ body: { task: { title: 'Order tea' } } });
export const tasks = api.listTasks({ query: { q: 'tea' } });
`;

/** hey-api: the generated client compiles. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'hey-api');
  const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name);
  mkdirSync(cwd);
  execFileSync(bin('openapi-ts'), ['-i', `${address}/openapi.json`, '-o', 'api'], {
    cwd,
    encoding: 'utf8',
  });
  writeFileSync(join(cwd, 'usage.ts'), usage(address));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];
  execFileSync(
    bin('tsc'),
    [...options, '--moduleResolution', 'bundler', '--target', 'es2023', 'usage.ts'],
    { cwd, encoding: 'utf8' },
  );
}
