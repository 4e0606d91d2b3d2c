import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function open() {
  onTestFinished(() => notifications.clean());
  return renderRoute('/extensions/toastr');
}
const toast = async (text: string) => {
  const [shown] = (await screen.findAllByText(text)).map((found) => found.closest('[role=alert]'));
  return shown as HTMLElement;
};

test('a notification has an undo button', async () => {
  const { user } = await open();
  const withUndo = demo('With undo');

  await user.click(withUndo.getByRole('button', { name: 'Remove a desk' }));
  expect(withUndo.getByText('11 desks left')).toBeVisible();
  const removed = await toast('Desk removed');
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  expect(withUndo.getByText('12 desks left')).toBeVisible();

  await user.click(withUndo.getByRole('button', { name: 'Show failure' }));
  expect(await toast('The desk could not be removed. Try again.')).toBeVisible();
});

test('notifications have colours, positions, animations and a duration', async () => {
  const { user } = await open();
  const press = async (title: string, name: string) => {
    await user.click(demo(title).getByRole('button', { name }));
    const shown = await waitFor(() => {
      const found = screen
        .getAllByRole('alert')
        .find(({ textContent }) => textContent?.includes(name));
      expect(found).toBeDefined();
      return found as HTMLElement;
    });
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
  };

  await press('Types', 'Warning');
  await press('Positions', 'Top left');
  await press('Animations', 'Flip');
  await press('Duration', 'Until closed');
});

test('a notification shows the progress of a task', async () => {
  const { user } = await open();

  await user.click(demo('Progress').getByRole('button', { name: 'Count the stock' }));
  expect(await toast('Counting the stock …')).toBeVisible();
  expect(await toast('There are 27 products in stock.')).toBeVisible();
});
