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

const getInvoice = (page: Page) => page.getByRole('article');
const getDrawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const getHeader = (page: Page) => page.getByRole('main').locator('header').first();

/** Returns an invoice from the REST API. Undefined if the invoice does not exist. */
async function fetchInvoice(request: APIRequestContext, id: number) {
  const response = await request.get(`/api/invoice/invoices/${id}`);
  return (await response.json()).invoice;
}

test('creating, editing, sending and paying an invoice is kept after a reload and visible in REST', {
  tag: '@critical',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  await page.goto('/apps/invoice/add');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const id = Number(title?.replaceAll(/\D/g, ''));

  await page.getByRole('combobox', { name: 'Invoice to' }).click();
  await page.getByRole('option', { name: 'Elena Marchetti' }).click();
  const items = page.getByRole('list', { name: 'Items' });
  await items.getByRole('combobox', { name: 'Item' }).fill('Brass bell');
  await items.getByRole('textbox', { name: 'Cost' }).fill('33.33');
  await items.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await expect(page.getByText('$119.99')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page).toHaveURL(`/apps/invoice/preview/${id}`);
  await expect(getInvoice(page)).toContainText('$119.99');
  expect(await fetchInvoice(request, id)).toMatchObject({ total: 119.99, invoiceStatus: 'Draft' });
  expect(await fetchInvoice(request, id + 1)).toBeUndefined();

  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await items.getByRole('textbox', { name: 'Discount' }).fill('10');
  await page.getByRole('button', { name: 'Save and send' }).click();
  await expect(
    getDrawer(page, 'Send invoice').getByRole('textbox', { name: 'Subject' }),
  ).toHaveValue(`Invoice ${id} from Marlow & Finch`);
  await getDrawer(page, 'Send invoice').getByRole('button', { name: 'Send' }).click();
  await expect(getHeader(page)).toContainText('Sent');
  // The URL holds the open panel.
  await expect(getDrawer(page, 'Send invoice')).toBeHidden();
  await page.reload();
  await expect(getHeader(page)).toContainText('Sent');
  await expect(getInvoice(page)).toContainText('$107.99');
  expect(await fetchInvoice(request, id)).toMatchObject({ total: 107.99, invoiceStatus: 'Sent' });

  await page.getByRole('button', { name: 'Add payment' }).click();
  await getDrawer(page, 'Add payment')
    .getByRole('textbox', { name: 'Payment amount' })
    .fill('7.99');
  await getDrawer(page, 'Add payment').getByRole('button', { name: 'Record payment' }).click();
  await expect(getHeader(page)).toContainText('Partial payment');
  expect(await fetchInvoice(request, id)).toMatchObject({ balance: '$100' });

  await page.reload();
  await page.getByRole('button', { name: 'Add payment' }).click();
  await getDrawer(page, 'Add payment').getByRole('button', { name: 'Record payment' }).click();
  await expect(getHeader(page)).toContainText('Paid');
  expect(await fetchInvoice(request, id)).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
  await expect(page.getByRole('button', { name: 'Add payment' })).toHaveCount(0);

  await page.goto(`/apps/invoice/print/${id}`);
  await expect(getInvoice(page)).toContainText(`Invoice ${id}`);
  await expect
    .poll(() => page.evaluate(() => (window as never as { printed: number }).printed))
    .toBe(1);
});

test('an invoice can be created, sent, edited, paid and printed by keyboard alone', async ({
  page,
  context,
  request,
}) => {
  await context.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  const main = page.getByRole('main');
  const focused = page.locator('main :focus, main:focus');
  const openPayment = async () => {
    await tabTo(page, main.getByRole('button', { name: 'Add payment' }));
    await page.keyboard.press('Enter');
    const amount = getDrawer(page, 'Add payment').getByRole('textbox', { name: 'Payment amount' });
    await expect(amount).toBeFocused();
  };
  await page.goto('/apps/invoice/add');
  const items = page.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('combobox', { name: 'Item' })).toBeVisible();

  await main.focus();
  await tabTo(page, main.getByRole('combobox', { name: 'Invoice to' }));
  await selectOptionByKeyboard(page, 'Elena', 'Elena Marchetti');
  await expect(main.getByRole('combobox', { name: 'Invoice to' })).toHaveValue('Elena Marchetti');
  await tabTo(page, items.getByRole('combobox', { name: 'Item' }));
  await page.keyboard.type('Brass lamp');
  await tabTo(page, items.getByRole('textbox', { name: 'Cost' }));
  await page.keyboard.type('50');
  await expect(main.getByText('$60.00').last()).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Save and send' }));
  await page.keyboard.press('Enter');

  await tabTo(page, getDrawer(page, 'Send invoice').getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(getHeader(page)).toContainText('Sent');
  await expect(focused).toHaveCount(1);

  await openPayment();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(getHeader(page)).toContainText('Partial payment');
  await expect(main.getByRole('button', { name: 'Add payment' })).toBeFocused();

  const id = Number(page.url().match(/\d+$/));
  expect(await fetchInvoice(request, id)).toMatchObject({
    invoiceStatus: 'Partial Payment',
    balance: '$50',
  });

  await tabTo(page, main.getByRole('link', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await tabTo(page, items.getByRole('textbox', { name: 'Quantity' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await expect(main.getByText('$120.00').last()).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/apps/invoice/preview/${id}`);
  await expect(focused).toHaveCount(1);

  await openPayment();
  await page.keyboard.press('Enter');
  await expect(getHeader(page)).toContainText('Paid');
  await expect(main.getByRole('button', { name: 'Add payment' })).toHaveCount(0);
  await expect(focused).toHaveCount(1);
  expect(await fetchInvoice(request, id)).toMatchObject({
    invoiceStatus: 'Paid',
    balance: 0,
    total: 120,
  });

  await tabTo(page, main.getByRole('link', { name: 'Print' }));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const printPage = await opened;
  await expect(getInvoice(printPage)).toContainText('$120.00');
  await expect
    .poll(() => printPage.evaluate(() => (window as never as { printed: number }).printed))
    .toBe(1);
});

test('the list can be filtered, downloaded and deleted with undo, and REST returns the result', async ({
  page,
  request,
}) => {
  await page.goto('/apps/invoice/list?status=PAST_DUE');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(3);
  const id = Number((await rows.first().getByRole('link').first().textContent())?.slice(1));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `More for invoice ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`invoice-${id}.pdf`);

  await page.getByRole('button', { name: `More for invoice ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  await expect.poll(() => fetchInvoice(request, id)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
  expect(await fetchInvoice(request, id)).toMatchObject({ invoiceStatus: 'Past Due' });
});

test('each sort order and each page is requested once', { tag: '@chromium' }, async ({ page }) => {
  const requestedPages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === 'InvoiceList')
      requestedPages.push(`${variables.sortBy} ${variables.page}`);
  });
  await page.goto('/apps/invoice/list');
  const head = page.getByRole('columnheader', { name: 'Client' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sortBy=CLIENT/);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page).toHaveURL(/page=5/);
  await expect(page.locator('[data-row]').first()).toHaveAttribute('aria-rowindex', '42');
  await page.getByRole('main').locator('[aria-busy]').waitFor({ state: 'detached' });

  expect(requestedPages).toEqual(['ID 1', 'CLIENT 1', 'CLIENT 5']);
});

test('unsaved text is restored after a reload and can be saved by keyboard alone', async ({
  page,
}) => {
  await page.goto('/apps/invoice/edit/5036');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ring the bell');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('frontdesk.form.invoice.5036')))
    .toContain('Ring the bell');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(note).toHaveValue('Ring the bell');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(getInvoice(page)).toContainText('Ring the bell');
});

test('a phone shows all data of a wide screen', async ({ page }) => {
  await page.goto('/apps/invoice/list');
  await expectSameTextOnPhone(page, '[data-row]');
  await page.goto('/apps/invoice/preview/4990');
  await expectSameTextOnPhone(page, 'main');
  await page.goto('/apps/invoice/edit/4990');
  await expectSameTextOnPhone(page, 'main form');
});

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test(`the screens of invoices are accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
      page,
    }) => {
      await applyAppearance(page, appearance);

      await page.goto('/apps/invoice/list');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/list?q=xyzzy');
      await expect(page.getByText('No results')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/preview/5032?act=pay');
      await expect(getDrawer(page, 'Add payment').getByText('Payment date')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/preview/5032?act=send');
      await expect(getDrawer(page, 'Send invoice')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/preview/1');
      await expect(page.getByText('Invoice 1 not found')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/preview/4990');
      await expect(getInvoice(page)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/edit/5031');
      await expect(page.getByText('This invoice is paid')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/apps/invoice/add');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Select a client.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'New client' }).click();
      await expect(getDrawer(page, 'New client')).toBeVisible();
      await expectAccessible(page);
    });
  }
});
