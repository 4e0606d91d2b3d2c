import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'orval.config.mjs'), config(address));
  execFileSync(bin('orval'), ['--config', 'orval.config.mjs'], { cwd, encoding: 'utf8' });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];
  execFileSync(
    bin('tsc'),
    [...options, '--moduleResolution', 'bundler', '--target', 'es2023', 'api.ts'],
    { cwd, encoding: 'utf8' },
  );
}
