import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

/** A long page, to test sticky elements. */
const path = '/colors/colors';

const getSideMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const getTopBar = (page: Page) => page.getByRole('banner');
const getFooter = (page: Page) => page.getByRole('contentinfo');
const readBackground = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
const readBox = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON());

async function open(page: Page) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the appearance panel if it is closed, and returns the panel. */
async function openPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  if (!(await panel.isVisible())) {
    await page.getByRole('button', { name: 'Open the appearance panel' }).click();
    await expect(panel).toBeFocused();
  }
  return panel;
}

async function choose(page: Page, group: string, value: string) {
  const values = (await openPanel(page)).getByRole('group', { name: group, exact: true });
  const radio = values.getByRole('radio', { name: value, exact: true });
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

async function toggleSwitch(page: Page, name: string) {
  await (await openPanel(page)).getByRole('switch', { name }).press('Space');
}

/** A function that fails if a page does not show the effect of a value. */
type EffectCheck = (page: Page) => Promise<unknown>;

const createCheck =
  (read: (page: Page) => Promise<unknown>, value: unknown): EffectCheck =>
  (page) =>
    expect.poll(() => read(page)).toEqual(value);

/** Returns the distance of a part of the frame from the top or bottom of the scrolled page. */
const readDistance = async (page: Page, selector: string, edge: 'top' | 'bottom') => {
  await page.evaluate(() => window.scrollTo(0, 400));
  const box = await readBox(page, selector);
  await page.evaluate(() => window.scrollTo(0, 0));
  return Math.round(edge === 'top' ? box.top : 900 - box.bottom);
};

const readSideMenuBackground = (page: Page) => readBackground(page, '[data-dark-part] nav');
const readTopBarBackground = (page: Page) => readBackground(page, 'header', '::after');
const readPrimaryColor = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const element = main.appendChild(document.createElement('div'));
    element.style.background = 'var(--mantine-color-primary-filled)';
    const { backgroundColor } = getComputedStyle(element);
    element.remove();
    return backgroundColor;
  });
const readCardShadow = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((element) => getComputedStyle(element).boxShadow);

/** The check of each value of each option. The first value is the default. */
const options: Record<string, Record<string, EffectCheck>> = {
  'Colour scheme': {
    Light: createCheck(
      (page) => Promise.all([readBackground(page, 'body'), readSideMenuBackground(page)]),
      ['rgb(246, 247, 249)', 'rgb(255, 255, 255)'],
    ),
    Bordered: createCheck(readCardShadow, 'none'),
    Dark: createCheck(
      (page) => Promise.all([readBackground(page, 'body'), readSideMenuBackground(page)]),
      ['rgb(15, 20, 32)', 'rgb(23, 29, 43)'],
    ),
    'Semi-dark': createCheck(
      (page) => Promise.all([readBackground(page, 'body'), readSideMenuBackground(page)]),
      ['rgb(246, 247, 249)', 'rgb(23, 29, 43)'],
    ),
    // The test emulates a system with a dark colour scheme.
    System: createCheck((page) => readBackground(page, 'body'), 'rgb(15, 20, 32)'),
  },
  'Primary colour': {
    Cobalt: createCheck(readPrimaryColor, 'rgb(47, 91, 234)'),
    Violet: createCheck(readPrimaryColor, 'rgb(112, 64, 216)'),
    Teal: createCheck(readPrimaryColor, 'rgb(11, 114, 104)'),
    Magenta: createCheck(readPrimaryColor, 'rgb(176, 41, 138)'),
    Copper: createCheck(readPrimaryColor, 'rgb(168, 72, 15)'),
    Graphite: createCheck(readPrimaryColor, 'rgb(63, 74, 99)'),
  },
  'Menu layout': {
    Vertical: async (page) => {
      await expect(page.getByRole('menubar')).toHaveCount(0);
      await expect.poll(async () => (await readBox(page, 'main')).left).toBe(260);
    },
    Horizontal: async (page) => {
      await expect(page.getByRole('menubar')).toBeVisible();
      await expect.poll(async () => (await readBox(page, 'main')).left).toBe(0);
    },
  },
  Direction: {
    'Left to right': createCheck(async (page) => (await getSideMenu(page).boundingBox())?.x, 0),
    'Right to left': createCheck(
      async (page) => (await getSideMenu(page).boundingBox())?.x,
      1440 - 260 + 1,
    ),
  },
  'Content width': {
    Full: createCheck(async (page) => (await readBox(page, 'main')).width, 1440 - 260),
    Boxed: createCheck(async (page) => (await readBox(page, 'main')).width, 1104),
  },
  'Top bar': {
    Floating: createCheck((page) => readDistance(page, 'header', 'top'), 12),
    Sticky: createCheck((page) => readDistance(page, 'header', 'top'), 0),
    Static: createCheck((page) => readDistance(page, 'header', 'top'), -400),
    Hidden: (page) => expect(getTopBar(page)).toBeHidden(),
  },
  'Top bar colour': {
    White: createCheck(readTopBarBackground, 'rgb(255, 255, 255)'),
    Primary: createCheck(readTopBarBackground, 'rgb(47, 91, 234)'),
    Grey: createCheck(readTopBarBackground, 'rgb(86, 96, 122)'),
    Green: createCheck(readTopBarBackground, 'rgb(23, 117, 63)'),
    Red: createCheck(readTopBarBackground, 'rgb(192, 38, 47)'),
    Cyan: createCheck(readTopBarBackground, 'rgb(11, 101, 119)'),
    Amber: createCheck(readTopBarBackground, 'rgb(143, 85, 0)'),
    Dark: createCheck(readTopBarBackground, 'rgb(30, 37, 53)'),
  },
  Footer: {
    Static: async (page) =>
      expect(await readDistance(page, 'body footer', 'bottom')).toBeLessThan(0),
    Sticky: createCheck((page) => readDistance(page, 'body footer', 'bottom'), 0),
    Hidden: (page) => expect(getFooter(page)).toHaveCount(0),
  },
};

test.describe('each option', () => {
  for (const [option, values] of Object.entries(options)) {
    test(`${option}: each value takes effect, and is kept after a reload`, async ({ page }) => {
      const [[defaultValue, expectDefault] = ['', () => Promise.resolve()], ...otherValues] =
        Object.entries(values);
      test.setTimeout(60_000 + otherValues.length * 20_000);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
      await expectDefault(page);

      for (const [value, expectEffect] of otherValues) {
        await test.step(value, async () => {
          await choose(page, option, value);
          await expectEffect(page);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectEffect(page);
        });
      }

      await choose(page, option, defaultValue);
      await expectDefault(page);
    });
  }
});

test('a collapsed or hidden menu is kept after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const readLeft = () => readBox(page, 'main').then((box) => box.left);

  await toggleSwitch(page, 'Icons only');
  await expect.poll(readLeft).toBe(80);
  await page.reload();
  await expect.poll(readLeft).toBe(80);
  expect(await page.evaluate(() => localStorage.getItem('menuCollapsed'))).toBe('true');

  await toggleSwitch(page, 'Behind the menu button');
  await expect.poll(readLeft).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(getSideMenu(page)).toHaveCount(0);
});

for (const [transition, firstKeyframe] of Object.entries({
  Fade: { opacity: 0 },
  'Fade in sideways': { opacity: 0, transform: 'translateX(-16px)' },
  'Zoom in': { opacity: 0, transform: 'scale(0.98)' },
  None: undefined,
})) {
  test(`a screen enters with the selected transition: ${transition}`, async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const seen = Object.assign(window, { entrances: [] as unknown[] });
      Element.prototype.animate = function record(...animateArguments) {
        if (this.parentElement?.id === 'content')
          seen.entrances.push((animateArguments[0] as object[])[0]);
        return animate.apply(this, animateArguments);
      };
    });
    await open(page);
    await choose(page, 'Page transition', transition);
    await page.reload();
    await getSideMenu(page).getByRole('link', { name: 'Access control' }).click();
    await expect(page).toHaveURL('/access-control');
    await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();

    const readEntrances = () =>
      page.evaluate(() => (window as unknown as { entrances: unknown[] }).entrances);
    await expect.poll(readEntrances).toEqual(firstKeyframe ? [firstKeyframe] : []);
  });
}

test('a reset restores all defaults, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const values = {
    'Colour scheme': 'Dark',
    'Primary colour': 'Teal',
    Direction: 'Right to left',
    'Content width': 'Boxed',
    'Top bar': 'Static',
    'Top bar colour': 'Red',
    Footer: 'Hidden',
    'Page transition': 'None',
  };
  for (const [option, value] of Object.entries(values)) await choose(page, option, value);
  await toggleSwitch(page, 'Icons only');
  await toggleSwitch(page, 'Behind the menu button');
  const readStorage = () => page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse((await readStorage())['frontdesk.layout'] ?? '')).toMatchObject({
    direction: 'rtl',
    transition: 'none',
    menuHidden: true,
  });

  await (await openPanel(page)).getByRole('button', { name: 'Reset to defaults' }).click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const checks of Object.values(options)) await Object.values(checks)[0]?.(page);
  }
  expect(await readStorage()).toMatchObject({ skin: '"light"', menuCollapsed: 'false' });
});
