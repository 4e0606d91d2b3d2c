import type { Page } from '@playwright/test';
import {
  abortMutations,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  expectNoMoreRequests,
  test,
} from './page.ts';

const getList = (page: Page) => page.getByRole('list', { name: 'Emails', exact: true });
const getRows = (page: Page) => getList(page).getByRole('listitem');
const getRow = (page: Page, text: string) => getRows(page).filter({ hasText: text });
const getComposer = (page: Page) => page.getByRole('dialog');
const getField = (page: Page, name: string) =>
  getComposer(page)
    .locator('input')
    .and(page.getByLabel(name, { exact: true }));
const getMessage = (page: Page) => getComposer(page).locator('[contenteditable="true"]');

test('the editor appears together with the composer on the first visit', async ({ page }) => {
  await page.goto('/apps/email');
  await expect(page.getByRole('button', { name: 'Compose' })).toBeVisible();
  await expectNoMoreRequests(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Firefox also reports pictures that it has in its cache.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  // A click by script moves no pointer. A pointer over the page would load the code before the click.
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
  await expect(getMessage(page)).toBeEditable();
  expect(requests).toEqual([]);
});

test('a sent email is found after a reload and by REST', { tag: '@critical' }, async ({
  page,
  request,
}) => {
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'Compose' }).click();
  await getField(page, 'To').fill('owen');
  await page.getByRole('option', { name: /Owen Hartley/ }).click();
  await getField(page, 'Subject').fill('The blue van');
  await getMessage(page).click();
  await page.keyboard.type('It is ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('yours');
  await page.getByTestId('files').setInputFiles({
    name: 'key.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('under the mat'),
  });
  await expect(getComposer(page).getByText('key.txt')).toBeVisible();
  await expectAccessible(page);
  await getComposer(page).getByRole('button', { name: 'Send' }).click();
  await expect(getComposer(page)).toBeHidden();

  await page.getByRole('link', { name: /^Sent/ }).click();
  await expect(getRows(page).first()).toContainText('The blue van');
  await page.reload();
  await getRow(page, 'The blue van').getByRole('link').click();
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
  await getField(page, 'Subject').fill('Half a plan');
  await expect(getComposer(page).getByText('Saved')).toBeVisible();
  await expect(page).toHaveURL(/compose=\d+$/);

  await page.reload();
  await expect(getField(page, 'Subject')).toHaveValue('Half a plan');
  await getComposer(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(getComposer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getField(page, 'Subject')).toHaveValue('Half a plan');
  await getComposer(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: /^Drafts/ }).click();
  await getRow(page, 'Half a plan').getByRole('link').click();
  await expect(getField(page, 'Subject')).toHaveValue('Half a plan');
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_|Failed to fetch/ });

  test('entered text is kept', { tag: '@server' }, async ({ page, context }) => {
    await page.goto('/apps/email?compose=new');
    await getField(page, 'Subject').fill('Before');
    await expect(getComposer(page).getByText('Saved')).toBeVisible();

    await context.setOffline(true);
    await getField(page, 'Subject').fill('Before and after');
    await expect(getComposer(page).getByText('Not saved yet')).toBeVisible();
    await expect(getField(page, 'Subject')).toHaveValue('Before and after');

    await context.setOffline(false);
    await expect(getComposer(page).getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(getField(page, 'Subject')).toHaveValue('Before and after');
  });

  test('an email that could not be deleted is restored, and an alert explains it', {
    tag: '@server',
  }, async ({ page }) => {
    await page.goto('/apps/email/trash');
    await expect(getRows(page).first()).toBeVisible();
    const count = await getRows(page).count();
    await abortMutations(page);

    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('alert')).toContainText('Changes not saved');
    await expect(getRows(page).first()).toBeVisible();
    await expect(getRows(page)).toHaveCount(count);
    await expect(page.getByText('The trash is empty')).toHaveCount(0);
  });
});

test('replying and forwarding load each email once', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/apps/email');
  await expect(getRows(page).first()).toBeVisible();
  await expectNoMoreRequests(page);
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON();
    // The data of the composer is prefetched when the browser is idle. The counts of the menu follow each change.
    if (!['Composer', 'MenuCounts'].includes(operationName)) operations.push(operationName);
  });

  await getRow(page, 'Henrik Dahl').getByRole('link').click();
  await expect(page.getByRole('article').getByText('Henrik Dahl').first()).toBeVisible();
  expect(operations).toEqual(['OpenEmail']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(getField(page, 'Subject')).toHaveValue(/^Re: /);
  await expect(getMessage(page)).toContainText('Henrik Dahl wrote:');
  await getComposer(page).getByRole('button', { name: 'Send' }).click();
  await expect(getComposer(page)).toBeHidden();

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(getComposer(page).getByText(/\.xls$/)).toBeVisible();
  await getComposer(page).getByRole('button', { name: 'Send' }).click();
  await expect(getComposer(page).getByText('Add at least one recipient.')).toBeVisible();
  await getComposer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/apps/email');
});

test('emails can be deleted, restored and deleted permanently', async ({ page }) => {
  await page.goto('/apps/email');
  const first = getRows(page).first();
  const subject = (await first.getByRole('checkbox').getAttribute('aria-label')) ?? '';
  await first.getByRole('checkbox').check();
  await getRows(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: subject })).toBeHidden();

  await page.getByRole('link', { name: /^Trash/ }).click();
  await page.getByRole('checkbox', { name: subject }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: subject })).toBeHidden();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect(page.getByText('6 emails permanently deleted')).toBeVisible();
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
  await expect(getList(page).locator('mark').first()).toHaveText(/checklist/i);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No emails match “xyzzy”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(getRows(page).first()).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`emails can be opened and a new email started by keyboard alone, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps/email/sent');
    await expect(getRows(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(getRows(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getRows(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getRows(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(getField(page, 'To')).toBeFocused();
    await page.keyboard.type('c');
    await expect(getField(page, 'To')).toHaveValue('c');
  });
}

test('an open email is beside the list, which remains live', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('frontdesk.language', 'de'));
  await page.goto('/apps/email/sent');
  const rows = page.getByRole('list', { name: 'E-Mails', exact: true }).getByRole('listitem');
  const article = page.getByRole('article');
  const wideHeight = (await rows.first().boundingBox())?.height ?? 0;

  await rows.nth(4).getByRole('link').click();
  await expect(article.getByRole('heading', { level: 2 })).toBeFocused();
  await rows.nth(3).getByRole('link').click();
  await expect(rows.nth(3).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(article.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScrolling(page);

  await page.reload();
  await expect(rows.nth(3).getByRole('link')).toHaveAttribute('aria-current', 'true');
  const row = await rows.nth(3).boundingBox();
  const next = await rows.nth(4).boundingBox();
  const reader = await article.boundingBox();
  if (!row || !next || !reader) throw new Error('The open email is not beside the list.');
  expect(row.x + row.width).toBeLessThan(reader.x);
  expect(row.height).toBeGreaterThan(wideHeight);
  expect(next.y).toBe(row.y + row.height);
  expect(await article.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  const fields = 'sendEmail(email: { to: [{ email: "ada@example.com" }], subject: "Zebrawood" })';
  await request.post('/graphql', { data: { query: `mutation { ${fields} { id } }` } });
  await expect(rows.first()).toContainText('Zebrawood');
  await expect(rows.nth(4).getByRole('link')).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Escape');
  await expect(article).toHaveCount(0);
  await expect(rows.nth(4).getByRole('link')).toBeFocused();
  await expect(rows.nth(4)).toHaveCSS('height', `${wideHeight}px`);
});

test('the row of an email stays at its place when the email opens beside the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/apps/email');
  const row = getRow(page, 'Tariq Hussain');
  await expect(row).toBeVisible();
  const getTop = async () => (await row.boundingBox())?.y;
  const top = await getTop();

  await row.getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(getTop).toBe(top);
});

test('the row under the pointer has buttons in place of its time', async ({ page }) => {
  await page.goto('/apps/email');
  const row = getRows(page).nth(1);
  const subject = await row.getByRole('checkbox').getAttribute('aria-label');
  const remove = row.getByRole('button', { name: /^Delete: / });
  await expect(row.locator('time')).toBeVisible();
  await expect(remove).toBeHidden();
  const text = await row.getByRole('link').boundingBox();

  await row.hover();
  await expect(row.locator('time')).toBeHidden();
  expect(await row.getByRole('link').boundingBox()).toEqual(text);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Mark as read: / }).click();
  await expect(page.getByText('Email marked as read')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Mark as unread: / })).toBeVisible();

  await remove.click();
  await expect(page.getByRole('checkbox', { name: subject ?? '' })).toHaveCount(0);
  await expect(page.getByText('Email moved to trash')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('checkbox', { name: subject ?? '' })).toBeVisible();
});

test.describe('content of other people', () => {
  // The browser reports blocked event handlers and the missing picture.
  test.use({ expectedMessages: /inline event handler|404/ });

  test('stored HTML is shown without scripts', async ({ page, request }) => {
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
    await expect(getComposer(page).locator('[contenteditable="true"]')).toContainText('still here');
    expect(await page.evaluate(() => 'struck' in window)).toBe(false);
  });
});

test.describe('in all appearances', () => {
  for (const appearance of [
    { colorScheme: 'light', direction: 'rtl', width: 390 },
    { colorScheme: 'dark', direction: 'ltr', width: 390 },
  ]) {
    test(`the mailbox is accessible on a phone, ${appearance.colorScheme}, ${appearance.direction}`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);
      await page.goto('/apps/email');
      await expect(getRows(page).first()).toBeVisible();
      await expectAccessible(page);
      await getRow(page, 'Owen Hartley').getByRole('link').click();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reply all' }).click();
      await expect(getMessage(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScrolling(page);
    });
  }
});
