import type { Locator, Page, Request } from '@playwright/test';
import {
  groupCount,
  isShown,
  listControls,
  listPaths,
  openScreen,
  waitForRendering,
} from './controls.ts';
import { expect, test } from './page.ts';

// Some controls copy to the clipboard, some requests fail on purpose, and the shown record can be deleted.
test.use({ expectedMessages: /print\(\)|[Cc]lipboard|Failed to load resource|There is no \w+/ });

/** The number of controls of a dialog that are used. */
const maxNested = 8;

/** The screens of the gallery with overlays. The others show controls that open nothing. */
const hasOverlays = (path: string) =>
  !/^\/(charts|icons|colors|typography|forms|form-elements|components|extensions|tables?)\b/.test(
    path,
  ) || /modal|dropdown|popover|alert|context|picker|select|complete|tour|tooltip/.test(path);

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Returns where the focus is, and which overlays are open. */
const readFocus = (page: Page) =>
  page.evaluate((selector) => {
    const focused = document.activeElement;
    const open = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('main, header, nav'),
    );
    const top = open.at(-1);
    const isList = top?.matches('[role="listbox"]');
    return {
      count: open.length,
      isModal: top?.matches('[aria-modal="true"]') ?? false,
      // The focus remains in the field of a list.
      isInside: !top || isList || top.contains(focused),
      isLost: focused === document.body || focused === null,
      text: top?.textContent?.slice(0, 60),
    };
  }, overlays);

/** The scripts that a page is loading, such as the code of a dialog that opens for the first time, and the number of all of them. */
const scriptsOf = new WeakMap<Page, { loading: Set<Request>; count: number }>();

function recordScripts(page: Page) {
  const scripts = { loading: new Set<Request>(), count: 0 };
  scriptsOf.set(page, scripts);
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.loading.add(request);
    scripts.count += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => scripts.loading.delete(request));
  page.on('framenavigated', () => scripts.loading.clear());
}

const countScripts = (page: Page) => scriptsOf.get(page)?.count ?? 0;

const waitForScripts = (page: Page) =>
  expect.poll(() => scriptsOf.get(page)?.loading.size ?? 0, { timeout: 15_000 }).toBe(0);

for (let group = 0; group < groupCount; group += 1) {
  test(`overlays keep and return the focus, group ${group + 1} of ${groupCount}`, async ({
    page,
  }) => {
    const paths = (await listPaths(group)).filter(hasOverlays);
    test.setTimeout(60_000 + paths.length * 90_000);
    await page.addInitScript(() => {
      window.print = () => {};
      navigator.clipboard.writeText = async () => {};
    });
    page.on('filechooser', () => {});
    recordScripts(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    const faults: string[] = [];
    for (const path of paths) {
      await openScreen(page, path);
      for (const { name, locator } of await listControls(page)) {
        const fault = await activateControl(page, locator);
        if (fault) faults.push(`${path}, ${name}: ${fault}`);
        if (!isShown(page, path) || (await readFocus(page)).count > 0) await openScreen(page, path);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Activates a control with the keyboard, and closes what it opens. Returns what is wrong with the focus. */
async function activateControl(
  page: Page,
  control: Locator,
  isNested = false,
): Promise<string | undefined> {
  const url = page.url();
  const before = await readFocus(page);
  const key = await control.evaluateAll(([element]) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return undefined;
    element.focus();
    if (!element.matches('input')) return 'Enter';
    return element.matches('[type="checkbox"], [type="radio"], [readonly]') ? 'Space' : 'ArrowDown';
  });
  if (!key) return undefined;
  const scriptCount = countScripts(page);
  await page.keyboard.press(key);
  await waitForRendering(page);
  await waitForScripts(page);
  await waitForRendering(page);
  // React shows a component whose code has just arrived up to 300 milliseconds later.
  if (countScripts(page) > scriptCount)
    await settle(page, ({ count }) => count > before.count, 1000);
  // The control leads to another screen, whose heading gets the focus.
  if (new URL(page.url()).pathname !== new URL(url).pathname) return undefined;
  const opened = await settle(page, ({ isLost, isInside }) => !isLost && isInside);
  if (opened.isLost) return 'the focus is lost';
  if (opened.count <= before.count) return undefined;
  if (!opened.isInside) return `the focus is outside of what has opened: ${opened.text}`;

  if (opened.isModal) {
    for (const tab of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(tab);
      if (!(await readFocus(page)).isInside) return `${tab} leaves the dialog`;
    }
    if (!isNested) {
      const fault = await activateNested(page, control, opened.count);
      if (fault) return fault;
    }
  }
  return closeAndExpectFocus(page, control, before.count);
}

/** Uses the controls of an open dialog. A control may close it. */
async function activateNested(
  page: Page,
  opener: Locator,
  count: number,
): Promise<string | undefined> {
  await opener.evaluateAll(([element]) => element?.setAttribute('data-opener', ''));
  const reopen = page.locator('[data-opener]');
  for (const { name } of (await listControls(page, '[aria-modal="true"]')).slice(0, maxNested)) {
    const controls = await listControls(page, '[aria-modal="true"]');
    const control = controls.find((other) => other.name === name);
    if (!control) continue;
    const fault = await activateControl(page, control.locator, true);
    if (fault) return `${name}: ${fault}`;
    const { count: left, isLost } = await settle(page, (focus) => !focus.isLost);
    if (isLost) return `${name}: the focus is lost`;
    if (left >= count) continue;
    if ((await reopen.count()) !== 1) return undefined;
    await reopen.focus();
    await page.keyboard.press('Enter');
    await waitForRendering(page);
    await settle(page, (focus) => focus.count === count);
  }
  return undefined;
}

async function closeAndExpectFocus(page: Page, control: Locator, count: number) {
  const discard = page.getByRole('button', { name: 'Discard changes' }).last();
  for (let presses = 0; presses < 4 && (await readFocus(page)).count > count; presses += 1) {
    // The controls of a form have changed it.
    if (await discard.isVisible()) await discard.press('Enter');
    else await page.keyboard.press('Escape');
    await settle(page, (focus) => focus.count === count, 1000);
  }
  const closed = await settle(page, (focus) => focus.count === count && !focus.isLost);
  if (closed.count > count) return 'Escape does not close it';
  if (closed.isLost) return 'the focus is lost after closing';
  // The control of a list disappears with its row.
  const hasFocus = () =>
    control.evaluateAll(([element]) => !element || element === document.activeElement);
  await expect
    .poll(hasFocus, { timeout: 3000 })
    .toBe(true)
    .catch(() => undefined);
  return (await hasFocus()) ? undefined : 'the focus does not return';
}

/** Waits until the focus is as expected, for at most three seconds. Returns where it is then. */
async function settle(
  page: Page,
  isExpected: (focus: Awaited<ReturnType<typeof readFocus>>) => boolean,
  timeout = 3000,
) {
  let focus = await readFocus(page);
  const read = async () => {
    focus = await readFocus(page);
    return isExpected(focus);
  };
  await expect
    .poll(read, { timeout })
    .toBe(true)
    .catch(() => undefined);
  return focus;
}

/** Controls that are disabled or disappear when they are used: where the focus is afterwards. */
const disappearing = [
  ['/apps/user/list', 'Last page', 'Page 5'],
  ['/apps/user/list?page=2', 'Previous page', 'Page 1'],
  ['/apps/user/view/2', /^(Suspend|Activate)/, /^(Suspend|Activate)/],
  ['/apps/invoice/edit/4987', /^Remove (?!Daylight)/, /^Remove Daylight/],
  ['/apps/ecommerce/wishlist', /^Remove/, /./],
] as const;

for (const [path, name, next] of disappearing) {
  test(`a neighbour of a control that disappears has the focus: ${path}, ${name}`, async ({
    page,
  }) => {
    await openScreen(page, path);

    await page.getByRole('main').getByRole('button', { name }).first().press('Enter');

    const focused = page.locator('main *:focus');
    await expect(focused).toHaveAccessibleName(next);
  });
}
