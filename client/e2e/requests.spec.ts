import type { Page } from '@playwright/test';
import { expect, expectNoMoreRequests, test } from './page.ts';

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

/** Returns the scripts and styles that the page has requested. The set grows with each request. */
function collectFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  return files;
}

/** Returns the files that the document preloads for a signed-in viewer. */
function listFrameFiles(html: string): string[] {
  const [, files = '[]'] = /"user":\{"files":(\[.+?\])/.exec(html) ?? [];
  return JSON.parse(files).map((file: string) => `/assets/${file}`);
}

for (const [path, limit] of screens) {
  test(`${path} requests at most ${limit} scripts and styles`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const files = collectFiles(page);

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame renders the bookmarks last.
    await expect(page.getByRole('navigation', { name: 'Bookmarks' })).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect([...files].length, [...files].join('\n')).toBeLessThanOrEqual(limit);
  });
}

test.describe('without a session', () => {
  test.use({ account: null });

  test('/login requests the code of the frame after the first input', async ({ page }) => {
    const files = collectFiles(page);
    const response = await page.goto('/login');
    const frameFiles = listFrameFiles((await response?.text()) ?? '');
    const getMissingFiles = () => frameFiles.filter((file) => !files.has(file));
    await expectNoMoreRequests(page);
    expect(frameFiles).not.toEqual([]);
    expect(getMissingFiles()).toEqual(frameFiles);

    await page.keyboard.press('Shift');

    await expect.poll(getMissingFiles).toEqual([]);
  });
});
