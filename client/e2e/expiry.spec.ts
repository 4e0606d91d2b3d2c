import { expect, test } from './page.ts';

interface InputCase {
  address: string;
  /** The name of the text field. */
  field: RegExp;
  /** The name of the button that opens the form. */
  open?: string | RegExp;
}

const cases: InputCase[] = [
  { address: '/apps/todo?task=3', field: /^Title/ },
  { address: '/apps/todo', field: /^Name/, open: 'Add tag' },
  { address: '/apps/calendar?event=new', field: /^Title/ },
  { address: '/apps/user/edit/2', field: /^Company/ },
  { address: '/apps/user/list', field: /^Full name/, open: 'Add user' },
  { address: '/datatables/basic', field: /^Name/, open: 'Add record' },
  { address: '/datatables/basic', field: /^Name/, open: /^Edit (?!bookmarks)/ },
  { address: '/gateway?tab=faults', field: /^Name/, open: 'New rule' },
  { address: '/gateway?tab=branches', field: /^Name/, open: 'New branch' },
  { address: '/apps/ecommerce/checkout', field: /^Coupon code/ },
  { address: '/apps/invoice/preview/5036?act=send', field: /^Subject/ },
  { address: '/apps/invoice/edit/5036', field: /^Note/ },
  { address: '/pages/account-settings', field: /^Company/ },
  { address: '/apps/email?compose=new', field: /^Subject/ },
  { address: '/apps/chat/1', field: /^Message/ },
  { address: '/apps/chat?panel=profile', field: /^About/ },
];

for (const { address, field: name, open } of cases) {
  test(`after the session has expired, the input is back: ${address} ${open ?? ''}`, async ({
    page,
  }) => {
    await page.goto(address);
    if (open) await page.getByRole('button', { name: open }).first().click();
    const field = page.getByRole('textbox', { name }).last();
    await field.fill('Zebrawood');
    // The text is stored shortly after the last key.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [sessionStorage, localStorage].some((storage) =>
            JSON.stringify({ ...storage }).includes('Zebrawood'),
          ),
        ),
      )
      .toBe(true);

    await page.evaluate(() => {
      localStorage.setItem('frontdesk.tokenReceived', '1');
      localStorage.setItem('refreshToken', '"x"');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page).toHaveURL(/\/login/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await main.getByRole('textbox', { name: 'Email' }).last().fill('admin@demo.com');
    await main.getByLabel('Password', { exact: true }).fill('admin');
    await page.keyboard.press('Enter');

    await expect(page).not.toHaveURL(/\/login/);
    await expect(field).toHaveValue('Zebrawood');
  });
}
