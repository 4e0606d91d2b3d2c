import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectSameTextOnPhone,
  selectOptionByKeyboard,
  tabTo,
  test,
} from './page.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const expectSaved = (page: Page) => expect(page.getByText('Changes saved').last()).toBeVisible();

/** Adds a user through the REST API, and returns the id. */
async function addUser(
  request: APIRequestContext,
  username: string,
  fullName: string,
): Promise<number> {
  const email = `${username}@quist.example`;
  const strings = { fullName, username, email, company: 'Quist Press', country: 'Denmark' };
  const response = await request.post('/apps/users/add-user', {
    data: { ...strings, contact: '(213) 555-0190', role: 'editor', currentPlan: 'team' },
  });
  return (await response.json()).user.id;
}

/** Returns a user from the REST API. Undefined if the user does not exist. */
const fetchUser = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/users/user?id=${id}`)).json()).user;

test('a user that was added by keyboard is found by email address', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto('/apps/user/list');
  await expect(getHeading(page)).toHaveText('Users');
  await page.getByRole('button', { name: 'Add user' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New user' });
  await expect(drawer.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  // The country field loads after the form.
  await expect(drawer.getByRole('combobox', { name: 'Country' })).toBeVisible();

  const values = ['Wanda Quist', 'wanda.quist', 'wanda@quist', 'Quist Press'];
  for (const text of values) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await selectOptionByKeyboard(page, 'Denm', 'Denmark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('(213) 555-0191');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Enter an email address, such as')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();

  await expect(page.getByRole('rowheader').first()).toContainText('Wanda Quist');
  await page.getByRole('searchbox').fill('wanda@quist');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page).toHaveURL(/q=wanda/);
  await page.reload();
  await expect(page.getByRole('rowheader')).toContainText('@wanda.quist');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('wanda@quist.example,Subscriber,Basic,Active');
});

test('a user can be edited by keyboard alone', async ({ page, request }) => {
  const id = await addUser(request, 'karla.quist', 'Karla Quist');
  const main = page.getByRole('main');
  await page.goto('/apps/user/list?q=karla.quist');
  await expect(page.getByRole('link', { name: 'Karla Quist' })).toBeVisible();
  await main.focus();
  await tabTo(page, page.getByRole('link', { name: 'Karla Quist' }));
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toHaveText('Karla Quist');
  await tabTo(page, main.getByRole('link', { name: 'Edit' }));
  await page.keyboard.press('Enter');

  await expect(main.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await tabTo(page, main.getByRole('textbox', { name: 'Full name' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Karla Holm');
  await tabTo(page, main.getByRole('combobox', { name: 'Country' }));
  await page.keyboard.press('ControlOrMeta+a');
  await selectOptionByKeyboard(page, 'Norw', 'Norway');
  await tabTo(page, main.getByRole('checkbox', { name: 'Admin: Read' }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeFocused();

  // The tabs are before the button in the tab order.
  await tabTo(page, main.getByRole('tab', { name: 'Account' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, main.getByRole('textbox', { name: 'Mobile' }));
  await page.keyboard.type('(213) 555-0192');
  await tabTo(page, main.getByRole('combobox', { name: 'Languages' }));
  await selectOptionByKeyboard(page, 'Germ', 'German');
  await expect(main.getByText('German', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, main.getByRole('textbox', { name: 'Address line 1' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Address line 1' })).toBeFocused();

  expect(await fetchUser(request, id)).toMatchObject({ fullName: 'Karla Holm', country: 'Norway' });
});

test('each tab can be edited, the permissions follow the role, and REST returns the changes', async ({
  page,
  request,
}) => {
  const id = await addUser(request, 'edna.quist', 'Edna Quist');
  await page.goto(`/apps/user/edit/${id}`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Edna Holm');
  await expect(page.getByRole('checkbox', { name: 'Admin: Read' })).not.toBeChecked();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  await expect(page.getByRole('checkbox', { name: 'Admin: Read' })).toBeChecked();

  await page.locator('input[type=file]').setInputFiles({
    name: 'portrait.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('“portrait.svg” has an unsupported file type.')).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: picture });
  const cropper = page.getByRole('dialog', { name: 'Crop portrait' });
  await expect(cropper.getByRole('group', { name: 'Move the picture' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await cropper.getByRole('slider').press('ArrowRight');
  await expectAccessible(page);
  await cropper.getByRole('button', { name: 'Use portrait' }).click();
  await saveChanges(page);
  await expectSaved(page);

  await page.getByRole('tab', { name: 'Information' }).click();
  await expect(page).toHaveURL(`/apps/user/edit/${id}?tab=information`);
  await page.getByRole('textbox', { name: 'Address line 1' }).fill('12 Tram Lane');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1050');
  await page.getByRole('textbox', { name: 'State or region' }).fill('Capital Region');
  await page.getByRole('textbox', { name: 'Website' }).fill('https://edna.example');
  await page.getByText('Phone', { exact: true }).click();
  await saveChanges(page);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();

  await page.getByRole('tab', { name: 'Social' }).click();
  await page.getByRole('textbox', { name: 'GitHub' }).fill('edna');
  await page.getByRole('link', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await saveChanges(page);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'GitHub' })).toHaveValue('edna');

  await page.getByRole('link', { name: 'View' }).click();
  await expect(getHeading(page)).toHaveText('Edna Holm');
  await expect(page.getByText('Default of the role Admin')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://edna.example' })).toBeVisible();
  await expect(page.getByText('12 Tram Lane')).toBeVisible();
  await expect(page.getByText('From Editor to Admin')).toBeVisible();
  const user = await fetchUser(request, id);
  expect(user).toMatchObject({ fullName: 'Edna Holm', role: 'admin' });
  expect(user.avatar).toMatch(/^data:image\/webp;base64,/);
});

test('the timeline shows that a user was suspended, activated, upgraded and restored', async ({
  page,
  request,
}) => {
  const id = await addUser(request, 'otto.quist', 'Otto Quist');
  await page.goto(`/apps/user/view/${id}`);
  await expect(getHeading(page)).toHaveText('Otto Quist');
  const timeline = page.getByRole('list', { name: 'Timeline' });

  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(timeline.getByText('Suspended')).toBeVisible();
  expect((await fetchUser(request, id)).status).toBe('inactive');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(timeline.getByText('Activated')).toBeVisible();

  await page.getByRole('button', { name: 'Upgrade plan' }).click();
  const plans = page.getByRole('dialog', { name: 'Choose a plan' });
  await plans.getByRole('radio', { name: /^Enterprise/ }).click();
  await plans.getByRole('button', { name: 'Save plan' }).dblclick();
  await expect(timeline.getByText('From Team to Enterprise')).toBeVisible();
  expect((await fetchUser(request, id)).currentPlan).toBe('enterprise');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/apps/user/list');
  expect(await fetchUser(request, id)).toBeUndefined();
  const toast = page.locator('.mantine-Notification-root', { hasText: 'Otto Quist deleted' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Otto Quist' })).toBeVisible();

  await page.goto(`/apps/user/view/${id}`);
  await expect(timeline.getByText('Restored')).toBeVisible();
  await expect(timeline.getByRole('listitem')).toHaveCount(6);
});

test('a phone shows all data of a wide screen', async ({ page }) => {
  // Excludes the table, whose rows become cards with the same texts. The tests of the table check them.
  const cards = page
    .getByRole('main')
    .locator('section')
    .filter({ hasNot: page.getByRole('searchbox') });
  const readTexts = async () => {
    await expect(getHeading(page)).toHaveText('Ines Okafor');
    await expect(page.getByRole('searchbox')).toBeVisible();
    return (await cards.allInnerTexts()).join(' ').split(/\s+/).filter(Boolean).sort();
  };
  await page.goto('/apps/user/view/1');
  const wideTexts = await readTexts();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await readTexts()).toEqual(wideTexts);

  await page.goto('/apps/user/list');
  await expectSameTextOnPhone(page, '[data-row]');
  await page.goto('/apps/user/edit/1');
  await expectSameTextOnPhone(page, 'main');
});

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test.describe(`${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, () => {
      test.beforeEach(({ page }) => applyAppearance(page, appearance));

      test('the list of users is accessible', async ({ page }) => {
        await page.goto('/apps/user/list');
        await expect(page.getByRole('link', { name: 'Ines Okafor' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add user' }).click();
        const drawer = page.getByRole('dialog', { name: 'New user' });
        await drawer.getByRole('button', { name: 'Add user' }).click();
        await expectAccessible(page);

        await page.goto('/apps/user/list?q=xyzzy');
        await expect(page.getByText('No results')).toBeVisible();
        await expectAccessible(page);
      });

      test('the view and the editor of a user are accessible', async ({ page }) => {
        for (const path of ['view/2', 'edit/2', 'edit/2?tab=information', 'edit/2?tab=social']) {
          await page.goto(`/apps/user/${path}`);
          await expect(getHeading(page)).toHaveText('Harriet Marlow');
          await expectAccessible(page);
        }
        await page.goto('/apps/user/view/999');
        await expect(getHeading(page)).toHaveText('User not found');
        await expectAccessible(page);
      });
    });
  }
});
