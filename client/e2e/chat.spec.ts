import type { APIRequestContext, Page } from '@playwright/test';
import {
  answerTo,
  appearances,
  expect,
  expectAccessible,
  loseMutations,
  test,
  wear,
} from './page.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const lists = (page: Page) => page.getByRole('navigation', { name: 'Chats and contacts' });

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Posts a message as a REST client. */
const post = (request: APIRequestContext, id: number, message: string) =>
  request.post('/apps/chat/send-msg', { data: { obj: { contact: { id }, message } } });

test('a message and its reply appear in two windows', async ({ page, context }) => {
  const [question, clarification] = ['Is the oak back?', 'I mean the eleven tops.'];
  const other = await context.newPage();
  await page.goto('/apps/chat/1');
  await other.goto('/apps/chat/1');
  await expect(field(other)).toBeVisible();

  await write(page, question);
  await expect(log(page).getByText(question, { exact: true })).toHaveCount(1);
  await expect(log(other).getByText(question, { exact: true })).toHaveCount(1);
  await write(other, clarification);
  await expect(log(page).getByText(clarification, { exact: true })).toHaveCount(1);

  // Contacts do not type for long: both pages are watched at once.
  await Promise.all(
    [page, other].map((one) => expect(lists(one).getByText('is typing')).toBeVisible()),
  );
  await expect(lists(page).getByText('is typing')).toBeHidden({ timeout: 9000 });
  await expect(log(page).getByText('Read').last()).toBeVisible();
  const answer = await log(page).locator('[id^="message-"]').last().textContent();
  await expect(log(other).locator('[id^="message-"]').last()).toHaveText(answer ?? '');

  await page.reload();
  await expect(log(page).locator('[id^="message-"]').last()).toHaveText(answer ?? '');
});

test('scrolling loads older messages and keeps the scroll position', async ({ page, request }) => {
  for (let index = 1; index <= 80; index += 1) await post(request, 8, `Line ${index} of eighty`);
  await page.goto('/apps/chat/8');
  await expect(log(page).getByText('Line 80 of eighty')).toBeInViewport();
  await expect(log(page).getByText('Line 20 of eighty')).toHaveCount(0);

  await log(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(log(page).getByText('Line 22 of eighty')).toHaveCount(1);
  await expect(log(page).getByText('Line 51 of eighty')).toBeInViewport();

  await page.getByRole('searchbox').fill('Line 7 of');
  await lists(page)
    .getByRole('link', { name: /Line 7 of/ })
    .click();
  await expect(log(page).getByText('Line 7 of eighty')).toBeInViewport();
});

test.describe('without a connection', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED|ERR_INTERNET/ });

  test('a message sent by REST appears once, also after the connection was lost', {
    tag: ['@critical', '@server'],
  }, async ({ page, context, request }) => {
    await page.goto('/apps/chat/3');
    await expect(field(page)).toBeVisible();

    const [first, cut, last] = ['From the till', 'While you were away', 'And after'];
    await post(request, 3, first);
    await expect(log(page).getByText(first, { exact: true })).toHaveCount(1);
    await expect(lists(page).getByRole('link').first()).toContainText('Henrik Dahl');

    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await post(request, 3, cut);
    await context.setOffline(false);
    await expect(log(page).getByText(cut, { exact: true })).toHaveCount(1);
    await post(request, 3, last);
    await expect(log(page).getByText(last, { exact: true })).toHaveCount(1);
    await expect(log(page).getByText(first, { exact: true })).toHaveCount(1);
  });

  test('a message that could not be sent is kept and can be sent again', {
    tag: '@server',
  }, async ({ page }) => {
    await page.goto('/apps/chat/4');
    await expect(field(page)).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());

    await write(page, 'Do not lose this');
    await expect(log(page).getByText('Not sent')).toBeVisible();
    await page.unroute('**/graphql');
    await page.reload();
    await expect(log(page).getByText('Do not lose this')).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();

    await expect(log(page).getByText('Not sent')).toHaveCount(0);
    await expect(log(page).getByText('Do not lose this')).toHaveCount(1);
    await page.reload();
    await expect(log(page).getByText('Do not lose this')).toHaveCount(1);
  });

  test('a chat that could not be cleared is restored with a message', { tag: '@server' }, async ({
    page,
  }) => {
    await page.goto('/apps/chat/1');
    const message = log(page).getByText(/Keep one top for Farid/);
    await expect(message).toBeVisible();
    await loseMutations(page);

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
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await (await picker).setFiles({ name: 'cable.png', mimeType: 'image/png', buffer: pixel });
  const sent = answerTo(page, 'SendChatMessage');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(log(page).getByRole('img', { name: 'cable.png' })).toBeVisible();

  await sent;
  await page.reload();
  await expect(log(page).getByRole('img', { name: 'cable.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Details of Priya Raman' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'cable.png' })).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add picture' }).click();
  const file = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await (await again).setFiles(file);
  await expect(page.getByText('Choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
});

test('the profile and the options of a contact are kept after a reload', async ({ page }) => {
  await page.goto('/apps/chat/7');
  await page.getByRole('button', { name: /^Your profile/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'About' }).fill('Back on Monday');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const chosen = answerTo(page, 'UpdateChatProfile');
  await drawer.getByRole('radio', { name: 'Away' }).check();
  await chosen;
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Details of Camille Rousseau' }).click();
  for (const name of [/^Important contact/, /^Block contact/]) {
    const updated = answerTo(page, 'UpdateChatContact');
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
  test(`everything works with the keyboard alone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps/chat');
    const link = lists(page).getByRole('link', { name: /Jonas Brandt/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/apps/chat/5');

    await field(page).focus();
    await page.keyboard.type('Well done ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Slight smile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Well done 🙏');
    await page.keyboard.press('Enter');

    await expect(log(page).getByText('Well done 🙏')).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
}

test('a phone shows the list, then the conversation, and goes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/chat');
  await expect(page.getByText('Select a chat')).toBeHidden();

  await lists(page)
    .getByRole('link', { name: /Amina Diallo/ })
    .click();
  await expect(field(page)).toBeInViewport();
  await expect(lists(page)).toBeHidden();
  await expect(log(page).getByText('New messages')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the chats' }).click();
  await expect(lists(page).getByRole('link', { name: /Amina Diallo/ })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test.describe('in all appearances', () => {
  test.use({ isReadOnly: true });

  for (const appearance of appearances) {
    test(`chat is accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await wear(page, appearance);

      await page.goto('/apps/chat');
      await expect(lists(page).getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/chat?q=lorry');
      await expect(lists(page).locator('mark').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/chat/2');
      await expect(field(page)).toBeVisible();
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
