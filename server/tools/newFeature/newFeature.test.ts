import { afterAll, expect, test } from 'vitest';
import { createRepositoryCopy } from '../repositoryCopy.ts';

const { read, remove, runScript } = createRepositoryCopy();
afterAll(remove);

const runNewFeature = (...args: string[]) =>
  runScript('server/tools/newFeature/newFeature.mjs', ...args);

test.each([
  ['a name that is not in camelCase', ['sales-calls'], 'must be 3 to 40 letters in camelCase'],
  ['a reserved word', ['news'], 'is a reserved word'],
  ['a plural without a clear singular', ['staff'], '--singular=<name>'],
  ['an existing feature', ['users'], 'schema/users.graphql exists'],
  ['the name of an existing type', ['tasks'], 'the schema defines "Task"'],
  ['a missing name', [], 'Usage: npm run new-feature'],
])('refuses %s', async (_, args, message) => {
  const { status, output } = await runNewFeature(...args);

  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
});

test('creates a feature that passes the linter, and refuses to overwrite it', {
  tags: ['nightly'],
}, async () => {
  expect(await runNewFeature('salesCalls')).toMatchObject({ status: 0 });

  expect(read('server/features.ts')).toMatch(/^ {2}salesCalls,$/m);
  expect(read('client/features.ts')).toMatch(/^ {2}salesCalls,$/m);
  expect(JSON.parse(read('client/gql/texts/de.json')).menu.salesCalls).toBe('Sales calls');
  expect(read('client/gql/salesCalls/hooks.ts')).toContain('useSalesCallListPageQuery');
  expect(
    await runScript(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      ...writtenPaths,
    ),
  ).toMatchObject({ status: 0 });
  expect(await runScript('server/tools/build/lintSchema.mjs')).toEqual({ status: 0, output: '' });
  expect(await runNewFeature('salesCalls')).toMatchObject({ status: 1 });
});

const writtenPaths = ['schema', 'server/features/salesCalls', 'client/features/salesCalls'];

test('the feature has no type errors', { tags: ['nightly'] }, async () => {
  expect(await runScript('node_modules/typescript/bin/tsc', '--checkers', '2')).toEqual({
    status: 0,
    output: '',
  });
});

test('the feature passes its own tests and those of access', { tags: ['nightly'] }, async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'features/salesCalls'];

  expect(await runScript(...vitest, 'contract/authorization', '--root=server')).toMatchObject({
    status: 0,
  });
  expect(await runScript(...vitest, '--root=client')).toMatchObject({ status: 0 });
});
