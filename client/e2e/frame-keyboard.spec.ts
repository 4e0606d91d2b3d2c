import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const gear = (page: Page) =>
  // A phone opens the panel from the account menu instead.
  page.getByRole('button', { name: 'Open the appearance panel', includeHidden: true });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The minimum width in pixels at which the navbar has bookmarks. */
const roomForBookmarks = 992;

/** Opens a screen in the frame, and waits for its lazy parts. */
async function open(page: Page, layout: Record<string, unknown> = {}, path = '/access-control') {
  await page.addInitScript((storedLayout) => {
    localStorage.setItem('frontdesk.layout', JSON.stringify(storedLayout));
  }, layout);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, \d/ })).toBeVisible();
  await expect(gear(page)).toBeAttached();
  if ((page.viewportSize()?.width ?? 0) < roomForBookmarks) return;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calendar' })).toBeVisible();
}

/** Returns the name and place of the focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    // A hidden radio shows the focus on its label, a field without borders on the line under it.
    const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null;
    const whole = label ?? one;
    const outlined = label ? [one, label, ...label.querySelectorAll('*')] : [one];
    const hasOutline = outlined.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const field = one.matches('[role="combobox"]') ? one.parentElement : null;
    const hasLine = field !== null && getComputedStyle(field).boxShadow !== 'none';

    const { x, y, width, height } = whole.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = top !== null && (whole.contains(top) || top.contains(one));
    // The breadcrumbs are a `nav` in `main`.
    const place = one.closest('main, [role="dialog"], [role="menu"]') ?? one.closest('header, nav');

    return {
      name: (one.getAttribute('aria-label') ?? whole.textContent ?? '').trim(),
      place: place?.getAttribute('role') ?? place?.tagName.toLowerCase(),
      isSeen: (hasOutline || hasLine) && isOnTop,
    };
  });

/** Presses a key, and expects that the focus is visible and not covered. */
async function step(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page), key).toMatchObject({ isSeen: true });
  return await focused(page);
}

/** Presses a key until an element has the focus. Returns the names of the elements before it. */
async function stepTo(page: Page, expected: string | RegExp, key = 'Tab', most = 120) {
  const names: string[] = [];
  while (names.length < most) {
    const { name } = await step(page, key);
    names.push(name);
    if (typeof expected === 'string' ? name === expected : expected.test(name)) return names;
  }
  throw new Error(`${expected} is not reached: ${names.join(' | ')}`);
}

const holdsFocus = (holder: Locator) =>
  holder.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));

/** Opens an element by keyboard, and expects that the focus moves into it. */
async function enter(page: Page, opener: Locator, opened: Locator, key = 'Enter') {
  await opener.focus();
  await page.keyboard.press(key);
  await expect(opened).toBeVisible();
  await expect.poll(() => holdsFocus(opened)).toBe(true);
}

/** Expects that Enter and Space open, and that Escape closes and returns the focus. */
async function expectOpens(page: Page, opener: Locator, opened: Locator) {
  for (const key of ['Enter', 'Space']) {
    await enter(page, opener, opened, key);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
  }
}

/** Expects that Tab leaves the open element after its last control. */
async function expectLetsGo(page: Page, opener: Locator, opened: Locator) {
  await opener.focus();
  const next = await step(page, 'Tab');

  await enter(page, opener, opened);
  for (let count = 0; count < 40 && (await holdsFocus(opened)); count += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(opened).toBeHidden();
  await expect.poll(() => focused(page)).toEqual(next);

  await enter(page, opener, opened);
  await page.keyboard.press('Shift+Tab');
  await expect(opened).toBeHidden();
}

/** The buttons of the navbar that open something. */
const openers = [
  { name: /^Edit bookmarks$/, role: 'dialog' },
  { name: /^Language: English \(EN\)$/, role: 'menu' },
  { name: /^Cart, /, role: 'dialog' },
  { name: /^Notifications, /, role: 'dialog' },
  { name: /^Account of /, role: 'menu' },
] as const;

async function expectBar(page: Page, opening: readonly (typeof openers)[number][]) {
  const button = (name: RegExp) => page.getByRole('banner').getByRole('button', { name });
  for (const { name, role } of opening) {
    await test.step(String(name), async () => {
      await expectOpens(page, button(name), page.getByRole(role));
      await expectLetsGo(page, button(name), page.getByRole(role));
    });
  }

  // The palette is modal and traps the focus.
  await expectOpens(page, button(/^Search and commands$/), page.getByRole('dialog'));

  const colorScheme = page.locator('html');
  await button(/dark mode$/).focus();
  await page.keyboard.press('Space');
  await expect(colorScheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Enter');
  await expect(colorScheme).toHaveAttribute('data-mantine-color-scheme', 'light');
}

const inBar = [
  'Email',
  'Chat',
  'To-do',
  'Calendar',
  'Edit bookmarks',
  'Language: English (EN)',
  'Switch to dark mode',
  'Apps',
  'Search and commands',
  expect.stringMatching(/^Cart, /),
  expect.stringMatching(/^Notifications, /),
  expect.stringMatching(/^Account of /),
];

test('Tab moves the focus through the whole frame in both directions, and the focus is always visible', {
  tag: '@critical',
}, async ({ page }) => {
  await open(page);

  expect(await step(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
  const names = await stepTo(page, 'Open the appearance panel');
  expect(names.slice(0, 3)).toEqual(['Frontdesk', 'Show icons only', expect.anything()]);
  const bar = names.lastIndexOf('Email');
  expect(names.slice(bar, bar + inBar.length)).toEqual(inBar);
  expect(names.slice(3, bar)).toContain('Access control');

  const back = await stepTo(page, 'Skip to content', 'Shift+Tab');
  expect(back.slice(0, -1).toReversed()).toEqual(names.slice(0, -1));

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
  expect(await step(page, 'Tab')).toMatchObject({ place: 'main' });
});

test('everything in the navbar opens, closes and does not trap the focus', async ({ page }) => {
  await open(page);
  await expectBar(page, openers);

  const bookmarks = page.getByRole('navigation', { name: 'Bookmarks' });
  await bookmarks.getByRole('link', { name: 'Calendar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu opens to its third level, and a screen can be opened there', async ({ page }) => {
  await open(page);
  const menu = mainMenu(page);
  const pages = menu.getByRole('button', { name: 'Pages' });
  const blog = menu.getByRole('button', { name: 'Blog' });

  await pages.focus();
  await page.keyboard.press('Enter');
  await expect(pages).toHaveAttribute('aria-expanded', 'true');
  await stepTo(page, 'Blog');
  await page.keyboard.press('Space');
  await expect(blog).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(blog).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  expect(await step(page, 'Tab')).toMatchObject({ name: 'All posts' });

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages/blog/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'All posts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const direction of ['ltr', 'rtl']) {
  test(`the rail widens for the focus and shrinks behind it, ${direction}`, async ({ page }) => {
    await open(page, { direction });
    const menu = mainMenu(page);
    const width = () => menu.evaluate((one) => one.getBoundingClientRect().width);
    const side = () => menu.evaluate((one) => one.getBoundingClientRect().x > innerWidth / 2);

    await menu.getByRole('button', { name: 'Show icons only' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit bookmarks' }).focus();
    await expect.poll(width).toBeLessThanOrEqual(80);
    expect(await side()).toBe(direction === 'rtl');

    await menu.getByRole('link', { name: 'Email', exact: true }).focus();
    await step(page, 'Tab');
    await expect.poll(width).toBeGreaterThan(250);
    const names = await stepTo(page, 'Pages');
    await page.keyboard.press('Enter');
    expect(await step(page, 'Tab')).toMatchObject({ name: 'Authentication' });
    await page.keyboard.press('Space');
    expect(await step(page, 'Tab')).toMatchObject({
      name: expect.stringMatching(/^Sign in, centred/),
    });
    expect(names).toContain('Users');

    await page.getByRole('button', { name: 'Edit bookmarks' }).focus();
    await expect.poll(width).toBeLessThanOrEqual(80);
  });
}

test('the appearance panel opens, closes and does not trap the focus', async ({ page }) => {
  await open(page);
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expectOpens(page, gear(page), panel);

  await enter(page, gear(page), panel);
  const names = await stepTo(page, 'Reset to defaults');
  expect(names).toEqual([
    'Close the appearance panel',
    ...['Light', 'Cobalt', 'Vertical', 'Icons only', 'Behind the menu button', 'Left to right'],
    ...['Full', 'Floating', 'White', 'Static', 'Fade'],
    'Reset to defaults',
  ]);
  await stepTo(page, 'Close the appearance panel', 'Shift+Tab');
  expect(await step(page, 'Shift+Tab')).toMatchObject({ name: 'Open the appearance panel' });
  await expect(panel).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(gear(page)).toBeFocused();
});

test('the button to the top of the page works by keyboard', async ({ page }) => {
  await open(page, {}, '/colors/colors');
  await page.getByRole('main').focus();
  await page.keyboard.press('End');
  const up = page.getByRole('button', { name: 'Back to the top' });
  await expect(up).toBeVisible();
  await page.getByRole('main').getByRole('button').last().focus();
  expect(await step(page, 'Tab')).toMatchObject({ name: 'Back to the top' });

  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the horizontal frame, its dropdowns and fly-outs, ${direction}`, async ({ page }) => {
    const [forward, back] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await open(page, { menu: 'horizontal', direction });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

    // The menu bar is a single tab stop.
    expect(await step(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
    const names = await stepTo(page, 'Dashboards');
    expect(names).toEqual(['Frontdesk', ...inBar, 'Dashboards']);
    expect(await step(page, 'Tab')).toMatchObject({ place: 'main' });
    expect(await step(page, 'Shift+Tab')).toMatchObject({ name: 'Dashboards' });

    expect(await step(page, forward)).toMatchObject({ name: 'Apps and pages' });
    expect(await step(page, forward)).toMatchObject({ name: 'Pages' });
    expect(await step(page, back)).toMatchObject({ name: 'Apps and pages' });
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(item('Email')).toBeFocused();
      await expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
      await page.keyboard.press('Escape');
      await expect(item('Email')).toBeHidden();
      await expect(item('Apps and pages')).toBeFocused();
    }

    await page.keyboard.press('Enter');
    await expect(item('Email')).toBeFocused();
    await stepTo(page, 'Invoices', 'ArrowDown', 6);
    for (const key of [forward, 'Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(item('All invoices')).toBeFocused();
      await expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
      const [from, to] = await Promise.all(
        [item('Invoices'), item('All invoices')].map((one) => one.boundingBox()),
      );
      expect((to?.x ?? 0) > (from?.x ?? 0)).toBe(direction === 'ltr');
      await page.keyboard.press(key === forward ? back : 'Escape');
      await expect(item('All invoices')).toBeHidden();
      await expect(item('Invoices')).toBeFocused();
    }

    // After the end of a dropdown, the arrow keys open its neighbours.
    await page.keyboard.press(back);
    await expect(item('Analytics')).toBeFocused();
    await page.keyboard.press(forward);
    await expect(item('Email')).toBeFocused();
    await page.keyboard.press(forward);
    await expect(item('Authentication')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Sign in, centred/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => focused(page)).toMatchObject({ place: 'main', isSeen: true });

    await item('Pages').focus();
    await page.keyboard.press('Enter');
    await expect(item('Authentication')).toBeFocused();
    await stepTo(page, 'FAQ', 'ArrowDown', 6);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pages/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('everything in the navbar of a horizontal menu opens, closes and does not trap the focus', async ({
  page,
}) => {
  await open(page, { menu: 'horizontal' });
  await expectBar(page, openers);
});

test('the frame works on a phone with a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const hamburger = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Main menu' });

  expect(await step(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
  const names = await stepTo(page, /^Account of /);
  const onPhone = inBar.slice(5).filter((name) => name !== 'Apps');
  expect(names).toEqual(['Open the menu', ...onPhone]);
  expect(await step(page, 'Tab')).toMatchObject({ place: 'main' });

  await expectOpens(page, hamburger, drawer);
  await expectBar(
    page,
    openers.filter(({ role, name }) => role === 'menu' || !name.test('Edit bookmarks')),
  );

  await enter(page, hamburger, drawer);
  await drawer.getByRole('button', { name: 'Pages' }).focus();
  await page.keyboard.press('Enter');
  await stepTo(page, 'FAQ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages/faq');
  await expect(drawer).toBeHidden();

  const account = page.getByRole('button', { name: /^Account of / });
  await enter(page, account, page.getByRole('menu'));
  await stepTo(page, 'Appearance', 'ArrowDown', 12);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expect(panel).toBeFocused();
  await stepTo(page, 'Reset to defaults');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(account).toBeFocused();
});
