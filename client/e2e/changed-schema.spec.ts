import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './gateway.ts';
import { test as base, expect } from './page.ts';

const sdl = readFileSync(join(import.meta.dirname, 'own-schema.graphql'), 'utf8');

const test = base.extend<{ file: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  file: async ({}, use) => {
    const file = join(mkdtempSync(join(tmpdir(), 'changed-schema-')), 'my.graphql');
    writeFileSync(file, sdl);
    await use(file);
  },
  baseURL: async ({ file }, use) => {
    const gateway = await startGateway({}, file);
    await use(gateway.address);
    gateway.stop();
  },
});

test.use({ account: null, hasOwnGateway: true, expectedMessages: /404|Response/ });

test('the menu, the open list and the open form follow a saved change of the schema', async ({
  page,
  request,
  file,
}) => {
  await request.patch('/books/book-2', { data: { title: 'Changed before' } });
  await page.goto('/admin/books');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const table = page.getByRole('table', { name: 'Books' });
  await expect(table.getByText('Changed before')).toBeVisible();

  const withReviews = sdl
    .replace('orders:', 'reviews: [Review!]! orders:')
    .replace('type Tag {', 'type Review { id: ID! text: String! book: Book! } type Tag {')
    .replace('title: String!', 'title: String! edition: Int!');
  writeFileSync(file, withReviews);

  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Edition' })).toBeVisible();
  await expect(table.getByText('Changed before')).toBeVisible();

  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('row')).toHaveCount(21);
  await page.getByRole('link', { name: 'New: Review' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Typed before the change');
  writeFileSync(file, withReviews.replace('text: String!', 'text: String! stars: Int!'));
  await page.getByRole('textbox', { name: 'Stars' }).fill('4');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Typed before the change');

  writeFileSync(file, sdl);
  await expect(menu.getByRole('link', { name: 'Reviews' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
});
