import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes, runTool } from '../commands.mjs';

const usage = (address) => `import { client } from './api/client.gen';
import * as api from './api/sdk.gen';

client.setConfig({ baseUrl: '${address}' });
export const added = api.addTask({ body: { task: { title: 'Order tea' } } });
export const tasks = api.listTasks({ query: { q: 'tea' } });
`;

/** hey-api: the generated client compiles. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'hey-api');
  mkdirSync(cwd);
  runTool('openapi-ts', ['-i', `${address}/openapi.json`, '-o', 'api'], cwd);
  writeFileSync(join(cwd, 'usage.ts'), usage(address));
  checkTypes('usage.ts', cwd);
}
