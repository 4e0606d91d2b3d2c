import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gateway } from './gateway.ts';
import { test as base, expect } from './page.ts';
import { startStaticSite } from './staticSite.ts';

const buildFile = join(import.meta.dirname, '../../server/tools/build/buildStatic.mjs');
const schemaFile = join(import.meta.dirname, 'own-schema.graphql');

const test = base.extend<object, { site: Gateway }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-own-schema-'));
      const site = join(folder, 'site');
      execFileSync(process.execPath, [buildFile, schemaFile, `--folder=${site}`]);
      const server = await startStaticSite({ base: '/library/', folder: site });
      await use(server);
      server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(`${new URL(site.address).origin}`),
});

test.use({ account: null, hasOwnGateway: true });

test('an own schema is served by the static site, and its changes outlive a reload', async ({
  page,
}) => {
  await page.goto('/library/');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Tags' }).click();
  const table = page.getByRole('table', { name: 'Tags' });
  await expect(table.getByRole('row')).toHaveCount(21);

  await page.getByRole('link', { name: 'New: Tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Static');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Static' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Static site');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Static site' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Change log' })).toContainText('Changed');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Static site' })).toBeVisible();
  const read = (address: string) =>
    page.evaluate(async (url) => (await fetch(url)).json(), address);
  expect(await read('/tags?name=Static%20site')).toMatchObject([{ name: 'Static site' }]);
  expect(await read('/graphql?query={viewer{id}}')).toEqual({
    data: { viewer: { id: 'author-1' } },
  });

  await menu.getByRole('link', { name: 'Tags' }).click();
  await page.getByRole('searchbox').fill('Static site');
  await page.getByRole('checkbox', { name: 'Select Static site' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(table.getByText('Static site')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByText('Static site')).toBeVisible();
  await page.reload();
  await expect(table.getByText('Static site')).toBeVisible();

  await page.goto('/library/graphql');
  await expect(page.getByRole('button', { name: 'createBook mutation' })).toBeVisible();
});
