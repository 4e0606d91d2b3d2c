import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes, runTool } from '../commands.mjs';

const config = (address) => `export default {
  frontdesk: {
    input: '${address}/openapi.json',
    output: { target: 'api.ts', client: 'fetch', baseUrl: '${address}' },
  },
};
`;

/** orval: the generated functions compile. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'orval');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'orval.config.mjs'), config(address));
  runTool('orval', ['--config', 'orval.config.mjs'], cwd);
  checkTypes('api.ts', cwd);
}
