import type { Page } from '@playwright/test';
import { loadAddresses } from './addresses.ts';
import { expect, expectNoViolation, navigate, renderAllCharts, test } from './page.ts';
import { expectMantineStyles } from './styles.ts';

/** Each test visits a part of the pages, so that they can run in parallel. */
const groupCount = 2;
/** The first page of each feature is visited in `npm test`, the other pages in `npm run test:all`. */
const kinds = [
  { name: 'first pages', tag: ['@critical'], isCritical: true },
  { name: 'other pages', tag: [], isCritical: false },
];
const tests = kinds.flatMap((kind) =>
  Array.from({ length: groupCount }, (_, group) => ({ ...kind, group })),
);

/** `palette.test.ts` compares the colours with each other, and `walk.spec.ts` scans the contrast of each page. */
const disabledRules = ['color-contrast'];

/** The distance in pixels of the titles from the top of the window, on all pages with the frame. */
const titleTop = 114;

/** The address of a small page with the frame. */
const framedAddress = '/access-control';

for (const { name, tag, isCritical, group } of tests) {
  test(`${name} have a title, a heading and styles, and are accessible, group ${group + 1} of ${groupCount}`, {
    tag,
  }, async ({ page, browser, baseURL }) => {
    const addresses = (await loadAddresses())
      .filter((address) => address.isCritical === isCritical)
      .filter((_, index) => index % groupCount === group);
    test.setTimeout(60_000 + addresses.length * 15_000);
    const viewport = { width: 1440, height: 900 };
    const guest = await (
      await browser.newContext({ baseURL, viewport, storageState: undefined })
    ).newPage();
    await page.setViewportSize(viewport);
    await page.goto(framedAddress);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const faults: string[] = [];
    for (const { path, isForGuests } of addresses) {
      // The frame is the same on all pages, and is scanned once.
      const exclude = path === framedAddress ? undefined : '[data-frame-part]';
      try {
        await test.step(path, async () => {
          if (isForGuests) await guest.goto(path);
          else await navigate(page, path);
          await expectValidPage(isForGuests ? guest : page, exclude);
          if (isForGuests) await expect(guest).toHaveURL(path);
        });
      } catch (error) {
        faults.push(`${path}: ${(error as Error).message}`);
      }
    }
    await guest.context().close();
    expect(faults).toEqual([]);
  });
}

/** Expects a title, a heading in its place, styles and accessibility. Elements with the selector `exclude` are not scanned by axe. */
async function expectValidPage(page: Page, exclude?: string) {
  const heading = page.getByRole('heading', { level: 1 });

  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeEmpty();
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
  if (await page.getByRole('navigation', { name: 'Main menu' }).isVisible())
    expect(Math.round((await heading.boundingBox())?.y ?? 0)).toBe(titleTop);
  await renderAllCharts(page);
  await expectMantineStyles(page);
  await expectNoViolation(page, { furtherTags: ['best-practice'], disabledRules, exclude });
}
