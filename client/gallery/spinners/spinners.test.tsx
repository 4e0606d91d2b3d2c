import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each spinner has a label', async () => {
  await renderRoute('/components/spinners');
  const counts = { Ring: 1, Growing: 2, Sizes: 5, 'In a text': 1 };

  for (const [title, count] of Object.entries(counts)) {
    expect(demo(title).getAllByRole('status', { name: 'Loading the orders' })).toHaveLength(count);
  }
  for (const title of ['Colours', 'Growing, in colours']) {
    expect(demo(title).getAllByRole('status')).toHaveLength(7);
    expect(demo(title).getByRole('status', { name: 'Loading: Danger' })).toBeVisible();
  }
  expect(demo('In a row').getByRole('status')).toHaveTextContent('Loading the orders');
  expect(demo('Alignment').getByRole('status', { name: 'Loading at the end' })).toBeVisible();
});

test('a button is disabled while it is loading, and a toast appears at the end', async () => {
  const { user } = await renderRoute('/components/spinners');
  const buttons = demo('In buttons');

  for (const name of ['Load the orders', 'Load with text']) {
    const button = buttons.getByRole('button', { name });
    await user.click(button);
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 4000 });
    expect(button).toHaveTextContent(name);
  }
  expect((await screen.findAllByText('Orders loaded')).length).toBeGreaterThan(0);
}, 20_000);
