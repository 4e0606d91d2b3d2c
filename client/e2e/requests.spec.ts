import { expect, test } from './page.ts';

/** Paths of screens, with the maximum number of scripts and styles. */
const screens = [
  ['/dashboard/ecommerce', 25],
  ['/apps/email', 30],
  ['/apps/chat', 30],
  ['/apps/todo', 30],
  ['/apps/calendar', 30],
  ['/dashboard/analytics', 30],
  ['/apps/invoice/list', 30],
  ['/apps/invoice/preview/5036', 30],
  ['/apps/invoice/add', 30],
  ['/apps/invoice/edit/4987', 30],
  ['/apps/user/list', 30],
  ['/apps/ecommerce/shop', 30],
  ['/apps/ecommerce/checkout', 30],
  ['/access-control', 30],
  ['/pages/profile', 30],
  ['/pages/account-settings', 30],
  ['/pages/faq', 30],
  ['/pages/blog/list', 30],
  ['/pages/pricing', 30],
] as const;

for (const [path, limit] of screens) {
  test(`${path} requests at most ${limit} scripts and styles`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) files.add(pathname);
    });

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame renders the bookmarks last.
    await expect(page.getByRole('navigation', { name: 'Bookmarks' })).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect([...files].length, [...files].join('\n')).toBeLessThanOrEqual(limit);
  });
}
