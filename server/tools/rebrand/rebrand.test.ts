import { afterAll, expect, test } from 'vitest';
import { createRepositoryCopy } from '../repositoryCopy.ts';
import { computeContrast, createShades } from './shades.mjs';

const { read, remove, runScript } = createRepositoryCopy();
afterAll(remove);

const runRebrand = (...args: string[]) => runScript('server/tools/rebrand/rebrand.mjs', ...args);

test.each(['#0b7268', '#ffcc00', '#000000', '#ffffff', '#c0262f'])(
  'the shades of %s have sufficient contrast in both schemes',
  (color) => {
    const { light, dark } = createShades(color);

    for (const [text, background] of [
      [light.primary, '#ffffff'],
      ['#ffffff', light['primary-hover']],
      [light['primary-on-soft'], light['primary-soft']],
      [dark.primary, '#1e2535'],
      ['#0f1420', dark['primary-hover']],
      [dark['primary-on-soft'], dark['primary-soft']],
    ] as const) {
      expect(computeContrast(text, background)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each([
  ['a missing name', [], 'Usage: npm run rebrand'],
  ['a name with markup', ['<b>'], 'The name must begin with a letter'],
  ['a colour that is not hexadecimal', ['Acme', '--color=red'], '--color must be six hexadecimal'],
])('refuses %s', async (_, args, message) => {
  expect(await runRebrand(...args)).toEqual({
    status: 1,
    output: expect.stringContaining(message),
  });
});

test('changes name, logo and colour, also a second time', { tags: ['nightly'] }, async () => {
  expect(await runRebrand('Acme Desk', '--color=#0b7268')).toMatchObject({ status: 0 });
  expect(await runRebrand('Bright-Bureau', '--color=#ffcc00')).toMatchObject({ status: 0 });

  expect(read('client/navigation/useTitle.ts')).toContain("productName = 'Bright-Bureau'");
  expect(read('client/index.html')).toContain('<title>Bright-Bureau</title>');
  expect(read('client/ui/Logo.tsx')).toContain("{'B'}");
  expect(read('client/index.html')).not.toMatch(/Frontdesk|Acme/);
  expect(read('server/package/types/index.d.ts')).toContain('export interface Frontdesk');
});

test('the changed sources pass the linter, the type checker and their tests', {
  tags: ['nightly'],
  timeout: 600_000,
}, async () => {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--tags-filter=!nightly'];

  expect(await runScript('client/codegen/main.mjs')).toMatchObject({ status: 0 });
  expect(await runScript(...biome, 'client', 'server')).toMatchObject({ status: 0 });
  expect(await runScript('node_modules/typescript/bin/tsc', '--checkers', '2')).toEqual({
    status: 0,
    output: '',
  });
  expect(
    await runScript(
      ...vitest,
      '--root=client',
      '--project=node',
      '--project=dom',
      'theme',
      'navigation',
      'ui/',
    ),
  ).toMatchObject({ status: 0 });
  expect(
    await runScript(...vitest, '--root=server', 'rest', 'features/faq', 'features/email'),
  ).toMatchObject({
    status: 0,
  });
});
