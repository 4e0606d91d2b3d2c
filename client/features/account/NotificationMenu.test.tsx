import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function openBell() {
  const opened = await renderRoute('/apps/todo');
  const { unreadCount } = opened.collections.account.notifications.list();
  await opened.user.click(
    await screen.findByRole('button', { name: `Notifications, ${unreadCount} unread` }),
  );
  const panel = await screen.findByRole('dialog');
  await within(panel).findByRole('heading', { name: 'Notifications' });
  return { ...opened, panel, unreadCount };
}

test('opening a notification opens its link and marks it as read', async () => {
  const { collections, panel, router, unreadCount, user } = await openBell();

  await user.click(within(panel).getByRole('link', { name: /Check invoice 5012/ }));

  await waitFor(() => expect(router.state.location.search).toBe('?task=13'));
  await waitFor(() =>
    expect(collections.account.notifications.list().unreadCount).toBe(unreadCount - 1),
  );
});

test('all notifications can be marked as read, and one as unread', async () => {
  const { collections, panel, user } = await openBell();

  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(collections.account.notifications.list().unreadCount).toBe(0));
  expect(
    screen.getByRole('button', { name: 'Notifications, none unread', hidden: true }),
  ).toBeVisible();

  await user.click(within(panel).getByRole('button', { name: /^Mark as unread: Amina/ }));
  await waitFor(() => expect(collections.account.notifications.list().unreadCount).toBe(1));
});

test('a dismissed notification can be restored', async () => {
  const { panel, user } = await openBell();
  const before = within(panel).getAllByRole('listitem').length;

  await user.click(within(panel).getByRole('button', { name: /^Dismiss: Greta Vollmer waits/ }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(before - 1));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(before));
});
