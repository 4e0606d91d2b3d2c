import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function renderNotifications() {
  onTestFinished(() => notifications.clean());
  return renderRoute('/extensions/toastr');
}
const findToast = async (text: string) => {
  const [element] = await screen.findAllByText(text);
  return element?.closest('[role=alert]') as HTMLElement;
};

test('a notification has an undo button', async () => {
  const { user } = await renderNotifications();
  const withUndo = getDemo('With undo');

  await user.click(withUndo.getByRole('button', { name: 'Remove a desk' }));
  expect(withUndo.getByText('11 desks left')).toBeVisible();
  const removed = await findToast('Desk removed');
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  expect(withUndo.getByText('12 desks left')).toBeVisible();

  await user.click(withUndo.getByRole('button', { name: 'Show failure' }));
  expect(await findToast('The desk could not be removed. Try again.')).toBeVisible();
});

test('notifications have colours, positions, animations and a duration', async () => {
  const { user } = await renderNotifications();
  const showAndClose = async (title: string, name: string) => {
    await user.click(getDemo(title).getByRole('button', { name }));
    const toast = await waitFor(() => {
      const element = screen
        .getAllByRole('alert')
        .find(({ textContent }) => textContent?.includes(name));
      expect(element).toBeDefined();
      return element as HTMLElement;
    });
    await user.click(within(toast).getByRole('button', { name: 'Close' }));
  };

  await showAndClose('Types', 'Warning');
  await showAndClose('Positions', 'Top left');
  await showAndClose('Animations', 'Flip');
  await showAndClose('Duration', 'Until closed');
});

test('a notification shows the progress of a task', async () => {
  const { user } = await renderNotifications();

  await user.click(getDemo('Progress').getByRole('button', { name: 'Count the stock' }));
  expect(await findToast('Counting the stock …')).toBeVisible();
  expect(await findToast('There are 27 products in stock.')).toBeVisible();
});
