import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Redocly: the OpenAPI document passes the minimal rules. */
export async function run({ address }) {
  const bin = join(import.meta.dirname, '../node_modules/.bin/redocly');
  execFileSync(bin, ['lint', `${address}/openapi.json`, '--extends', 'minimal'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
}
