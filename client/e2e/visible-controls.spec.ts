import { expect, expectNoHorizontalScrolling, test } from './page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the navbar shows the name and the role of the viewer, the language and the apps', async ({
  page,
}) => {
  await page.goto('/apps/todo');

  await expect(page.getByRole('button', { name: /^Account of/ })).toContainText(
    /Ines Okafor\s*Administrator/,
  );
  await expect(page.getByRole('button', { name: /^Language/ })).toHaveText('English', {
    useInnerText: true,
  });
  await page.getByRole('button', { name: 'Apps', exact: true }).click();
  await page.getByRole('menuitem', { name: 'All invoices' }).click();
  await expect(page).toHaveURL('/apps/invoice/list');
});

test('the actions of a row are visible without hovering', async ({ page }) => {
  await page.goto('/apps/user/list');

  const actions = page.getByRole('row').nth(3).getByRole('button').last();
  await expect(actions).toBeVisible();

  const isOpaque = await actions.evaluate((button) =>
    button.checkVisibility({ opacityProperty: true }),
  );
  expect(isOpaque).toBe(true);
});

test('the fields and the buttons of an edited row are visible', async ({ page }) => {
  await page.goto('/datatables/basic');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();

  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Save / }) });
  await expect(row.getByLabel('Name')).toBeFocused();
  await expect(row.getByLabel('Status')).toBeInViewport({ ratio: 1 });
  for (const button of await row.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('no button of the wish list is cut off', async ({ page }) => {
  await page.goto('/apps/ecommerce/wishlist');

  const buttons = page.getByRole('main').getByRole('article').getByRole('button');
  await expect(buttons).not.toHaveCount(0);
  const cutLabels = await buttons.evaluateAll((elements) =>
    elements
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>('span')])
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ innerText }) => innerText),
  );
  expect(cutLabels).toEqual([]);
});

test('the placeholder of the chat search fits its input', async ({ page }) => {
  await page.goto('/apps/chat');

  const search = page.getByRole('searchbox', { name: 'Search people and messages' });
  await expect(search).toBeVisible();
  const freeWidth = await search.evaluate((input: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d');
    const style = getComputedStyle(input);
    if (!context) return 0;
    context.font = style.font;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return input.clientWidth - padding - context.measureText(input.placeholder).width;
  });
  expect(freeWidth).toBeGreaterThan(0);
});

for (const path of ['/apps/user/list', '/apps/invoice/list']) {
  test(`${path} and its page numbers fit a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);

    await expect(page.getByRole('button', { name: 'Last page' })).toBeAttached();
    await expectNoHorizontalScrolling(page);
  });
}
