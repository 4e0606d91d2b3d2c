import type { Page } from '@playwright/test';
import { appearances, expect, expectScreenAccessible, test, wear } from './page.ts';

// The browser reports every aborted request.
test.use({ expected: /Failed to load resource|Failed to fetch/ });

interface Screen {
  path: string;
  /** The first query of the screen. */
  operation: string;
  /** The fields of the response that are empty, for the empty state. */
  nothing: Record<string, null | object>;
  /** The text of the empty state. */
  says: string;
}

const screens: Screen[] = [
  {
    path: '/apps/email/trash',
    operation: 'Mailbox',
    nothing: { emailPage: { emails: [], total: 0 } },
    says: 'The trash is empty',
  },
  {
    path: '/apps/chat',
    operation: 'ChatPage',
    nothing: { chatContacts: [] },
    says: 'No chats yet.',
  },
  {
    path: '/apps/calendar?view=list',
    operation: 'CalendarPage',
    nothing: { events: [] },
    says: 'Add an event to see it here',
  },
  {
    path: '/apps/todo',
    operation: 'TodoPage',
    nothing: { taskPage: { tasks: [], total: 0 } },
    says: 'Add a task to see it here.',
  },
  {
    path: '/apps/invoice/list',
    operation: 'InvoiceList',
    nothing: { invoicePage: { invoices: [], total: 0 } },
    says: 'No invoices yet',
  },
  {
    path: '/apps/invoice/preview/4990',
    operation: 'InvoicePreview',
    nothing: { invoice: null },
    says: 'Invoice 4990 not found',
  },
  {
    path: '/apps/ecommerce/shop',
    operation: 'ShopPage',
    nothing: { productPage: { products: [], total: 0 } },
    says: 'No matching products',
  },
  {
    path: '/apps/ecommerce/product-detail/desk-26',
    operation: 'ProductPage',
    nothing: { relatedProducts: [] },
    says: 'Five-year warranty',
  },
  {
    path: '/apps/ecommerce/checkout',
    operation: 'CheckoutPage',
    nothing: { cart: { lines: [] } },
    says: 'Your cart is empty',
  },
  {
    path: '/apps/user/list',
    operation: 'UserListPage',
    nothing: { userPage: { users: [], total: 0 } },
    says: 'No users yet',
  },
  {
    path: '/apps/user/view/2',
    operation: 'UserViewPage',
    nothing: { user: null },
    says: 'User not found',
  },
  {
    path: '/apps/user/edit/2',
    operation: 'UserEditPage',
    nothing: { user: null },
    says: 'User not found',
  },
];

/** Opens a screen and holds the response of its query. */
async function hold(page: Page, { operation, nothing }: Screen) {
  let fate: 'unknown' | 'lost' | 'empty' = 'unknown';
  const pendingResponses: (() => void)[] = [];

  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    if (fate === 'unknown') await new Promise<void>((resolve) => pendingResponses.push(resolve));
    if (fate === 'lost') return route.abort();

    const { data } = await (await route.fetch()).json();
    for (const [name, less] of Object.entries(nothing)) {
      const isPart = less !== null && !Array.isArray(less);
      data[name] = isPart ? { ...data[name], ...less } : less;
    }
    return route.fulfill({ json: { data } });
  });

  return (decided: 'lost' | 'empty') => {
    fate = decided;
    for (const resolve of pendingResponses.splice(0)) resolve();
  };
}

async function expectAccessibleInAllLooks(page: Page) {
  for (const appearance of appearances) {
    await wear(page, appearance);
    await test.step(`${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, () =>
      expectScreenAccessible(page));
  }
}

test.describe('in all appearances', () => {
  for (const screen of screens) {
    test(`${screen.path} is accessible while it waits, fails and is empty`, async ({ page }) => {
      const settle = await hold(page, screen);
      const main = page.getByRole('main');
      const failure = main.getByText('Server not reachable');

      await page.goto(screen.path);
      await expect(main).toBeVisible();
      const status = page.getByRole('status', { name: 'Loading' });
      await expect(status.or(main.getByText(/^Loading/)).first()).toBeVisible();
      await expectAccessibleInAllLooks(page);

      settle('lost');
      await expect(failure).toBeVisible();
      await expectAccessibleInAllLooks(page);

      settle('empty');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText(screen.says).first()).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expectAccessibleInAllLooks(page);
    });
  }
});
