import type { APIRequestContext, Page } from '@playwright/test';
import {
  abortMutations,
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  test,
  waitForMutation,
} from './page.ts';

const getLog = (page: Page) => page.getByRole('log');
const getField = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const getLists = (page: Page) => page.getByRole('navigation', { name: 'Chats and contacts' });

async function sendMessage(page: Page, text: string) {
  await getField(page).fill(text);
  await getField(page).press('Enter');
}

/** Sends a message through the REST API. */
const postMessage = (request: APIRequestContext, id: number, message: string) =>
  request.post('/apps/chat/send-msg', { data: { obj: { contact: { id }, message } } });

test('a message and its reply appear in two windows', async ({ page, context }) => {
  const [question, clarification] = ['Is the oak back?', 'I mean the eleven tops.'];
  const other = await context.newPage();
  await page.goto('/apps/chat/1');
  await other.goto('/apps/chat/1');
  await expect(getField(other)).toBeVisible();

  await sendMessage(page, question);
  await expect(getLog(page).getByText(question, { exact: true })).toHaveCount(1);
  await expect(getLog(other).getByText(question, { exact: true })).toHaveCount(1);
  await sendMessage(other, clarification);
  await expect(getLog(page).getByText(clarification, { exact: true })).toHaveCount(1);

  // A contact types only for a short time, so that both pages are checked at the same time.
  await Promise.all(
    [page, other].map((openPage) =>
      expect(getLists(openPage).getByText('is typing')).toBeVisible(),
    ),
  );
  await expect(getLists(page).getByText('is typing')).toBeHidden({ timeout: 9000 });
  await expect(getLog(page).getByText('Read').last()).toBeVisible();
  const reply = await getLog(page).locator('[id^="message-"]').last().textContent();
  await expect(getLog(other).locator('[id^="message-"]').last()).toHaveText(reply ?? '');

  await page.reload();
  await expect(getLog(page).locator('[id^="message-"]').last()).toHaveText(reply ?? '');
});

test('scrolling loads older messages and keeps the scroll position', async ({ page, request }) => {
  for (let index = 1; index <= 80; index += 1)
    await postMessage(request, 8, `Line ${index} of eighty`);
  await page.goto('/apps/chat/8');
  await expect(getLog(page).getByText('Line 80 of eighty')).toBeInViewport();
  await expect(getLog(page).getByText('Line 20 of eighty')).toHaveCount(0);

  await getLog(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(getLog(page).getByText('Line 22 of eighty')).toHaveCount(1);
  await expect(getLog(page).getByText('Line 51 of eighty')).toBeInViewport();

  await page.getByRole('searchbox').fill('Line 7 of');
  await getLists(page)
    .getByRole('link', { name: /Line 7 of/ })
    .click();
  await expect(getLog(page).getByText('Line 7 of eighty')).toBeInViewport();
});

test.describe('without a connection', () => {
  // A toast may not have been loaded before the connection ends.
  test.use({
    expectedMessages:
      /Failed to load resource|ERR_FAILED|ERR_INTERNET|preload CSS|dynamically imported/,
  });

  test('a message sent by REST appears once, also after the connection was interrupted', {
    tag: ['@critical', '@server'],
  }, async ({ page, context, request }) => {
    await page.goto('/apps/chat/3');
    await expect(getField(page)).toBeVisible();

    const [first, missed, last] = ['From the till', 'While you were away', 'And after'];
    await postMessage(request, 3, first);
    await expect(getLog(page).getByText(first, { exact: true })).toHaveCount(1);
    await expect(getLists(page).getByRole('link').first()).toContainText('Henrik Dahl');

    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await postMessage(request, 3, missed);
    await context.setOffline(false);
    await expect(getLog(page).getByText(missed, { exact: true })).toHaveCount(1);
    await postMessage(request, 3, last);
    await expect(getLog(page).getByText(last, { exact: true })).toHaveCount(1);
    await expect(getLog(page).getByText(first, { exact: true })).toHaveCount(1);
  });

  test('messages that are written without a connection are sent when it is back', {
    tag: '@server',
  }, async ({ page, context, request }) => {
    const address = 'https://marlowfinch.example/oak?colour=dark';
    await page.goto('/apps/chat/4');
    await expect(getField(page)).toBeVisible();

    await context.setOffline(true);
    await sendMessage(page, 'Written on the train');
    await sendMessage(page, `See ${address}.`);
    await expect(getLog(page).getByText('Not sent')).toHaveCount(2);
    await context.setOffline(false);

    await expect(getLog(page).getByText('Not sent')).toHaveCount(0);
    await expect(getLog(page).getByText('Written on the train')).toHaveCount(1);
    await expect(getLog(page).getByRole('link', { name: address })).toHaveAttribute(
      'href',
      address,
    );
    const response = await request.get('/apps/chat/get-chat?id=4');
    expect(await response.text()).toContain('Written on the train');
  });

  test('a message that could not be sent is kept and can be sent again', {
    tag: '@server',
  }, async ({ page }) => {
    await page.goto('/apps/chat/4');
    await expect(getField(page)).toBeVisible();
    await abortMutations(page);

    await sendMessage(page, 'Do not lose this');
    await expect(getLog(page).getByText('Not sent')).toBeVisible();
    await page.reload();
    await expect(getLog(page).getByText('Do not lose this')).toBeVisible();
    await expect(getLog(page).getByText('Not sent')).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Send again' }).click();

    await expect(getLog(page).getByText('Not sent')).toHaveCount(0);
    await expect(getLog(page).getByText('Do not lose this')).toHaveCount(1);
    await page.reload();
    await expect(getLog(page).getByText('Do not lose this')).toHaveCount(1);
  });

  test('a chat that could not be cleared is restored, and an alert explains it', {
    tag: '@server',
  }, async ({ page }) => {
    await page.goto('/apps/chat/1');
    const message = getLog(page).getByText(/Keep one top for Farid/);
    await expect(message).toBeVisible();
    await abortMutations(page);

    await page.getByRole('button', { name: 'Actions for Rui Tavares' }).click();
    await page.getByRole('menuitem', { name: 'Clear chat' }).click();
    await expect(page.getByRole('alert')).toContainText('Changes not saved');
    await expect(message).toBeVisible();
  });
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture is sent, stored and listed', async ({ page }) => {
  await page.goto('/apps/chat/6');
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await (await fileChooser).setFiles({ name: 'cable.png', mimeType: 'image/png', buffer: pixel });
  const sent = waitForMutation(page, 'sendMessage');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(getLog(page).getByRole('img', { name: 'cable.png' })).toBeVisible();

  await sent;
  await page.reload();
  await expect(getLog(page).getByRole('img', { name: 'cable.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Details of Priya Raman' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'cable.png' })).toBeVisible();

  const nextFileChooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add picture' }).click();
  const file = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await (await nextFileChooser).setFiles(file);
  await expect(page.getByText('Choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
});

test('the profile and the options of a contact are kept after a reload', async ({ page }) => {
  await page.goto('/apps/chat/7');
  await page.getByRole('button', { name: /^Your profile/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'About' }).fill('Back on Monday');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const statusSaved = waitForMutation(page, 'updateChatProfile');
  await drawer.getByRole('radio', { name: 'Away' }).check();
  await statusSaved;
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Details of Camille Rousseau' }).click();
  for (const name of [/^Important contact/, /^Block contact/]) {
    const updated = waitForMutation(page, 'updateChatContact');
    await drawer.getByRole('switch', { name }).press('Space');
    await expect(drawer.getByRole('switch', { name })).toBeChecked();
    await updated;
  }

  await page.goto('/apps/chat/7?panel=profile');
  await expect(drawer.getByRole('textbox', { name: 'About' })).toHaveValue('Back on Monday');
  await expect(drawer.getByRole('radio', { name: 'Away' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/You blocked Camille Rousseau/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Important contact' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const width of [1440, 390]) {
  test(`a message with an emoji can be sent by keyboard alone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps/chat');
    const link = getLists(page).getByRole('link', { name: /Jonas Brandt/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/apps/chat/5');

    await getField(page).focus();
    await page.keyboard.type('Well done ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Slight smile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('Well done 🙏');
    await page.keyboard.press('Enter');

    await expect(getLog(page).getByText('Well done 🙏')).toBeVisible();
    await expect(getField(page)).toBeFocused();
  });
}

test('a phone shows the list, opens a conversation, and returns to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/chat');
  await expect(page.getByText('Select a chat')).toBeHidden();

  await getLists(page)
    .getByRole('link', { name: /Amina Diallo/ })
    .click();
  await expect(getField(page)).toBeInViewport();
  await expect(getLists(page)).toBeHidden();
  await expect(getLog(page).getByText('New messages')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the chats' }).click();
  await expect(getLists(page).getByRole('link', { name: /Amina Diallo/ })).toBeVisible();
  await expectNoHorizontalScrolling(page);
});

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test(`chat is accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);

      await page.goto('/apps/chat');
      await expect(getLists(page).getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/chat?q=lorry');
      await expect(getLists(page).locator('mark').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/chat/2');
      await expect(getField(page)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/chat/9');
      await expect(page.getByText('No messages yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Insert emoji' }).click();
      await expect(page.getByRole('button', { name: 'Coffee' })).toBeVisible();
      await expectAccessible(page);
      for (const panel of ['profile', 'contact']) {
        await page.goto(`/apps/chat/2?panel=${panel}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});
