import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function renderDialogs() {
  const { user } = await renderRoute('/extensions/sweet-alert');
  const openDialog = async (title: string, name: string) => {
    await user.click(getDemo(title).getByRole('button', { name }));
    return screen.findByRole('dialog');
  };
  const pressButton = (name: string) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  return { user, openDialog, pressButton, expectClosed };
}

test('dialogs have texts, types, positions and animations', async () => {
  const { user, openDialog, pressButton, expectClosed } = await renderDialogs();

  expect(await openDialog('Basic', 'Title only')).toHaveAccessibleName('Your order is ready');
  await pressButton('Close');
  await expectClosed();
  expect(await openDialog('Basic', 'With a link')).toHaveTextContent('pick it up');
  expect(screen.getByRole('link', { name: 'Why am I seeing this?' })).toHaveAttribute(
    'href',
    '/misc/maintenance',
  );
  await user.keyboard('{Escape}');
  await expectClosed();
  await openDialog('Basic', 'With two buttons');
  await pressButton('Great');
  expect(await screen.findByText('Thank you. We look forward to it.')).toBeVisible();
  await expectClosed();

  expect(await openDialog('Types', 'Warning')).toHaveAccessibleName('Warning');
  await pressButton('Close');
  await expectClosed();
  expect(await openDialog('Animations', 'Shake')).toHaveClass(/shake/);
  await pressButton('Close');
  await expectClosed();
  await openDialog('Positions', 'Bottom right');
  await expectClosed();
});

test('a dialog can have a picture or close after a delay', async () => {
  const { openDialog, pressButton, expectClosed } = await renderDialogs();

  expect((await openDialog('Options', 'With a picture')).querySelector('img')).toBeInTheDocument();
  await pressButton('Close');
  await expectClosed();
  expect(await openDialog('Options', 'Closes after 2 seconds')).toHaveTextContent(/Closes in/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('questions are shown one after the other', async () => {
  const { user, openDialog, pressButton } = await renderDialogs();

  const dialog = await openDialog('Three questions', 'Start');
  for (const text of ['Desks', '12', 'Lyon']) {
    expect(within(dialog).getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), text);
    await pressButton('Next');
  }
  expect(dialog).toHaveTextContent('Desks · 12 · Lyon');
});

test('finds a colleague on the server', async () => {
  const { user, openDialog, pressButton } = await renderDialogs();

  const dialog = await openDialog('Server search', 'Find a colleague');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'zzz');
  await pressButton('Search');
  expect(await within(dialog).findByText('No colleague named “zzz”')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'an');
  await pressButton('Search');
  expect(await within(dialog).findByText(/@/)).toBeVisible();
});

test('confirmations and cancellations show their results', async () => {
  const { openDialog, pressButton, expectClosed } = await renderDialogs();

  await openDialog('Confirmation', 'Confirm only');
  await pressButton('Delete');
  expect(await screen.findByRole('dialog', { name: 'Order deleted' })).toBeVisible();
  await pressButton('Close');
  await expectClosed();
  await openDialog('Confirmation', 'Confirm only');
  await pressButton('Cancel');
  await expectClosed();
  await openDialog('Confirmation', 'Confirm or cancel');
  await pressButton('Cancel');
  expect(await screen.findByRole('dialog', { name: 'Nothing was deleted' })).toBeVisible();
});
