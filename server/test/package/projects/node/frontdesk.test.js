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

  assert.equal(data.tasks.length, 16);
  await frontdesk.close();
});

test('names wrong options', async () => {
  await assert.rejects(createFrontdesk({ clock: 'tomorrow' }), /clock must be a date/);
  await assert.rejects(createFrontdesk({ seed: 0.5 }), /seed must be an integer/);
});

test('has the documents of code generators, and copies the worker', () => {
  const require = createRequire(import.meta.url);
  assert.ok(existsSync(require.resolve('frontdesk/schema.graphql')));
  assert.ok(require('frontdesk/openapi.json').paths['/apps/todo/tasks']);
  const folder = mkdtempSync('public-');
  execFileSync('npx', ['frontdesk', 'worker', folder]);
  assert.ok(existsSync(join(folder, 'frontdesk-worker.js')));
});
