import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function closeDialog(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a button opens its dialog, and Escape closes it', async () => {
  const { user } = await renderRoute('/components/modals');

  for (const [title, count] of [
    ['Plain', 4],
    ['Colours', 7],
    ['Sizes', 5],
    ['Long content', 2],
  ] as const) {
    const buttons = getDemo(title)
      .getAllByRole('button')
      .filter((button) => !button.hasAttribute('aria-controls'));
    expect(buttons).toHaveLength(count);
    const button = buttons.at(-1) as HTMLElement;
    await user.click(button);
    const name = button.textContent ?? '';
    expect(await screen.findByRole('dialog', { name })).toHaveTextContent('three weeks');
    await closeDialog(user);
    await waitFor(() => expect(button).toHaveFocus());
  }
});

test('the parent component receives the events and the values of a dialog', async () => {
  const { user } = await renderRoute('/components/modals');

  const events = getDemo('Events');
  await user.click(events.getByRole('button', { name: 'Open dialog' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(events.getByRole('status')).toHaveTextContent('Opened: 1. Closed: 0.');
  await closeDialog(user);
  expect(events.getByRole('status')).toHaveTextContent('Opened: 1. Closed: 1.');

  const form = getDemo('Form');
  await user.click(form.getByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
  await user.clear(dialog.getByLabelText(/Name/));
  await user.type(dialog.getByLabelText(/Name/), 'Heron desk{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form.getByRole('status')).toHaveTextContent('Heron desk');
});

test('a dialog that stays mounted keeps the entered text', async () => {
  const { user } = await renderRoute('/components/modals');
  const keepMounted = getDemo('Keep mounted');
  const openDialog = async () => {
    await user.click(keepMounted.getByRole('button', { name: 'Note' }));
    return screen.findByRole('textbox', { name: 'Note' });
  };

  await user.type(await openDialog(), 'Call Lyon');
  await closeDialog(user);
  expect(await openDialog()).toHaveValue('Call Lyon');
  await closeDialog(user);

  await user.click(keepMounted.getByRole('switch'));
  await user.type(await openDialog(), 'Call Leeds');
  await closeDialog(user);
  expect(await openDialog()).toHaveValue('');
});
