import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

test.use({ account: 'admin' });

for (const [width, height] of [
  [320, 256],
  [667, 331],
  [844, 390],
] as const) {
  test(`lists are usable in a window of ${width} x ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });

    for (const [path, list] of [
      ['/apps/email', page.getByRole('listitem')],
      ['/apps/chat/2', page.getByRole('log')],
      ['/apps/todo', page.getByRole('listitem')],
      ['/datatables/basic', page.getByRole('heading', { level: 2 })],
    ] as const) {
      await page.goto(path);
      await expect(list.last()).toBeVisible();

      const scroll = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const isScroller = (element: Element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) &&
          element.scrollHeight > element.clientHeight + 1;
        const scrollers = [...document.querySelectorAll('main *')].filter(isScroller);
        return {
          excess: scrollWidth - clientWidth,
          lowest: Math.min(...scrollers.map(({ clientHeight }) => clientHeight)),
        };
      });
      expect(scroll.excess, path).toBeLessThanOrEqual(0);
      // Three rows of 64 pixels.
      expect(scroll.lowest, path).toBeGreaterThan(192);
    }
  });
}

/** The screens of all kinds that are printed. */
const printedScreens = [
  '/apps/email?mail=24',
  '/apps/user/view/1',
  '/apps/invoice/list',
  '/apps/calendar',
  '/apps/todo',
  '/apps/chat/2',
  '/apps/ecommerce/shop',
  '/pages/blog/detail/7',
  '/pages/faq',
  '/pages/pricing',
  '/pages/profile',
  '/reference',
];

test('a screen is printed in black on white, without the frame and without controls', async ({
  page,
}) => {
  await page.goto('/dashboard/ecommerce');
  await page.evaluate(() => localStorage.setItem('skin', '"dark"'));
  await page.emulateMedia({ media: 'print' });

  for (const path of printedScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);

    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(await listColouredTexts(page), path).toEqual([]);
  }

  // The hidden menu leaves its width to the tasks.
  await page.goto('/apps/todo');
  const task = page.getByRole('main').getByRole('listitem').first();
  await expect(task).toBeVisible();
  expect((await task.boundingBox())?.width).toBeGreaterThan(800);
});

/** Returns the texts of the screen that are not printed in black on the white of the page. */
const listColouredTexts = (page: Page) =>
  page.evaluate(() => {
    const isColoured = (element: Element) =>
      getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('svg, .fd-sr-only') &&
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
    );
    return texts
      .filter((text) => {
        const ancestors = [...document.querySelectorAll('main *')].filter((other) =>
          other.contains(text),
        );
        return getComputedStyle(text).color !== 'rgb(0, 0, 0)' || ancestors.some(isColoured);
      })
      .map(({ textContent }) => textContent?.trim().slice(0, 40));
  });
