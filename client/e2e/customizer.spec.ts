import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

/** A long page, to test sticky elements. */
const path = '/colors/colors';

const side = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const bar = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');
const ground = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, part) => getComputedStyle(one, part).backgroundColor, pseudo);
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().toJSON());

async function open(page: Page) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the panel by its button or from the menu of the navbar. */
async function panelOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  if (!(await panel.isVisible())) {
    await page.getByRole('button', { name: 'Open the appearance panel' }).click();
    await expect(panel).toBeFocused();
  }
  return panel;
}

async function choose(page: Page, group: string, value: string) {
  const values = (await panelOf(page)).getByRole('group', { name: group, exact: true });
  const radio = values.getByRole('radio', { name: value, exact: true });
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

async function turn(page: Page, name: string) {
  await (await panelOf(page)).getByRole('switch', { name }).press('Space');
}

type Effect = (page: Page) => Promise<unknown>;
const is = (read: (page: Page) => Promise<unknown>, value: unknown): Effect => {
  return (page) => expect.poll(() => read(page)).toEqual(value);
};

/** Returns the distance of a part of the frame from the top or bottom of the scrolled page. */
const scrolled = async (page: Page, selector: string, edge: 'top' | 'bottom') => {
  await page.evaluate(() => window.scrollTo(0, 400));
  const found = await box(page, selector);
  await page.evaluate(() => window.scrollTo(0, 0));
  return Math.round(edge === 'top' ? found.top : 900 - found.bottom);
};

const sideGround = (page: Page) => ground(page, '[data-dark-part] nav');
const barGround = (page: Page) => ground(page, 'header', '::after');
const primary = (page: Page) => ground(page, '[aria-label="Open the appearance panel"]');
const shadow = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((one) => getComputedStyle(one).boxShadow);

/** The effect of each value of each option. The first value is the default. */
const options: Record<string, Record<string, Effect>> = {
  'Colour scheme': {
    Light: is(
      (page) => Promise.all([ground(page, 'body'), sideGround(page)]),
      ['rgb(246, 247, 249)', 'rgb(255, 255, 255)'],
    ),
    Bordered: is(shadow, 'none'),
    Dark: is(
      (page) => Promise.all([ground(page, 'body'), sideGround(page)]),
      ['rgb(15, 20, 32)', 'rgb(23, 29, 43)'],
    ),
    'Semi-dark': is(
      (page) => Promise.all([ground(page, 'body'), sideGround(page)]),
      ['rgb(246, 247, 249)', 'rgb(23, 29, 43)'],
    ),
    // The system of the test is dark.
    System: is((page) => ground(page, 'body'), 'rgb(15, 20, 32)'),
  },
  'Primary colour': {
    Cobalt: is(primary, 'rgb(47, 91, 234)'),
    Violet: is(primary, 'rgb(112, 64, 216)'),
    Teal: is(primary, 'rgb(11, 114, 104)'),
    Magenta: is(primary, 'rgb(176, 41, 138)'),
    Copper: is(primary, 'rgb(168, 72, 15)'),
    Graphite: is(primary, 'rgb(63, 74, 99)'),
  },
  'Menu layout': {
    Vertical: async (page) => {
      await expect(page.getByRole('menubar')).toHaveCount(0);
      await expect.poll(async () => (await box(page, 'main')).left).toBe(260);
    },
    Horizontal: async (page) => {
      await expect(page.getByRole('menubar')).toBeVisible();
      await expect.poll(async () => (await box(page, 'main')).left).toBe(0);
    },
  },
  Direction: {
    'Left to right': is(async (page) => (await side(page).boundingBox())?.x, 0),
    'Right to left': is(async (page) => (await side(page).boundingBox())?.x, 1440 - 260 + 1),
  },
  'Content width': {
    Full: is(async (page) => (await box(page, 'main')).width, 1440 - 260),
    Boxed: is(async (page) => (await box(page, 'main')).width, 1104),
  },
  'Top bar': {
    Floating: is((page) => scrolled(page, 'header', 'top'), 12),
    Sticky: is((page) => scrolled(page, 'header', 'top'), 0),
    Static: is((page) => scrolled(page, 'header', 'top'), -400),
    Hidden: (page) => expect(bar(page)).toBeHidden(),
  },
  'Top bar colour': {
    White: is(barGround, 'rgb(255, 255, 255)'),
    Primary: is(barGround, 'rgb(47, 91, 234)'),
    Grey: is(barGround, 'rgb(86, 96, 122)'),
    Green: is(barGround, 'rgb(23, 117, 63)'),
    Red: is(barGround, 'rgb(192, 38, 47)'),
    Cyan: is(barGround, 'rgb(11, 101, 119)'),
    Amber: is(barGround, 'rgb(143, 85, 0)'),
    Dark: is(barGround, 'rgb(30, 37, 53)'),
  },
  Footer: {
    Static: async (page) => expect(await scrolled(page, 'body footer', 'bottom')).toBeLessThan(0),
    Sticky: is((page) => scrolled(page, 'body footer', 'bottom'), 0),
    Hidden: (page) => expect(foot(page)).toHaveCount(0),
  },
};

test.describe('each option', () => {
  for (const [option, values] of Object.entries(options)) {
    test(`${option}: each value shows, and is there after a reload`, async ({ page }) => {
      const [[first, asItComes] = ['', () => Promise.resolve()], ...others] =
        Object.entries(values);
      test.setTimeout(60_000 + others.length * 20_000);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
      await asItComes(page);

      for (const [value, shows] of others) {
        await test.step(value, async () => {
          await choose(page, option, value);
          await shows(page);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await shows(page);
        });
      }

      await choose(page, option, first);
      await asItComes(page);
    });
  }
});

test('a collapsed or hidden menu is kept after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const left = () => box(page, 'main').then((one) => one.left);

  await turn(page, 'Icons only');
  await expect.poll(left).toBe(80);
  await page.reload();
  await expect.poll(left).toBe(80);
  expect(await page.evaluate(() => localStorage.getItem('menuCollapsed'))).toBe('true');

  await turn(page, 'Behind the menu button');
  await expect.poll(left).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(side(page)).toHaveCount(0);
});

for (const [transition, entrance] of Object.entries({
  Fade: { opacity: 0 },
  'Fade in sideways': { opacity: 0, transform: 'translateX(-16px)' },
  'Zoom in': { opacity: 0, transform: 'scale(0.98)' },
  None: undefined,
})) {
  test(`a screen comes in by the transition that was chosen: ${transition}`, async ({ page }) => {
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
    await side(page).getByRole('link', { name: 'Access control' }).click();
    await expect(page).toHaveURL('/access-control');
    await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();

    const entrances = () =>
      page.evaluate(() => (window as unknown as { entrances: unknown[] }).entrances);
    await expect.poll(entrances).toEqual(entrance ? [entrance] : []);
  });
}

test('a reset restores all defaults, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const chosen = {
    'Colour scheme': 'Dark',
    'Primary colour': 'Teal',
    Direction: 'Right to left',
    'Content width': 'Boxed',
    'Top bar': 'Static',
    'Top bar colour': 'Red',
    Footer: 'Hidden',
    'Page transition': 'None',
  };
  for (const [option, value] of Object.entries(chosen)) await choose(page, option, value);
  await turn(page, 'Icons only');
  await turn(page, 'Behind the menu button');
  const readStorage = () => page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse((await readStorage())['frontdesk.layout'] ?? '')).toMatchObject({
    direction: 'rtl',
    transition: 'none',
    menuHidden: true,
  });

  await (await panelOf(page)).getByRole('button', { name: 'Reset to defaults' }).click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const values of Object.values(options)) await Object.values(values)[0]?.(page);
  }
  expect(await readStorage()).toMatchObject({ skin: '"light"', menuCollapsed: 'false' });
});
