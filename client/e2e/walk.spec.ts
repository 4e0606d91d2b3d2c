import type { Page } from '@playwright/test';
import { languages } from '../config.ts';
import { loadAddresses } from './addresses.ts';
import { drawAll, expect, expectAccessible, expectLeftToRightText, test } from './page.ts';
import { expectMantineStyles } from './styles.ts';

/** All combinations of language, direction and colour scheme, on wide and narrow screens. */
const appearances = Object.keys(languages).flatMap((language, first) =>
  ['ltr', 'rtl'].flatMap((direction, second) =>
    ['light', 'dark'].map((colorScheme, third) => {
      const width = (first + second + third) % 2 === 0 ? 1440 : 390;
      return { language, direction, colorScheme, width };
    }),
  ),
);
type Appearance = (typeof appearances)[number];

/** `WALK=^/charts` opens the addresses that match the pattern with all combinations. */
const { WALK } = process.env;

/** Selects the addresses of a combination: each is opened with one of them. */
const selectByLook = <Item extends { path: string }>(items: Item[], turn: number) =>
  items.filter(({ path }, index) =>
    WALK ? new RegExp(WALK).test(path) : index % appearances.length === turn,
  );

test.describe('in all appearances', () => {
  for (const [turn, appearance] of appearances.entries()) {
    const { language, direction, colorScheme, width } = appearance;

    test(`screens are whole and open to all: ${language}, ${direction}, ${colorScheme}, ${width} px`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const addresses = selectByLook(await loadAddresses(), turn);
      test.setTimeout(60_000 + addresses.length * 15_000);
      await wear(page, appearance);
      const guest = await (
        await browser.newContext({ baseURL, storageState: undefined })
      ).newPage();
      await wear(guest, appearance);

      const faults: string[] = [];
      for (const { path, isForGuests } of addresses) {
        await step(faults, path, () => visit(isForGuests ? guest : page, path, appearance));
      }
      await guest.context().close();
      expect(faults).toEqual([]);
    });
  }
});

/** Collects the errors of a step, so that the following steps run. */
async function step(faults: string[], path: string, walk: () => Promise<void>) {
  try {
    await test.step(path, walk);
  } catch (error) {
    faults.push(`${path}: ${(error as Error).message}`);
  }
}

/** Sets the combination before the first paint, and records layout shifts. */
async function wear(page: Page, appearance: Appearance) {
  await page.setViewportSize({ width: appearance.width, height: 900 });
  await page.addInitScript(({ colorScheme, direction, language }) => {
    localStorage.setItem('skin', JSON.stringify(colorScheme));
    localStorage.setItem('frontdesk.layout', JSON.stringify({ direction }));
    localStorage.setItem('frontdesk.language', language);

    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, appearance);
}

async function visit(page: Page, path: string, { language, direction, colorScheme }: Appearance) {
  const heading = page.getByRole('heading', { level: 1 });
  const root = page.locator('html');

  await page.goto(path);
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeEmpty();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await drawAll(page);
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', direction);
  await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme);

  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift, 'layout shift').toBeLessThanOrEqual(0.01);
  await expectMantineStyles(page);
  await expectLeftToRightText(page);
  await expectAccessible(page, [], 'best-practice');
}
