import type { Page } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  test,
  waitForMutation,
} from './page.ts';

const settingsPath = '/pages/account-settings';
const getField = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('textbox', { name: new RegExp(`^${name}`) });
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const expectSaved = (page: Page) => expect(page.getByText('Changes saved')).toBeVisible();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('each tab of the settings can be saved', async ({ page }) => {
  await page.goto(settingsPath);
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change portrait' }).click();
  await (await fileChooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Use portrait' }).click();
  await getField(page, 'Company').fill('Marlow & Finch, Lisbon');
  await saveChanges(page);
  await expectSaved(page);
  await expect(page.getByRole('banner').locator('img[src^="data:image/"]')).toBeVisible();

  await page.goto(`${settingsPath}?tab=information`);
  await getField(page, 'About you').fill('Keeps the keys.');
  await getField(page, 'Website').fill('https://keys.example');
  await saveChanges(page);
  await expectSaved(page);

  await page.goto(`${settingsPath}?tab=social`);
  await getField(page, 'Quora').fill('https://quora.example/john');
  await saveChanges(page);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await getField(page, 'Username on GitHub').fill('jdoe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('@jdoe', { exact: true })).toBeVisible();

  await page.goto(`${settingsPath}?tab=notifications`);
  const saved = waitForMutation(page, 'updateAccountSettings');
  await page.getByRole('switch', { name: 'Someone follows me Email' }).press('Space');
  await saved;

  await page.reload();
  await expect(page.getByRole('switch', { name: 'Someone follows me Email' })).toBeChecked();
  await page.getByRole('tab', { name: 'Social' }).click();
  await expect(getField(page, 'Quora')).toHaveValue('https://quora.example/john');
  await expect(page.getByRole('button', { name: 'Disconnect GitHub' })).toBeVisible();
  await page.getByRole('tab', { name: 'Information' }).click();
  await expect(getField(page, 'About you')).toHaveValue('Keeps the keys.');
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(getField(page, 'Company')).toHaveValue('Marlow & Finch, Lisbon');
  await expect(page.getByRole('banner').locator('img[src^="data:image/"]')).toBeVisible();
});

test('the new password signs in, and the old password does not', async ({ page }) => {
  const changePassword = async (from: string, to: string) => {
    await page.goto(`${settingsPath}?tab=security`);
    await getField(page, 'Current').fill(from);
    await getField(page, 'New').fill(to);
    await getField(page, 'Confirm').fill(to);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
  };
  await changePassword('admin', 'Six cups of tea');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('admin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('Six cups of tea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test(`settings are accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);

      await page.goto(settingsPath);
      for (const [tab, heading = tab] of [
        ...[['General'], ['Security', 'Password'], ['Information'], ['Social']],
        ['Notifications'],
      ]) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});

const getPost = (page: Page, name: string) =>
  page.getByRole('article', { name: `Post by ${name}` });

test('likes, comments, votes and friends are kept after a reload', async ({ page }) => {
  await page.goto('/pages/profile');
  const post = getPost(page, 'Tobias Finch');
  await expect(post).toBeVisible();
  const changes = ['likeProfilePost', 'commentOnProfilePost', 'voteInPoll', 'followPerson'].map(
    (field) => waitForMutation(page, field),
  );
  await post.getByRole('button', { name: 'Like the post by Tobias Finch', pressed: false }).click();
  await post.getByRole('textbox').fill('It looks sturdy.');
  await post.getByRole('button', { name: 'Post comment' }).click();
  await page.getByRole('radio', { name: 'Pancakes on Thursdays' }).check();
  await page.getByRole('button', { name: 'Follow Paul Kessler' }).click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(getPost(page, 'Harriet Marlow')).toBeVisible();
  await Promise.all(changes);

  await page.reload();
  await expect(getPost(page, 'Harriet Marlow')).toBeVisible();
  await expect(post.getByText('It looks sturdy.')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Like the post/, pressed: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pancakes on Thursdays' })).toBeChecked();
  await page.getByRole('tab', { name: 'Friends' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow Paul Kessler' })).toBeVisible();
});

test('a post with a picture is kept after a reload, and its deletion can be undone', async ({
  page,
}) => {
  const text = 'The bell rings';
  await page.goto('/pages/profile');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form).toBeVisible();
  await form.getByRole('textbox').fill(text);
  const fileChooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add picture' }).click();
  await (await fileChooser).setFiles({ name: 'bell.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('img', { name: 'bell.png' })).toBeVisible();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('');

  await page.reload();
  await expect(post.locator('img[src^="data:image/png"]').last()).toBeVisible();
  await post.getByRole('button', { name: 'Delete post' }).click();
  await expect(post).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post).toBeVisible();
  await post.getByRole('button', { name: 'Delete post' }).click();
  await expect(post).toHaveCount(0);
});

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test(`profile and forms are accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);

      for (const tab of ['feed', 'about', 'photos', 'friends']) {
        await page.goto(`/pages/profile?tab=${tab}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      for (const form of ['login', 'register', 'forgot-password', 'reset-password']) {
        await page.goto(`/pages/${form}-v1`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});
