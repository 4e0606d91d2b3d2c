import { expect, test } from './page.ts';

const screens = [
  ['/dashboard/ecommerce', 25],
  ['/apps/email', 30],
  ['/apps/chat', 30],
  ['/apps/todo', 30],
  ['/apps/calendar', 30],
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
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect([...files].length, [...files].join('\n')).toBeLessThanOrEqual(limit);
  });
}
