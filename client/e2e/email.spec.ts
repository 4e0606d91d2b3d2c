import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoMoreRequests,
  loseMutations,
  test,
  wear,
} from './page.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Emails', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const composer = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  composer(page)
    .locator('input')
    .and(page.getByLabel(name, { exact: true }));
const message = (page: Page) => composer(page).locator('[contenteditable="true"]');

test('the editor appears together with the composer on the first visit', async ({ page }) => {
  await page.goto('/apps/email');
  await expect(page.getByRole('button', { name: 'Compose' })).toBeVisible();
  await expectNoMoreRequests(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  // A click by script moves no pointer over the page, which would load the code.
  const hadEditor = await page.getByRole('button', { name: 'Compose' }).evaluate((button) => {
    const opened = new Promise<boolean>((resolve) => {
      new MutationObserver((_, observer) => {
        const dialog = document.querySelector('[role="dialog"]');
        if (!dialog) return;
        observer.disconnect();
        resolve(dialog.querySelector('[contenteditable="true"]') !== null);
      }).observe(document.body, { childList: true, subtree: true });
    });
    (button as HTMLButtonElement).click();
    return opened;
  });

  expect(hadEditor).toBe(true);
  await expect(message(page)).toBeEditable();
  expect(requests).toEqual([]);
});

test('a sent email is found after a reload and by REST', { tag: '@critical' }, async ({
  page,
  request,
}) => {
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'Compose' }).click();
  await field(page, 'To').fill('owen');
  await page.getByRole('option', { name: /Owen Hartley/ }).click();
  await field(page, 'Subject').fill('The blue van');
  await message(page).click();
  await page.keyboard.type('It is ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('yours');
  await page.getByTestId('files').setInputFiles({
    name: 'key.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('under the mat'),
  });
  await expect(composer(page).getByText('key.txt')).toBeVisible();
  await expectAccessible(page);
  await composer(page).getByRole('button', { name: 'Send' }).click();
  await expect(composer(page)).toBeHidden();

  await page.getByRole('link', { name: /^Sent/ }).click();
  await expect(rows(page).first()).toContainText('The blue van');
  await page.reload();
  await row(page, 'The blue van').getByRole('link').click();
  await expect(page.getByRole('article').locator('strong')).toHaveText('yours');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download key.txt' }).click();
  expect((await download).suggestedFilename()).toBe('key.txt');

  const { emails } = await (await request.get('/apps/email/emails?folder=sent')).json();
  expect(emails[0]).toMatchObject({
    subject: 'The blue van',
    to: [{ name: 'Owen Hartley', email: 'owen.hartley@marlowfinch.example' }],
  });
});

test('a draft is kept after a reload and can be restored after it was discarded', async ({
  page,
}) => {
  await page.goto('/apps/email?compose=new');
  await field(page, 'Subject').fill('Half a plan');
  await expect(composer(page).getByText('Saved')).toBeVisible();
  await expect(page).toHaveURL(/compose=\d+$/);

  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue('Half a plan');
  await composer(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(composer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Subject')).toHaveValue('Half a plan');
  await composer(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: /^Drafts/ }).click();
  await row(page, 'Half a plan').getByRole('link').click();
  await expect(field(page, 'Subject')).toHaveValue('Half a plan');
});

test.describe('without a connection', () => {
  test.use({ expected: /Failed to load resource|ERR_|Failed to fetch/ });

  test('entered text is kept', { tag: '@server' }, async ({ page, context }) => {
    await page.goto('/apps/email?compose=new');
    await field(page, 'Subject').fill('Before');
    await expect(composer(page).getByText('Saved')).toBeVisible();

    await context.setOffline(true);
    await field(page, 'Subject').fill('Before and after');
    await expect(composer(page).getByText('Not saved yet')).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue('Before and after');

    await context.setOffline(false);
    await expect(composer(page).getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Subject')).toHaveValue('Before and after');
  });

  test('an email that could not be deleted is restored with a message', { tag: '@server' }, async ({
    page,
  }) => {
    await page.goto('/apps/email/trash');
    await expect(rows(page).first()).toBeVisible();
    const count = await rows(page).count();
    await loseMutations(page);

    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('alert')).toContainText('Changes not saved');
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page)).toHaveCount(count);
    await expect(page.getByText('The trash is empty')).toHaveCount(0);
  });
});

test('replying and forwarding load each email once', async ({ page }) => {
  await page.goto('/apps/email');
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });

  await row(page, 'Henrik Dahl').getByRole('link').click();
  await expect(page.getByRole('article').getByText('Henrik Dahl').first()).toBeVisible();
  expect(asked).toEqual(['OpenEmail']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(field(page, 'Subject')).toHaveValue(/^Re: /);
  await expect(message(page)).toContainText('Henrik Dahl wrote:');
  await composer(page).getByRole('button', { name: 'Send' }).click();
  await expect(composer(page)).toBeHidden();

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(composer(page).getByText(/\.xls$/)).toBeVisible();
  await composer(page).getByRole('button', { name: 'Send' }).click();
  await expect(composer(page).getByText('Add at least one recipient.')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to Inbox' }).click();
  await expect(page).toHaveURL('/apps/email');
});

test('deletes, restores and permanently deletes an email', async ({ page }) => {
  await page.goto('/apps/email');
  const first = rows(page).first();
  const subject = (await first.getByRole('checkbox').getAttribute('aria-label')) ?? '';
  await first.getByRole('checkbox').check();
  await rows(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: subject })).toBeHidden();

  await page.getByRole('link', { name: /^Trash/ }).click();
  await page.getByRole('checkbox', { name: subject }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('checkbox', { name: subject })).toBeHidden();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page).toHaveURL('/apps/email');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: subject })).toBeVisible();
});

test('a search finds a word of the text and marks it', async ({ page }) => {
  await page.goto('/apps/email/label/company');
  await page.getByRole('searchbox', { name: 'Search email' }).fill('checklist');
  await expect(page).toHaveURL('/apps/email/label/company?q=checklist');
  await expect(list(page).locator('mark').first()).toHaveText(/checklist/i);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No emails match “xyzzy”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page).first()).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`by keyboard alone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps/email/sent');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(field(page, 'To')).toBeFocused();
    await page.keyboard.type('c');
    await expect(field(page, 'To')).toHaveValue('c');
  });
}

test.describe('content of other people', () => {
  // The browser reports blocked event handlers and the missing picture.
  test.use({ expected: /inline event handler|404/ });

  test('stored HTML is shown without scripts', { tag: '@critical' }, async ({ page, request }) => {
    const message = [
      '<img src="x" onerror="window.struck=1">',
      '<script>window.struck=2</script>',
      '<svg onload=window.struck=3></svg>',
      '<a href="javascript:window.struck=4">link</a>',
      '<iframe srcdoc="<script>parent.struck=5</script>"></iframe>',
      '<math><mi xlink:href="javascript:window.struck=6">m</mi></math>',
      '<details open ontoggle="window.struck=7">d</details>',
      '<form action="javascript:window.struck=8"><button>go</button></form>',
      '<p style="position:fixed;inset:0">still here</p>',
    ].join('');
    await request.post('/apps/email/update-emails', {
      data: { emailIds: [8], dataToUpdate: { message, subject: '<img src=x onerror=struck=9>' } },
    });

    await page.goto('/apps/email?mail=8');
    const article = page.getByRole('article');
    await expect(article.getByText('still here')).toBeVisible();
    await article.getByText('link', { exact: true }).click();
    expect(await article.locator('script, iframe, form, [onerror], [onload]').count()).toBe(0);
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(composer(page).locator('[contenteditable="true"]')).toContainText('still here', {
      timeout: 15_000,
    });
    expect(await page.evaluate(() => 'struck' in window)).toBe(false);
  });
});

test.describe('in all appearances', () => {
  for (const appearance of [
    { colorScheme: 'light', direction: 'rtl', width: 390 },
    { colorScheme: 'dark', direction: 'ltr', width: 390 },
  ]) {
    test(`reads well on a phone, ${appearance.colorScheme} and ${appearance.direction}`, async ({
      page,
    }) => {
      await wear(page, appearance);
      await page.goto('/apps/email');
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page);
      await row(page, 'Owen Hartley').getByRole('link').click();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reply all' }).click();
      await expect(message(page)).toBeVisible();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  }
});
