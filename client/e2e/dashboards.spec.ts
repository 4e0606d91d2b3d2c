import type { Page, Request } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoMoreRequests,
  renderAllCharts,
  test,
} from './page.ts';

const getCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('selected values are in the URL, and a chart can be shown as a table', async ({ page }) => {
  await page.goto('/');
  const browsers = getCard(page, 'Browsers');
  await page.getByRole('button', { name: 'Range: Last 28 days' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 52 weeks' }).click();
  await expect(browsers.getByText('52.1%')).toBeVisible();

  const report = getCard(page, 'Revenue report');
  await report.getByRole('button', { name: /^Year: / }).click();
  const lastYear = page.getByRole('menuitemradio').nth(1);
  const year = String(await lastYear.textContent());
  await lastYear.click();
  await expect(page).toHaveURL(new RegExp(`range=LAST_52_WEEKS&year=${year}`));

  const bars = report.locator('svg [data-series]');
  await expect(bars).toHaveCount(2);
  await report.getByRole('button', { name: 'Expense', pressed: true }).click();
  await expect(bars).toHaveCount(1);
  await report.getByRole('button', { name: /as a table/ }).click();
  await expect(report.getByRole('row')).toHaveCount(13);

  await page.reload();
  await expect(browsers.getByText('52.1%')).toBeVisible();
  await expect(report.getByRole('button', { name: `Year: ${year}` })).toBeVisible();

  await page.goto('/dashboard/analytics');
  const support = getCard(page, 'Support tracker');
  await page.getByRole('button', { name: 'Range: Last 28 days' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await expect(support.getByText('58', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(report).toBeVisible();
});

test('the first visit sends few requests', { tag: ['@critical', '@server'] }, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    const isStream = request.url().endsWith('/stream');
    sizes.push(isStream ? Promise.resolve(0) : readSize(request));
  });

  await page.goto('/');
  await expect(getCard(page, 'Revenue report').locator('svg [data-series]').first()).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  await expectNoMoreRequests(page);

  expect(sizes.length).toBeLessThanOrEqual(25);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(600_000);
});

test('charts load when they become visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const report = getCard(page, 'Revenue report');
  const bars = report.locator('svg [data-series]');
  await expect(report.getByRole('button', { name: /^Year: / })).toBeVisible();
  await expectNoMoreRequests(page);
  await expect(bars).toHaveCount(0);

  await report.scrollIntoViewIfNeeded();
  await expect(bars).toHaveCount(2);

  await page.goto('/cards/analytics');
  const rays = getCard(page, 'Sales and visits').locator('.recharts-radar');
  await expectNoMoreRequests(page);
  await expect(rays).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(rays).toHaveCount(2);
});

/** Returns the bytes of a response, compressed and with headers. */
async function readSize(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

test('a payment in a second window updates the dashboards', async ({ page, context }) => {
  const revenue = getCard(page, 'Statistics').getByText(/^\$/);
  await page.goto('/');
  const before = String(await revenue.textContent());

  const other = await context.newPage();
  await other.goto('/cards/advance');
  const pay = getCard(other, 'Pay an invoice');
  await pay.getByRole('textbox', { name: 'Card number' }).fill('5105111122220006');
  await pay.getByRole('button', { name: /^Pay/ }).click();
  await expect(pay.getByText('A digit is wrong. Check the number.')).toBeVisible();
  await pay.getByText('Test cards').click();
  await pay.getByRole('button', { name: /accepted/ }).click();
  await pay.getByRole('button', { name: /^Pay/ }).click();
  const toast = other.getByText(/^Invoice \d+ paid$/);
  await expect(toast).toBeVisible();
  const [number] = /\d+/.exec(String(await toast.textContent())) ?? [];

  await expect(getCard(page, 'Transactions').getByText(`Invoice ${number}`)).toBeVisible();
  await expect(revenue).not.toHaveText(before);

  await other.goto('/dashboard/analytics');
  await expect(getCard(other, 'Timeline').getByText(`Invoice ${number}`)).toBeVisible();
});

const addresses = [
  '/dashboard/ecommerce',
  '/dashboard/analytics',
  ...['basic', 'advance', 'statistics', 'analytics', 'action'].map((name) => `/cards/${name}`),
];

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test(`dashboards and cards are accessible and do not shift, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            shifts.sum += (shift as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });

      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        await renderAllCharts(page);
        const { shift, width } = await page.evaluate(() => ({
          shift: (window as never as { shifts: { sum: number } }).shifts.sum,
          width: document.documentElement.scrollWidth,
        }));
        expect(shift, address).toBeLessThanOrEqual(0.01);
        expect(width, address).toBe(appearance.width);
        await expectAccessible(page);
      }
    });
  }
});

test.describe('on a tablet', () => {
  const paths = ['/dashboard/analytics', '/dashboard/ecommerce'].concat(
    ['advance', 'analytics', 'statistics'].map((name) => `/cards/${name}`),
  );

  for (const path of paths) {
    test(`the cards of ${path} fill each row`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
      await renderAllCharts(page);

      const { end, rowEnds } = await page.getByRole('main').evaluate((main) => {
        const grid = main.querySelector('.mantine-Grid-inner') as HTMLElement;
        const ends: Record<number, number> = {};
        for (const card of grid.querySelectorAll(':scope > .mantine-Grid-col')) {
          const { top, right } = card.getBoundingClientRect();
          ends[top] = Math.max(ends[top] ?? 0, Math.round(right));
        }
        return {
          end: Math.round(grid.getBoundingClientRect().right),
          rowEnds: [...new Set(Object.values(ends))],
        };
      });

      expect(rowEnds).toEqual([end]);
    });
  }
});
