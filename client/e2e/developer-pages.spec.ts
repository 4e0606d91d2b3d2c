import { expect, expectAccessible, test } from './page.ts';

test('the explorer opens with an example and runs it', { tag: '@critical' }, async ({ page }) => {
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(page.getByRole('heading', { name: /GraphQL explorer/ })).toBeVisible();
  await expect(editor).toContainText('query Board');

  await page.getByRole('button', { name: /^Execute query/ }).click();

  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result).toContainText('"taskPage"');
  await expect(result).not.toContainText('"errors"');
});

test('the explorer completes a field and shows its documentation', async ({ page }) => {
  await page.goto(`/graphql?query=${encodeURIComponent('{ pricing }')}`);
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor).toContainText('pricing');

  await editor.getByRole('textbox').press('ControlOrMeta+a');
  await page.keyboard.type('{ taskA', { delay: 40 });
  await expect(page.getByRole('option', { name: /taskAssignees/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('taskAssignees');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.getByRole('link', { name: 'taskPage', exact: true }).click();
  await expect(page.getByText('Returns a page of tasks.')).toBeVisible();
});

test('the explorer opens further examples in tabs', async ({ page }) => {
  await page.goto('/graphql');

  await page.getByRole('button', { name: 'Read a task and the possible assignees' }).click();

  await expect(page.getByRole('tab', { name: 'TaskWithAssignees' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Board', exact: true })).toBeVisible();
  // GraphiQL nests the close button of a tab inside the tab.
  await expectAccessible(page, ['nested-interactive']);
});

test('the reference lists each path, and a link opens an operation', async ({ page, request }) => {
  const { paths } = await (await request.get('/openapi.json')).json();
  const count = Object.values<object>(paths).flatMap((path) => Object.keys(path)).length;
  expect(count).toBeGreaterThanOrEqual(71);
  await page.goto('/reference');
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(page.getByText(`${count} operations`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: /^Filter/ }).fill('todo');
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.goto('/reference#listTasks');
  const card = page.getByRole('article', { name: /GET.*todo.tasks/ });
  await expect(card.getByRole('textbox', { name: 'q', exact: true })).toBeInViewport();
  await expectAccessible(page);
});

test('the reference sends a request and shows the response', async ({ page }) => {
  await page.goto('/reference#listTasks');
  const card = page.locator('#listTasks');

  await card.getByRole('textbox', { name: 'q' }).fill('lamp');
  await card.getByRole('button', { name: 'Send request' }).click();

  // Only HTTP/1 has texts of statuses.
  await expect(card.getByText(/^200( OK)?\s*$/)).toBeVisible();
  await expect(card.getByText(/"title": "[^"]*lamp/i)).toBeVisible();
  await expectAccessible(page);
});

test('the reference opens the route that the address names', async ({ page }) => {
  await page.goto(`/reference#${encodeURIComponent('GET /apps/ecommerce/products/:id')}`);

  const route = page.getByRole('button', { name: /^GET \/apps\/ecommerce\/products\/\{id\}/ });
  await expect(route).toHaveAttribute('aria-expanded', 'true');
  await expect(route).toBeInViewport();
});
