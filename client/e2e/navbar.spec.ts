import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  test,
  waitForMutation,
} from './page.ts';

const getPalette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

test('the palette works by keyboard alone', async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(getPalette(page).getByRole('combobox')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('add');
  await expect(page.getByRole('option', { name: 'Add a task' })).toBeVisible();
  // Axe joins the parts of a text with a highlighted match without the spaces between them.
  await expectAccessible(page, ['label-content-name-mismatch']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/todo?task=new');
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(getPalette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('spring');
  const file = page.getByRole('option', { name: /^Spring price list, Henrik/ });
  await expect(file).toBeVisible();
  while ((await file.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('spring-price-list.csv');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: 'spring' })).toBeVisible();
  await expect(getPalette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dark');
  await expect(page.getByRole('option', { name: 'Switch to dark mode' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('removing and adding a bookmark is kept after a reload', async ({ page }) => {
  await page.goto('/apps/todo');
  const bar = page.getByRole('navigation', { name: 'Bookmarks' });
  await expect(bar.getByRole('link', { name: 'To-do' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit bookmarks' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('to-do');
  await expect(page.getByRole('option', { name: 'To-do, bookmarked' })).toBeVisible();
  const removed = waitForMutation(page, 'toggleBookmark');
  await page.getByTitle('Remove bookmark').click();
  await expect(bar.getByRole('link', { name: 'To-do' })).toHaveCount(0);
  await removed;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit bookmarks' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'To-do' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit bookmarks' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('to-do');
  await expect(page.getByRole('option', { name: 'To-do' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(bar.getByRole('link', { name: 'To-do' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit bookmarks' })).toBeFocused();
});

test('the cart keeps quantities and restores removed products', async ({ page }) => {
  await page.goto('/apps/todo');
  const cart = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cart, 5 products' }).click();
  await expect(cart.getByText('$2,315.00')).toBeVisible();
  await expectAccessible(page);

  await cart.getByRole('button', { name: 'Increase: Quantity of Mooring task chair' }).dblclick();
  await expect(cart.getByText('$3,093.00')).toBeVisible();
  await cart.getByRole('button', { name: 'Remove Tern standing desk' }).click();
  await expect(cart.getByText('$2,203.00')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.getByRole('listitem').first()).toContainText('Tern standing desk');

  await page.reload();
  await page.getByRole('button', { name: 'Cart, 5 products' }).click();
  await expect(cart.getByText('$3,093.00')).toBeVisible();
  const quantity = cart.getByRole('textbox', { name: 'Quantity of Mooring task chair' });
  await expect(quantity).toHaveValue('3');
  await quantity.fill('1');
  await expect(cart.getByText('$2,315.00')).toBeVisible();
});

test('notifications stay read after they were opened or marked all at once', async ({ page }) => {
  await page.goto('/apps/todo');
  const panel = page.getByRole('dialog');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 6 unread');
  await bell.click();
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expectAccessible(page);

  await panel.getByRole('link', { name: /Check invoice 5012/ }).click();
  await expect(page).toHaveURL('/apps/todo?task=13');
  await expect(page.getByRole('dialog', { name: 'Edit task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Notifications, 5 unread');

  await bell.click();
  const marked = waitForMutation(page, 'markAllNotificationsRead');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, none unread');
  await marked;
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, none unread');
});

test.describe('on a narrow screen', () => {
  for (const command of ['Switch to dark mode', 'Switch reading direction']) {
    test(`shows the cart, the notifications and the palette after “${command}”`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/apps/todo');
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await page.getByRole('option', { name: command }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      for (const label of [/^Cart/, /^Notifications/, /^Search and commands/]) {
        await page.getByRole('button', { name: label }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await expectNoHorizontalScrolling(page);
        if (label.test('Search and commands')) break;
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(page.getByRole('group', { name: 'Bookmarks' })).toBeVisible();
    });
  }
});
