import type { Locator, Page } from '@playwright/test';
import { loadAddresses } from './addresses.ts';
import { expect } from './page.ts';

/** The number of tests that share the screens. */
export const groupCount = 4;

/** Returns the paths of the screens of a group. `SCREENS=^/apps/todo` selects screens, for all groups together. */
export async function listPaths(group: number): Promise<string[]> {
  const { SCREENS } = process.env;
  const paths = (await loadAddresses()).flatMap(({ path, isForGuests }) =>
    isForGuests || (SCREENS && !new RegExp(SCREENS).test(path)) ? [] : [path],
  );
  return paths.filter((_, index) => index % groupCount === group);
}

/** Opens a screen, and waits for its heading. Unsaved changes of the previous screen do not prevent it. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
}

/** Returns whether the page shows a screen. */
export const isShown = (page: Page, path: string) =>
  new URL(page.url()).pathname === new URL(path, page.url()).pathname;

export interface Control {
  name: string;
  locator: Locator;
}

/** Returns the buttons, tabs, checkboxes and selects in an element. Of those that repeat in rows, it returns one. */
export async function listControls(page: Page, container = 'main'): Promise<Control[]> {
  const names = await page.evaluate((selector) => {
    const root = [...document.querySelectorAll(selector)].at(-1);
    for (const old of document.querySelectorAll('[data-control]')) {
      old.removeAttribute('data-control');
    }
    const controls = root?.querySelectorAll<HTMLElement>(
      'button, summary, input, [role="button"], [role="tab"], [role="combobox"]',
    );
    const kinds = new Map<string, string>();
    for (const control of controls ?? []) {
      const isHidden = !control.checkVisibility() || control.closest('[inert]');
      if (isHidden || control.matches(':disabled, [type="file"]')) continue;
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      const [verb = ''] = name.split(/[\s:,]/);
      const row = control.closest('tr, li, article');
      const list = row ? [...document.querySelectorAll('*')].indexOf(row.parentElement ?? row) : -1;
      const kind = [control.tagName, control.className, row ? verb : name, list].join();
      if (kinds.has(kind)) continue;
      control.dataset.control = `${kinds.size}`;
      kinds.set(kind, `${control.tagName.toLowerCase()} "${name}"`);
    }
    return [...kinds.values()];
  }, container);

  return names.map((name, index) => ({ name, locator: page.locator(`[data-control="${index}"]`) }));
}

/** Waits until the page has rendered the result of an input. */
export const waitForRendering = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 }));
      }),
  );
