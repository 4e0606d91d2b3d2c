import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function open() {
  const { user } = await renderRoute('/extensions/sweet-alert');
  const press = async (title: string, name: string) => {
    await user.click(demo(title).getByRole('button', { name }));
    return screen.findByRole('dialog');
  };
  const answer = (name: string) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  return { user, press, answer, gone };
}

test('dialogs have texts, types, positions and animations', async () => {
  const { user, press, answer, gone } = await open();

  expect(await press('Basic', 'Title only')).toHaveAccessibleName('Your order is ready');
  await answer('Close');
  await gone();
  expect(await press('Basic', 'With a link')).toHaveTextContent('pick it up');
  expect(screen.getByRole('link', { name: 'Why am I seeing this?' })).toHaveAttribute(
    'href',
    '/pages/faq',
  );
  await user.keyboard('{Escape}');
  await gone();
  await press('Basic', 'With two buttons');
  await answer('Great');
  expect(await screen.findByText('Thank you. We look forward to it.')).toBeVisible();
  await gone();

  expect(await press('Types', 'Warning')).toHaveAccessibleName('Warning');
  await answer('Close');
  await gone();
  expect(await press('Animations', 'Shake')).toHaveClass(/shake/);
  await answer('Close');
  await gone();
  await press('Positions', 'Bottom right');
  await gone();
});

test('a dialog can have a picture, close after a delay and react to a click outside', async () => {
  const { press, answer, gone } = await open();

  expect((await press('Options', 'With a picture')).querySelector('img')).toBeInTheDocument();
  await answer('Close');
  await gone();
  expect(await press('Options', 'Closes after 2 seconds')).toHaveTextContent(/Closes in/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 6000 });
});

test('questions are shown one after the other', async () => {
  const { user, press, answer } = await open();

  const dialog = await press('Three questions', 'Start');
  for (const text of ['Desks', '12', 'Lyon']) {
    expect(within(dialog).getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), text);
    await answer('Next');
  }
  expect(dialog).toHaveTextContent('Desks · 12 · Lyon');
});

test('a colleague is looked up on the server', async () => {
  const { user, press, answer } = await open();

  const dialog = await press('Server search', 'Find a colleague');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'zzz');
  await answer('Search');
  expect(await within(dialog).findByText('No colleague named “zzz”')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'an');
  await answer('Search');
  expect(await within(dialog).findByText(/@/)).toBeVisible();
});

test('confirmations and cancellations show their results', async () => {
  const { press, answer, gone } = await open();

  await press('Confirmation', 'Confirm only');
  await answer('Delete');
  expect(await screen.findByRole('dialog', { name: 'Order deleted' })).toBeVisible();
  await answer('Close');
  await gone();
  await press('Confirmation', 'Confirm only');
  await answer('Cancel');
  await gone();
  await press('Confirmation', 'Confirm or cancel');
  await answer('Cancel');
  expect(await screen.findByRole('dialog', { name: 'Nothing was deleted' })).toBeVisible();
});
