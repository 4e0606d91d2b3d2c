import type { Page } from '@playwright/test';
import { languages } from '../config.ts';
import { loadAddresses } from './addresses.ts';
import { expect, expectLeftToRightText, expectNoViolation, renderAllCharts, test } from './page.ts';
import { expectMantineStyles } from './styles.ts';

/** All combinations of language, direction and colour scheme. Half of them have the width of a phone. */
const appearances = Object.keys(languages).flatMap((language, first) =>
  ['ltr', 'rtl'].flatMap((direction, second) =>
    ['light', 'dark'].map((colorScheme, third) => {
      const width = (first + second + third) % 2 === 0 ? 1440 : 390;
      return { language, direction, colorScheme, width };
    }),
  ),
);
type Appearance = (typeof appearances)[number];

const frameParts = '[data-frame-part]';

/** A pattern, such as `^/charts`. Only matching addresses are opened, each in all combinations. */
const { WALK } = process.env;

/** Selects the addresses of a combination, so that each address is opened in one combination. */
const selectAddresses = <Item extends { path: string }>(addresses: Item[], combination: number) =>
  addresses.filter(({ path }, index) =>
    WALK ? new RegExp(WALK).test(path) : index % appearances.length === combination,
  );

test.describe('in all appearances', () => {
  for (const [combination, appearance] of appearances.entries()) {
    const { language, direction, colorScheme, width } = appearance;

    test(`screens are rendered completely and are accessible: ${language}, ${direction}, ${colorScheme}, ${width} px`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const addresses = selectAddresses(await loadAddresses(), combination);
      test.setTimeout(60_000 + addresses.length * 15_000);
      await preparePage(page, appearance);
      const guest = await (
        await browser.newContext({ baseURL, storageState: undefined })
      ).newPage();
      await preparePage(guest, appearance);

      const faults: string[] = [];
      let isFrameScanned = false;
      for (const { path, isForGuests } of addresses) {
        const visitor = isForGuests ? guest : page;
        // The frame is the same on all pages that have it, and is scanned once.
        const exclude = isFrameScanned ? frameParts : undefined;
        await runStep(faults, path, () => visit(visitor, path, appearance, exclude));
        isFrameScanned ||= (await visitor.locator(frameParts).count()) > 0;
      }
      await guest.context().close();
      expect(faults).toEqual([]);
    });
  }
});

/** Runs a step, and adds its error to the faults, so that the following steps run. */
async function runStep(faults: string[], path: string, body: () => Promise<void>) {
  try {
    await test.step(path, body);
  } catch (error) {
    faults.push(`${path}: ${(error as Error).message}`);
  }
}

/** Sets the combination before the first paint, and records layout shifts. */
async function preparePage(page: Page, appearance: Appearance) {
  await page.setViewportSize({ width: appearance.width, height: 900 });
  await page.addInitScript(({ colorScheme, direction, language }) => {
    localStorage.setItem('skin', JSON.stringify(colorScheme));
    localStorage.setItem('frontdesk.layout', JSON.stringify({ direction }));
    localStorage.setItem('frontdesk.language', language);

    const target = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        target.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, appearance);
}

/** Opens an address and verifies the page. Elements with the selector `exclude` are not scanned by axe. */
async function visit(
  page: Page,
  path: string,
  { language, direction, colorScheme }: Appearance,
  exclude: string | undefined,
) {
  const heading = page.getByRole('heading', { level: 1 });
  const root = page.locator('html');

  await page.goto(path);
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeEmpty();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await renderAllCharts(page);
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', direction);
  await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme);

  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift, 'layout shift').toBeLessThanOrEqual(0.01);
  await expectMantineStyles(page);
  await expectLeftToRightText(page);
  await expectNoViolation(page, { furtherTags: ['best-practice'], exclude });
}
