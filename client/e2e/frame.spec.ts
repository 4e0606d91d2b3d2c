import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  holdRequests,
  renderAllCharts,
  test,
} from './page.ts';

const writeStorage = (page: Page, items: Record<string, unknown>) =>
  page.addInitScript((values) => {
    // An empty page has no storage.
    if (window.origin === 'null') return;
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(key, JSON.stringify(value));
  }, items);

test.describe('before scripts run', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test('sets colour scheme, direction and primary colour before the first paint', {
    tag: ['@critical', '@server'],
  }, async ({ page }) => {
    await writeStorage(page, {
      skin: 'dark',
      'frontdesk.layout': { direction: 'rtl', primary: 'teal' },
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/apps/todo', { waitUntil: 'commit' });

    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 20, 32)');
  });

  test('a dropped file does not replace the page', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/apps/todo', { waitUntil: 'commit' });
    await expect(page.locator('.boot')).toBeVisible();

    const prevented = await page.evaluate(() =>
      ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    );

    expect(prevented).toEqual([true, true]);
  });
});

test('the skip link, the menu and the colour scheme work by keyboard alone', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const collapseButton = page.getByRole('button', { name: 'Show icons only' });
  await collapseButton.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open the appearance panel' }).focus();
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().x))
    .toBe(80);

  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expect(panel).toBeFocused();
  await panel.getByRole('radio', { name: 'Light', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'bordered');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the appearance panel' })).toBeFocused();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'bordered');
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().x))
    .toBe(80);
});

test('opening a screen from the menu moves the focus to its heading', async ({ page }) => {
  await page.goto('/apps/todo');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await menu.getByRole('link', { name: 'Access control' }).click();
  await expect(page).toHaveURL('/access-control');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Access control' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await menu.getByRole('button', { name: /^E-commerce/ }).click();
  await menu.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop');
});

test('the frame works while the first screen loads', { tag: ['@critical', '@server'] }, async ({
  page,
}) => {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'TodoPage' ? undefined : route.continue(),
  );
  await page.goto('/apps/todo', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await menu.getByRole('link', { name: 'Access control' }).click();

  const heading = page.getByRole('heading', { level: 1, name: 'Access control' });
  await expect(heading).toBeFocused();
});

test('a reload restores the scroll position, also if the data is slow', {
  tag: '@server',
}, async ({ page }) => {
  const readScrollTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/dashboard/ecommerce');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(readScrollTop).toBe(300);
  const release = await holdRequests(page, () => true);

  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  release();

  await expect.poll(readScrollTop).toBe(300);
});

test('a screen that is opened by its address starts at the top', { tag: '@server' }, async ({
  page,
}) => {
  const readScrollTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/dashboard/ecommerce');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(readScrollTop).toBe(300);

  await page.goto('/dashboard/analytics');

  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await renderAllCharts(page);
  expect(await readScrollTop()).toBe(0);
});

test('the horizontal menu and its submenus open a screen by keyboard', async ({ page }) => {
  await writeStorage(page, { 'frontdesk.layout': { menu: 'horizontal' } });
  await page.goto('/apps/todo');
  const apps = page.getByRole('menuitem', { name: 'Apps and pages' });

  await apps.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(apps).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Email' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Calendar' }).press('Enter');
  await expect(page).toHaveURL('/apps/calendar');

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('the horizontal menu and its submenus focus their first items on a device with slow frames', async ({
  page,
}) => {
  await writeStorage(page, { 'frontdesk.layout': { menu: 'horizontal' } });
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), 200);
  });
  await page.goto('/apps/todo');

  await page.getByRole('menuitem', { name: 'Apps and pages' }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Email' })).toBeFocused();

  await page.getByRole('menuitem', { name: 'Invoices', exact: true }).press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'All invoices' })).toBeFocused();
});

test('on a phone, the menu opens in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/todo');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expectAccessible(page);

  await drawer.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/apps/calendar');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test.describe('in all colour schemes', () => {
  for (const colorScheme of ['light', 'bordered', 'dark', 'semi-dark']) {
    for (const width of [1440, 390]) {
      test(`the frame and its panel are accessible, ${colorScheme}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const direction = width === 390 ? 'rtl' : 'ltr';
        await writeStorage(page, {
          skin: colorScheme,
          'frontdesk.layout': { direction, primary: 'violet' },
        });
        await page.goto('/access-control');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        if (width > 768) {
          await page.getByRole('button', { name: 'Open the appearance panel' }).click();
        } else {
          await page.getByRole('button', { name: /^Account of/ }).click();
          await page.getByRole('menuitem', { name: 'Appearance' }).click();
        }
        await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeFocused();
        await expectAccessible(page);
        await expectNoHorizontalScrolling(page);
      });
    }
  }
});
