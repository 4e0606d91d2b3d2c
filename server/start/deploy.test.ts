import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnvironment, variables } from './environment.ts';

const files = ['Dockerfile', 'compose.yaml', 'README.md'].map((name) =>
  readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8'),
);

test('the deployment files set variables to allowed values', () => {
  const [dockerfile = '', compose = '', readme = ''] = files;
  const addresses = /JOURNAL: (\S+)/.exec(compose)?.[1];
  const settings = [...`${dockerfile}\n${readme}`.matchAll(/\b([A-Z_]{4,})=([\w:./]+)/g)].filter(
    ([, name = '']) => name in variables,
  );

  expect(settings.length).toBeGreaterThan(2);
  for (const [, name = '', value = ''] of settings) parseEnvironment({ [name]: value });
  expect(parseEnvironment({ JOURNAL: addresses }).JOURNAL).toContain('nats-3:4222');
});
