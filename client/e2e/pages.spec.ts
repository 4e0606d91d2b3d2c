import type { Page } from '@playwright/test';
import { loadAddresses } from './addresses.ts';
import { drawAll, expect, expectAccessible, test } from './page.ts';
import { expectMantineStyles } from './styles.ts';

/** The pages are distributed over several tests, which can run in parallel. */
const groupCount = 6;

for (let group = 0; group < groupCount; group += 1) {
  test(`pages have a title, a heading, styles and no violation, group ${group + 1} of ${groupCount}`, {
    tag: '@critical',
  }, async ({ page, browser, baseURL }) => {
    const addresses = (await loadAddresses()).filter((_, index) => index % groupCount === group);
    test.setTimeout(60_000 + addresses.length * 5_000);
    const viewport = { width: 1440, height: 900 };
    const guest = await (
      await browser.newContext({ baseURL, viewport, storageState: undefined })
    ).newPage();
    await page.setViewportSize(viewport);
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const faults: string[] = [];
    for (const { path, isForGuests } of addresses) {
      try {
        await test.step(path, async () => {
          if (isForGuests) await guest.goto(path);
          else await navigate(page, path);
          await check(isForGuests ? guest : page);
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

async function check(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });

  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeEmpty();
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
  await drawAll(page);
  await expectMantineStyles(page);
  await expectAccessible(page, [], 'best-practice');
}

/** Navigates inside the app, which takes a fraction of the time of a first visit. */
async function navigate(page: Page, path: string) {
  await page.evaluate((address) => {
    // The next screen sets the title again.
    document.title = '';
    history.pushState({ idx: history.state.idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
}
