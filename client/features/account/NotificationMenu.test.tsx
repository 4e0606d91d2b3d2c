import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function openNotifications() {
  const rendered = await renderRoute('/apps/todo');
  const { unreadCount } = rendered.collections.account.notifications.list();
  await rendered.user.click(
    await screen.findByRole('button', { name: `Notifications, ${unreadCount} unread` }),
  );
  const panel = await screen.findByRole('dialog');
  await within(panel).findByRole('heading', { name: 'Notifications' });
  return { ...rendered, panel, unreadCount };
}

test('opening a notification opens its link and marks it as read', async () => {
  const { collections, panel, router, unreadCount, user } = await openNotifications();

  await user.click(within(panel).getByRole('link', { name: /Check invoice 5012/ }));

  await waitFor(() => expect(router.state.location.search).toBe('?task=13'));
  await waitFor(() =>
    expect(collections.account.notifications.list().unreadCount).toBe(unreadCount - 1),
  );
});

test('all notifications can be marked as read, and a single notification as unread', {
  tags: ['nightly'],
}, async () => {
  const { collections, panel, user } = await openNotifications();

  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(collections.account.notifications.list().unreadCount).toBe(0));
  expect(
    screen.getByRole('button', { name: 'Notifications, none unread', hidden: true }),
  ).toBeVisible();

  await user.click(within(panel).getByRole('button', { name: /^Mark as unread: Amina/ }));
  await waitFor(() => expect(collections.account.notifications.list().unreadCount).toBe(1));
});

test('a dismissed notification can be restored', { tags: ['nightly'] }, async () => {
  const { panel, user } = await openNotifications();
  const count = within(panel).getAllByRole('listitem').length;

  await user.click(within(panel).getByRole('button', { name: /^Dismiss: Greta Vollmer waits/ }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(count - 1));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(count));
});
