import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const getPanelButton = (page: Page) =>
  // A phone opens the panel from the account menu instead.
  page.getByRole('button', { name: 'Open the appearance panel', includeHidden: true });
const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The minimum width of the window in pixels at which the navbar shows bookmarks. */
const bookmarksMinWidth = 992;

/** Opens a screen, and waits for the lazy parts of the frame. */
async function open(page: Page, layout: Record<string, unknown> = {}, path = '/access-control') {
  await page.addInitScript((storedLayout) => {
    localStorage.setItem('frontdesk.layout', JSON.stringify(storedLayout));
  }, layout);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, \d/ })).toBeVisible();
  await expect(getPanelButton(page)).toBeAttached();
  if ((page.viewportSize()?.width ?? 0) < bookmarksMinWidth) return;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calendar' })).toBeVisible();
}

/** Returns the name and the landmark of the focused element, and whether the focus is visible and not covered. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A hidden radio shows the focus on its label. An input without borders shows the focus on a line.
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const visibleElement = label ?? element;
    const candidates = label ? [element, label, ...label.querySelectorAll('*')] : [element];
    const hasOutline = candidates.some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const field = element.matches('[role="combobox"]') ? element.parentElement : null;
    const hasLine = field !== null && getComputedStyle(field).boxShadow !== 'none';

    const { x, y, width, height } = visibleElement.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = top !== null && (visibleElement.contains(top) || top.contains(element));
    // The second search excludes the breadcrumbs, which are a `nav` in `main`.
    const landmark =
      element.closest('main, [role="dialog"], [role="menu"]') ?? element.closest('header, nav');

    return {
      name: (element.getAttribute('aria-label') ?? visibleElement.textContent ?? '').trim(),
      landmark: landmark?.getAttribute('role') ?? landmark?.tagName.toLowerCase(),
      isVisible: (hasOutline || hasLine) && isOnTop,
    };
  });

/** Presses a key, and expects that the focus is visible and not covered. Returns the focused element. */
async function pressKey(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect.poll(() => readFocus(page), key).toMatchObject({ isVisible: true });
  return await readFocus(page);
}

/** Presses a key until an element has the focus. Returns the names of the elements before it. */
async function pressKeyUntil(page: Page, expected: string | RegExp, key = 'Tab', maxPresses = 120) {
  const names: string[] = [];
  while (names.length < maxPresses) {
    const { name } = await pressKey(page, key);
    names.push(name);
    if (typeof expected === 'string' ? name === expected : expected.test(name)) return names;
  }
  throw new Error(`"${key}" did not reach "${expected}", only: ${names.join(' | ')}`);
}

const hasFocusInside = (container: Locator) =>
  container.evaluateAll((elements) =>
    elements.some((element) => element.contains(document.activeElement)),
  );

/** Opens an element by keyboard, and expects that the focus moves into it. */
async function openAndExpectFocus(page: Page, opener: Locator, opened: Locator, key = 'Enter') {
  await opener.focus();
  await page.keyboard.press(key);
  await expect(opened).toBeVisible();
  await expect.poll(() => hasFocusInside(opened)).toBe(true);
}

/** Expects that Enter and Space open an element, and that Escape closes it and returns the focus. */
async function expectOpens(page: Page, opener: Locator, opened: Locator) {
  for (const key of ['Enter', 'Space']) {
    await openAndExpectFocus(page, opener, opened, key);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => readFocus(page)).toMatchObject({ isVisible: true });
  }
}

/** Expects that Tab leaves an open element after its last control, and that Shift+Tab leaves the element as well. */
async function expectTabLeaves(page: Page, opener: Locator, opened: Locator) {
  await opener.focus();
  const next = await pressKey(page, 'Tab');

  await openAndExpectFocus(page, opener, opened);
  for (let count = 0; count < 40 && (await hasFocusInside(opened)); count += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(opened).toBeHidden();
  await expect.poll(() => readFocus(page)).toEqual(next);

  await openAndExpectFocus(page, opener, opened);
  await page.keyboard.press('Shift+Tab');
  await expect(opened).toBeHidden();
}

/** The buttons of the navbar that open a dialog or a menu. */
const openers = [
  { name: /^Edit bookmarks$/, role: 'dialog' },
  { name: /^Language: English \(EN\)$/, role: 'menu' },
  { name: /^Cart, /, role: 'dialog' },
  { name: /^Notifications, /, role: 'dialog' },
  { name: /^Account of /, role: 'menu' },
] as const;

/** Expects that all buttons of the navbar work by keyboard. */
async function expectNavbar(page: Page, buttons: readonly (typeof openers)[number][]) {
  const getButton = (name: RegExp) => page.getByRole('banner').getByRole('button', { name });
  for (const { name, role } of buttons) {
    await test.step(String(name), async () => {
      await expectOpens(page, getButton(name), page.getByRole(role));
      await expectTabLeaves(page, getButton(name), page.getByRole(role));
    });
  }

  // The palette is modal and traps the focus.
  await expectOpens(page, getButton(/^Search/), page.getByRole('dialog'));

  const root = page.locator('html');
  await getButton(/dark mode$/).focus();
  await page.keyboard.press('Space');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
}

/** The names of the focusable elements of the navbar, in the tab order. */
const navbarNames = [
  'Email',
  'Chat',
  'To-do',
  'Calendar',
  'Edit bookmarks',
  expect.stringMatching(/^Search…/),
  'Language: English (EN)',
  'Switch to dark mode',
  'Open the appearance panel',
  'Apps',
  expect.stringMatching(/^Cart, /),
  expect.stringMatching(/^Notifications, /),
  expect.stringMatching(/^Account of /),
];

test('Tab moves the focus through the whole frame in both directions, and the focus is always visible', {
  tag: '@critical',
}, async ({ page }) => {
  await open(page);
  await expect(getMainMenu(page).getByRole('link', { name: /^Email.*unread/ })).toBeVisible();

  expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
  const names = await pressKeyUntil(page, /^Account of /);
  expect(names.slice(0, 3)).toEqual(['Frontdesk', 'Show icons only', expect.anything()]);
  const navbarStart = names.lastIndexOf('Email');
  expect(names.slice(navbarStart, navbarStart + navbarNames.length)).toEqual(navbarNames);
  expect(names.slice(3, navbarStart)).toContain('Access control');

  const namesBackwards = await pressKeyUntil(page, 'Skip to content', 'Shift+Tab');
  expect(namesBackwards.slice(0, -1).toReversed()).toEqual(names.slice(0, -1));

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
  expect(await pressKey(page, 'Tab')).toMatchObject({ landmark: 'main' });
});

test('all buttons of the navbar open and close, and do not trap the focus', async ({ page }) => {
  await open(page);
  await expectNavbar(page, openers);

  const bookmarks = page.getByRole('navigation', { name: 'Bookmarks' });
  await bookmarks.getByRole('link', { name: 'Calendar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu opens to its third level, and a screen can be opened there', async ({ page }) => {
  await open(page);
  const menu = getMainMenu(page);
  const kit = menu.getByRole('button', { name: 'UI kit' });
  const components = menu.getByRole('button', { name: 'Components' });

  await kit.focus();
  await page.keyboard.press('Enter');
  await expect(kit).toHaveAttribute('aria-expanded', 'true');
  await pressKeyUntil(page, 'Components');
  await page.keyboard.press('Space');
  await expect(components).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(components).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Alerts' });

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/components/alerts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');
});

for (const direction of ['ltr', 'rtl']) {
  test(`the collapsed menu expands while it has the focus, ${direction}`, async ({ page }) => {
    await open(page, { direction });
    const menu = getMainMenu(page);
    const readWidth = () => menu.evaluate((element) => element.getBoundingClientRect().width);
    const isAtRight = () =>
      menu.evaluate((element) => element.getBoundingClientRect().x > innerWidth / 2);

    await menu.getByRole('button', { name: 'Show icons only' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit bookmarks' }).focus();
    await expect.poll(readWidth).toBeLessThanOrEqual(80);
    expect(await isAtRight()).toBe(direction === 'rtl');

    await menu.getByRole('link', { name: /^Email/ }).focus();
    await pressKey(page, 'Tab');
    await expect.poll(readWidth).toBeGreaterThan(250);
    const names = await pressKeyUntil(page, 'Pages');
    await page.keyboard.press('Enter');
    expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Authentication' });
    await page.keyboard.press('Space');
    expect(await pressKey(page, 'Tab')).toMatchObject({
      name: expect.stringMatching(/^Sign in, centred/),
    });
    expect(names).toContain('Users');

    await page.getByRole('button', { name: 'Edit bookmarks' }).focus();
    await expect.poll(readWidth).toBeLessThanOrEqual(80);
  });
}

test('the appearance panel opens, closes and does not trap the focus', async ({ page }) => {
  await open(page);
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expectOpens(page, getPanelButton(page), panel);

  await openAndExpectFocus(page, getPanelButton(page), panel);
  const names = await pressKeyUntil(page, 'Reset to defaults');
  expect(names).toEqual([
    'Close the appearance panel',
    ...['Light', 'Cobalt', 'Vertical', 'Icons only', 'Behind the menu button', 'Left to right'],
    ...['Full', 'Floating', 'White', 'Static', 'Fade'],
    'Reset to defaults',
  ]);
  await pressKeyUntil(page, 'Close the appearance panel', 'Shift+Tab');
  await pressKey(page, 'Shift+Tab');
  await expect(panel.locator(':focus')).toHaveCount(0);
  await expect(panel).toBeVisible();

  await getPanelButton(page).press('Enter');
  await expect(panel).toBeHidden();
  await expect(getPanelButton(page)).toBeFocused();
});

test('the button that scrolls to the top of the page works by keyboard', async ({ page }) => {
  await open(page, {}, '/colors/colors');
  await page.getByRole('main').focus();
  await page.keyboard.press('End');
  const topButton = page.getByRole('button', { name: 'Back to the top' });
  await expect(topButton).toBeVisible();
  await page.getByRole('main').getByRole('button').last().focus();
  expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Back to the top' });

  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the horizontal menu, its dropdowns and submenus work by keyboard, ${direction}`, async ({
    page,
  }) => {
    const [forward, back] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await open(page, { menu: 'horizontal', direction });
    const getItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

    // The menu bar is a single tab stop.
    expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
    const names = await pressKeyUntil(page, 'Dashboards');
    expect(names).toEqual(['Frontdesk', ...navbarNames, 'Dashboards']);
    expect(await pressKey(page, 'Tab')).toMatchObject({ landmark: 'main' });
    expect(await pressKey(page, 'Shift+Tab')).toMatchObject({ name: 'Dashboards' });

    expect(await pressKey(page, forward)).toMatchObject({ name: 'Apps and pages' });
    expect(await pressKey(page, forward)).toMatchObject({ name: 'Pages' });
    expect(await pressKey(page, back)).toMatchObject({ name: 'Apps and pages' });
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(getItem('Email')).toBeFocused();
      await expect.poll(() => readFocus(page)).toMatchObject({ isVisible: true });
      await page.keyboard.press('Escape');
      await expect(getItem('Email')).toBeHidden();
      await expect(getItem('Apps and pages')).toBeFocused();
    }

    await page.keyboard.press('Enter');
    await expect(getItem('Email')).toBeFocused();
    await pressKeyUntil(page, 'Invoices', 'ArrowDown', 6);
    for (const key of [forward, 'Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(getItem('All invoices')).toBeFocused();
      await expect.poll(() => readFocus(page)).toMatchObject({ isVisible: true });
      const [from, to] = await Promise.all(
        [getItem('Invoices'), getItem('All invoices')].map((item) => item.boundingBox()),
      );
      expect((to?.x ?? 0) > (from?.x ?? 0)).toBe(direction === 'ltr');
      await page.keyboard.press(key === forward ? back : 'Escape');
      await expect(getItem('All invoices')).toBeHidden();
      await expect(getItem('Invoices')).toBeFocused();
    }

    // From a dropdown, the arrow keys open the dropdowns beside it.
    await page.keyboard.press(back);
    await expect(getItem('Analytics')).toBeFocused();
    await page.keyboard.press(forward);
    await expect(getItem('Email')).toBeFocused();
    await page.keyboard.press(forward);
    await expect(getItem('Authentication')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Sign in, centred/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => readFocus(page)).toMatchObject({ landmark: 'main', isVisible: true });

    await getItem('Pages').focus();
    await page.keyboard.press('Enter');
    await expect(getItem('Authentication')).toBeFocused();
    await pressKeyUntil(page, 'FAQ', 'ArrowDown', 6);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pages/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('all buttons of the navbar above a horizontal menu open and close, and do not trap the focus', async ({
  page,
}) => {
  await open(page, { menu: 'horizontal' });
  await expectNavbar(page, openers);
});

test('the frame works on a phone with a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const menuButton = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Main menu' });

  expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'Skip to content' });
  const names = await pressKeyUntil(page, /^Account of /);
  // The search field is a button with an icon.
  const wideNames = ['Apps', 'Open the appearance panel'];
  const phoneNames = navbarNames.slice(6).filter((name) => !wideNames.includes(`${name}`));
  expect(names).toEqual(['Open the menu', 'Search and commands', ...phoneNames]);
  expect(await pressKey(page, 'Tab')).toMatchObject({ landmark: 'main' });

  await expectOpens(page, menuButton, drawer);
  await expectNavbar(
    page,
    openers.filter(({ role, name }) => role === 'menu' || !name.test('Edit bookmarks')),
  );

  await openAndExpectFocus(page, menuButton, drawer);
  await drawer.getByRole('button', { name: 'Pages' }).focus();
  await page.keyboard.press('Enter');
  await pressKeyUntil(page, 'FAQ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages/faq');
  await expect(drawer).toBeHidden();

  const account = page.getByRole('button', { name: /^Account of / });
  await openAndExpectFocus(page, account, page.getByRole('menu'));
  await pressKeyUntil(page, 'Appearance', 'ArrowDown', 12);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expect(panel).toBeFocused();
  await pressKeyUntil(page, 'Reset to defaults');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(account).toBeFocused();
});
