import { drawAll, expect, expectLeftToRightText, test, wear } from './page.ts';

const paths = [
  '/dashboard/analytics',
  '/apps/ecommerce/product-detail/x-26',
  '/apps/chat/2',
  '/apps/invoice/preview/4987',
  '/pages/pricing',
];

test('a mirrored layout keeps the order of the words in each sentence', {
  tag: '@critical',
}, async ({ page }) => {
  await wear(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await drawAll(page);

      await expectLeftToRightText(page);
    });
  }
});

test('a mirrored layout aligns text and inputs to the right', async ({ page }) => {
  await wear(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  await page.goto('/apps/user/list');

  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCSS('text-align', 'right');
  await expect(page.getByRole('searchbox')).toHaveCSS('text-align', 'right');
});

test('a mirrored layout shows the separators of the breadcrumbs between them', async ({ page }) => {
  await wear(page, { colorScheme: 'light', direction: 'rtl', width: 1440 });

  await page.goto('/pages/pricing');

  const home = page.getByRole('link', { name: 'Home' });
  const next = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Pages');
  await expect(home).toBeVisible();
  // The separator and its margins take the space between the two words.
  const gap = await next.evaluate(
    (item, link) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      return (link as Element).getBoundingClientRect().left - words.getBoundingClientRect().right;
    },
    await home.elementHandle(),
  );
  expect(gap).toBeGreaterThan(12);
});
