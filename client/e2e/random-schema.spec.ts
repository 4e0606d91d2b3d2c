import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  createRandom,
  createRandomSchema,
  pick,
  type RandomType,
} from '../../server/ownSchema/test/randomSchema.ts';
import { startGateway } from './gateway.ts';
import { test as base, expect } from './page.ts';

/** The seeds of the schemas. `SCHEMA_SEEDS=7,8` replaces them. */
const seeds = (process.env.SCHEMA_SEEDS ?? '1,2,3').split(',').map(Number);

/** Returns the label of a name: `isOpen` becomes "Is open". */
function toLabel(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface RandomFixtures {
  seed: number;
  /** The SDL that the gateway of the test serves. */
  schema: { file: string; types: RandomType[] };
}

const test = base.extend<RandomFixtures>({
  seed: [0, { option: true }],
  schema: async ({ seed }, use) => {
    const { sdl, types } = createRandomSchema(createRandom(seed * 7919));
    const file = join(mkdtempSync(join(tmpdir(), 'random-schema-')), 'my.graphql');
    writeFileSync(file, sdl);
    await use({ file, types });
  },
  baseURL: async ({ schema }, use) => {
    const gateway = await startGateway({}, schema.file);
    await use(gateway.address);
    gateway.stop();
  },
});

test.use({ account: null, hasOwnGateway: true, expectedMessages: /503|Fault rule/ });

/** Fills the form of a new row. Returns the title of the row. */
async function fillForm(page: Page, type: RandomType, seed: number): Promise<string> {
  const random = createRandom(seed);
  const title = `A row of schema ${seed}`;
  for (const { name, type: leaf, create } of type.leaves) {
    const label = toLabel(name);
    if (leaf === 'Boolean') continue;
    if (leaf === 'State') {
      await page.getByRole('combobox', { name: label }).click();
      await page
        .getByRole('option', { name: toLabel(String(create(random)).toLowerCase()) })
        .click();
    } else {
      const value = name === 'title' ? title : String(create(random));
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
  }
  for (const { name } of type.relations) {
    await page.getByRole('combobox', { name: toLabel(name) }).click();
    await page.getByRole('option').first().click();
  }
  return title;
}

/** Returns the titles of all rows that the query of the list returns. */
async function listTitles(
  request: APIRequestContext,
  { list }: RandomType,
  branch = 'main',
): Promise<unknown[]> {
  const response = await request.post('/graphql', {
    headers: { 'x-branch': branch },
    data: { query: `{ ${list.field}${list.selection('title')} }` },
  });
  const { data } = await response.json();
  const rows = list.path.reduce((inner, name) => inner[name], data[list.field]);
  return rows.map((row: { title: unknown }) => row.title);
}

for (const seed of seeds) {
  test.describe(`the random schema ${seed}`, () => {
    test.use({ seed });

    test('has a dashboard with lists, forms, undo, branches, past states and faults', async ({
      page,
      request,
      schema,
    }) => {
      const types = schema.types.filter(({ relations }) => relations.length > 0);
      const type = pick(createRandom(seed), types.length > 0 ? types : schema.types);
      const label = toLabel(type.path);
      const path = `/admin/${type.path}`;
      const table = page.getByRole('table', { name: label });
      const menu = page.getByRole('navigation', { name: 'Main menu' });

      await page.goto('/');
      await menu.getByRole('link', { name: label }).click();
      await expect(table.getByRole('row')).toHaveCount(21);

      await page.getByRole('link', { name: `New: ${toLabel(type.name)}` }).click();
      const title = await fillForm(page, type, seed);
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(await listTitles(request, type)).toContain(title);

      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, changed`);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('heading', { name: `${title}, changed` })).toBeVisible();
      const changes = page.getByRole('list', { name: 'Change log' });
      await expect(changes).toContainText('Changed');
      expect(await listTitles(request, type)).toContain(`${title}, changed`);

      await menu.getByRole('link', { name: label }).click();
      await page.getByRole('searchbox').fill(title);
      await page.getByRole('checkbox', { name: `Select ${title}, changed` }).check();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(table.getByText(title)).toHaveCount(0);
      expect(await listTitles(request, type)).not.toContain(`${title}, changed`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(table.getByText(`${title}, changed`)).toBeVisible();

      await request.post('/gateway/branches', { data: { name: 'pr-42', from: 'main' } });
      const rows = await (await request.get(`/${type.path}`)).json();
      const created = rows.find((row: { title: string }) => row.title === `${title}, changed`);
      await page.goto(`${path}/edit/${created.id}?branch=pr-42`);
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Only on the branch');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('heading', { name: 'Only on the branch' })).toBeVisible();
      expect(await listTitles(request, type, 'pr-42')).toContain('Only on the branch');
      expect(await listTitles(request, type)).not.toContain('Only on the branch');

      await page.goto(`${path}/view/${created.id}?branch=main@1`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await page.goto(`${path}/view/${created.id}?branch=main`);
      await expect(page.getByRole('heading', { name: `${title}, changed` })).toBeVisible();

      await request.post('/gateway/faults', {
        data: { rules: [{ name: 'down', operation: 'AdminList', status: 503 }] },
      });
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await request.post('/gateway/faults', { data: { rules: [] } });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(table.getByRole('row')).toHaveCount(22);

      await page.reload();
      await page.getByRole('searchbox').fill(title);
      await expect(table.getByText(`${title}, changed`)).toBeVisible();
    });
  });
}
