import { join } from 'node:path';
import { expect, expectNoHorizontalScrolling, expectScreenAccessible, test } from './page.ts';

test.use({
  account: null,
  hasOwnGateway: true,
  schemaFile: join(import.meta.dirname, 'own-schema.graphql'),
});

test('an own schema has lists, forms, an undo of deletions, and a history', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'To-do' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Books' }).click();

  const table = page.getByRole('table', { name: 'Books' });
  await expect(table.getByRole('row', { name: /Plants that survive August/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filter: State' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Published/ }).click();
  await page.keyboard.press('Escape');
  await expect(table.getByText('Archived')).toHaveCount(0);

  await page.getByRole('link', { name: 'New: Book' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Enter a value.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A book of tests');
  await page.getByRole('textbox', { name: 'Pages' }).fill('120');
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5');
  await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('combobox', { name: 'Author' }).fill('cami');
  await page.getByRole('option', { name: 'Camille Cole' }).click();
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { name: 'A book of tests' })).toBeVisible();
  await expect(page.getByText('€12.50')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Change log' })).toContainText('Added');
  await page.getByRole('link', { name: 'Camille Cole' }).click();
  await expect(page.getByRole('region', { name: 'Books' })).toContainText('A book of tests');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A book of tests' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A book of proofs');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'A book of proofs' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Change log' })).toContainText('Changed');

  await menu.getByRole('link', { name: 'Books' }).click();
  await page.getByRole('searchbox', { name: 'Search Books' }).fill('proofs');
  // The header and one row. Another search ends the selection.
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select A book of proofs' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(table.getByText('A book of proofs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByText('A book of proofs')).toBeVisible();

  await page.reload();
  await expect(table.getByText('A book of proofs')).toBeVisible();
});

test('the pages of an own schema are accessible, and fit a phone', async ({ page }) => {
  for (const path of [
    '/admin',
    '/admin/books',
    '/admin/books/view/book-1',
    '/admin/books/new',
    '/admin/shop',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectScreenAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScrolling(page);
  }
});

test('a change by another client appears without a reload', async ({ page, request }) => {
  await page.goto('/admin/books');
  await expect(page.getByRole('table', { name: 'Books' })).toBeVisible();

  await request.patch('/books/book-2', { data: { title: 'Changed by REST' } });

  await expect(page.getByText('Changed by REST')).toBeVisible();
});
