import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFrontdesk } from 'frontdesk';

test('runs without any other package', async () => {
  const frontdesk = await createFrontdesk({ seed: 1 });
  const { data } = await frontdesk.execute('{ tasks { id } }');

  assert.equal(data.tasks.length, 58);
  await frontdesk.close();
});

test('a port that is in use is refused with its remedy, and ports end with the gateway', async () => {
  const frontdesk = await createFrontdesk();
  const { url } = await frontdesk.listen();
  const port = Number(new URL(url).port);

  await assert.rejects(frontdesk.listen({ port }), {
    message: `Cannot listen on 127.0.0.1:${port}: the port is in use. Port 0 chooses a free port.`,
  });
  await frontdesk.close();
  await assert.rejects(fetch(url));
  await assert.rejects(frontdesk.listen(), /This gateway is closed/);
});

test('has the documents of code generators, and copies the worker', () => {
  const require = createRequire(import.meta.url);
  assert.ok(existsSync(require.resolve('frontdesk/schema.graphql')));
  assert.ok(require('frontdesk/openapi.json').paths['/apps/todo/tasks']);
  const folder = mkdtempSync('public-');
  execFileSync('npx', ['frontdesk', 'worker', folder]);
  assert.ok(existsSync(join(folder, 'frontdesk-worker.js')));
});

for (const [entry, peer] of [
  ['vitest', 'vitest'],
  ['playwright', '@playwright/test'],
  ['msw', 'msw'],
]) {
  test(`frontdesk/${entry} names its missing peer, and the command that installs it`, async () => {
    await assert.rejects(import(`frontdesk/${entry}`), {
      message: `frontdesk/${entry} needs the package ${peer}. Run: npm install --save-dev ${peer}`,
    });
  });
}

test('ends with its block', async () => {
  const frontdesk = await createFrontdesk();
  await frontdesk[Symbol.asyncDispose]();

  await assert.rejects(frontdesk.execute('{ tasks { id } }'), /This gateway is closed/);
});
