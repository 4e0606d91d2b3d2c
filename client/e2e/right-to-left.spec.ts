import { applyAppearance, expect, expectLeftToRightText, renderAllCharts, test } from './page.ts';

const paths = [
  '/dashboard/analytics',
  '/apps/ecommerce/product-detail/x-26',
  '/apps/chat/2',
  '/apps/invoice/preview/4987',
  '/pages/pricing',
];

test('a right-to-left layout keeps the order of the words in each sentence', async ({ page }) => {
  await applyAppearance(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await renderAllCharts(page);

      await expectLeftToRightText(page);
    });
  }
});

test('a right-to-left layout aligns text and inputs to the right', async ({ page }) => {
  await applyAppearance(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  await page.goto('/apps/user/list');

  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCSS('text-align', 'right');
  await expect(page.getByRole('searchbox')).toHaveCSS('text-align', 'right');
});

test('a right-to-left layout shows the separators between the breadcrumbs', async ({ page }) => {
  await applyAppearance(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  await page.goto('/pages/pricing');

  const home = page.getByRole('link', { name: 'Home' });
  const nextCrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Pages');
  await expect(home).toBeVisible();
  // The separator and its margins are between the two words.
  const gap = await nextCrumb.evaluate(
    (item, link) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return (link as Element).getBoundingClientRect().left - range.getBoundingClientRect().right;
    },
    await home.elementHandle(),
  );
  expect(gap).toBeGreaterThan(12);
});
