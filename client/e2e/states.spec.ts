import type { Page } from '@playwright/test';
import { appearances, applyAppearance, expect, expectScreenAccessible, test } from './page.ts';

// The browser reports every aborted request.
test.use({ expectedMessages: /Failed to load resource|Failed to fetch|could not be reached/ });

interface Screen {
  path: string;
  /** The first query of the screen. */
  operation: string;
  /** The fields that replace the fields of the response, for the empty state. */
  emptyData: Record<string, null | object>;
  /** The text of the empty state. */
  emptyText: string;
}

const screens: Screen[] = [
  {
    path: '/apps/email/trash',
    operation: 'Mailbox',
    emptyData: { emailPage: { emails: [], total: 0 } },
    emptyText: 'The trash is empty',
  },
  {
    path: '/apps/chat',
    operation: 'ChatPage',
    emptyData: { chatContacts: [] },
    emptyText: 'No chats yet.',
  },
  {
    path: '/apps/calendar?view=list',
    operation: 'CalendarPage',
    emptyData: { events: [] },
    emptyText: 'Add an event to see it here',
  },
  {
    path: '/apps/todo',
    operation: 'TodoPage',
    emptyData: { taskPage: { tasks: [], total: 0 }, completed: { tasks: [], total: 0 } },
    emptyText: 'Add a task to see it here.',
  },
  {
    path: '/apps/invoice/list',
    operation: 'InvoiceList',
    emptyData: { invoicePage: { invoices: [], total: 0 } },
    emptyText: 'No invoices yet',
  },
  {
    path: '/apps/invoice/preview/4990',
    operation: 'InvoicePreview',
    emptyData: { invoice: null },
    emptyText: 'Invoice 4990 not found',
  },
  {
    path: '/apps/ecommerce/shop',
    operation: 'ShopPage',
    emptyData: { productPage: { products: [], total: 0 } },
    emptyText: 'No matching products',
  },
  {
    path: '/apps/ecommerce/product-detail/desk-26',
    operation: 'ProductPage',
    emptyData: { relatedProducts: [] },
    emptyText: 'Five-year warranty',
  },
  {
    path: '/apps/ecommerce/checkout',
    operation: 'CheckoutPage',
    emptyData: { cart: { lines: [] } },
    emptyText: 'Your cart is empty',
  },
  {
    path: '/apps/user/list',
    operation: 'UserListPage',
    emptyData: { userPage: { users: [], total: 0 } },
    emptyText: 'No users yet',
  },
  {
    path: '/apps/user/view/2',
    operation: 'UserViewPage',
    emptyData: { user: null },
    emptyText: 'User not found',
  },
  {
    path: '/apps/user/edit/2',
    operation: 'UserEditPage',
    emptyData: { user: null },
    emptyText: 'User not found',
  },
];

/** Holds the response of the query of a screen. Returns a function that aborts the request or returns empty data. */
async function holdResponse(page: Page, { operation, emptyData }: Screen) {
  let outcome: 'pending' | 'aborted' | 'empty' = 'pending';
  const pendingResponses: (() => void)[] = [];

  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    if (outcome === 'pending') await new Promise<void>((resolve) => pendingResponses.push(resolve));
    if (outcome === 'aborted') return route.abort();

    const { data } = await (await route.fetch()).json();
    for (const [name, value] of Object.entries(emptyData)) {
      const isPartial = value !== null && !Array.isArray(value);
      data[name] = isPartial ? { ...data[name], ...value } : value;
    }
    return route.fulfill({ json: { data } });
  });

  return (newOutcome: 'aborted' | 'empty') => {
    outcome = newOutcome;
    for (const resolve of pendingResponses.splice(0)) resolve();
  };
}

async function expectAccessibleInAllAppearances(page: Page) {
  for (const appearance of appearances) {
    await applyAppearance(page, appearance);
    await test.step(`${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, () =>
      expectScreenAccessible(page));
  }
}

test.describe('in all appearances', () => {
  for (const screen of screens) {
    test(`${screen.path} is accessible while it loads, after a failure, and without data`, async ({
      page,
    }) => {
      const settleRequest = await holdResponse(page, screen);
      const main = page.getByRole('main');
      const failure = main.getByText('Server not reachable');

      await page.goto(screen.path);
      await expect(main).toBeVisible();
      const status = page.getByRole('status', { name: 'Loading' });
      await expect(status.or(main.getByText(/^Loading/)).first()).toBeVisible();
      await expectAccessibleInAllAppearances(page);

      settleRequest('aborted');
      await expect(failure).toBeVisible();
      await expectAccessibleInAllAppearances(page);

      settleRequest('empty');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText(screen.emptyText).first()).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expectAccessibleInAllAppearances(page);
    });
  }
});
