import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import {
  createTestServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';

const listQuery = '{ notificationList { unreadCount notifications { id isRead link } } }';

interface ListedNotification {
  id: number;
  isRead: boolean;
  link: string;
}

async function readList(app: TestApp) {
  const { data } = await sendGraphql(app, listQuery);
  return data.notificationList as { unreadCount: number; notifications: ListedNotification[] };
}

test('lists notifications newest first and counts the unread ones', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ notificationList { unreadCount notifications { isRead time } } }',
  );

  const { unreadCount, notifications } = data.notificationList;
  expect(notifications.length).toBeGreaterThan(5);
  expect(unreadCount).toBe(
    notifications.filter(({ isRead }: ListedNotification) => !isRead).length,
  );
  const times = notifications.map(({ time }: { time: string }) => time);
  expect(times).toEqual(times.toSorted().reverse());
});

test('marking notifications as read updates the unread count', async () => {
  const app = await openTestBranch();
  const before = await readList(app);
  const first = before.notifications.find(({ isRead }) => !isRead);

  await sendGraphql(app, 'mutation ($id: Int!) { markNotificationRead(id: $id) { unreadCount } }', {
    id: first?.id,
  });
  expect((await readList(app)).unreadCount).toBe(before.unreadCount - 1);

  await sendGraphql(
    app,
    'mutation ($id: Int!) { markNotificationRead(id: $id, isRead: false) { unreadCount } }',
    {
      id: first?.id,
    },
  );
  expect((await readList(app)).unreadCount).toBe(before.unreadCount);

  await sendGraphql(app, 'mutation { markAllNotificationsRead { unreadCount } }');
  expect((await readList(app)).unreadCount).toBe(0);
});

test('a dismissed notification is not listed or counted, and a restore keeps its position', async () => {
  const app = await openTestBranch();
  const before = await readList(app);
  const id = before.notifications[2]?.id;

  const { data } = await sendGraphql(
    app,
    'mutation ($id: Int!) { dismissNotification(id: $id) { unreadCount notifications { id } } }',
    { id },
  );
  expect(data.dismissNotification.unreadCount).toBe(before.unreadCount - 1);
  expect(data.dismissNotification.notifications).not.toContainEqual({ id });

  await sendGraphql(app, 'mutation ($id: Int!) { restoreNotification(id: $id) { unreadCount } }', {
    id,
  });
  expect(await readList(app)).toEqual(before);
});

test.each(['markNotificationRead', 'dismissNotification', 'restoreNotification'])(
  '%s returns NOT_FOUND for an unknown notification',
  async (mutation) => {
    const app = await openTestBranch();

    const { errors } = await sendGraphql(app, `mutation { ${mutation}(id: 999) { unreadCount } }`);

    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  },
);

test('each sample notification links to existing data and describes it correctly', () => {
  const { account, blog, calendar, ecommerce, invoices, todo } = createBranch({
    registry,
    services: createTestServices(),
  }).collections;
  const { notifications } = account.notifications.list();
  const findByLink = (prefix: string) =>
    notifications.filter(({ link }) => link.startsWith(prefix));
  const readLastNumber = (link: string) => Number(/\d+$/.exec(link)?.[0]);

  for (const { link, text } of findByLink('/apps/todo?task=')) {
    expect(text).toContain(todo.find(readLastNumber(link)).title);
  }
  for (const { link, text } of findByLink('/apps/ecommerce/product-detail/')) {
    const product = ecommerce.find(readLastNumber(link));
    expect(link.endsWith(`/${product.slug}`)).toBe(true);
    expect(text).toContain(product.name);
  }
  for (const { link, text } of findByLink('/apps/invoice/preview/')) {
    const status = text.includes('past due') ? 'PAST_DUE' : 'PARTIAL_PAYMENT';
    expect(invoices.get(readLastNumber(link))?.status).toBe(status);
  }
  const [post] = findByLink('/pages/blog/detail/');
  expect(post?.text).toContain(blog.find(readLastNumber(post?.link ?? '')).title);
  expect(calendar.find(1).title).toBe('Stocktake in the Lisbon warehouse');
});
