import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each spinner has a label', async () => {
  await renderRoute('/components/spinners');
  const counts = { Ring: 1, Growing: 2, Sizes: 5, 'In a text': 1 };

  for (const [title, count] of Object.entries(counts)) {
    expect(getDemo(title).getAllByRole('status', { name: 'Loading the orders' })).toHaveLength(
      count,
    );
  }
  for (const title of ['Colours', 'Growing, in colours']) {
    expect(getDemo(title).getAllByRole('status')).toHaveLength(7);
    expect(getDemo(title).getByRole('status', { name: 'Loading: Danger' })).toBeVisible();
  }
  expect(getDemo('In a row').getByRole('status')).toHaveTextContent('Loading the orders');
  expect(getDemo('Alignment').getByRole('status', { name: 'Loading at the end' })).toBeVisible();
});

test('a button is disabled while it is loading, and a toast appears at the end', async () => {
  const { user } = await renderRoute('/components/spinners');
  const buttons = getDemo('In buttons');

  for (const name of ['Load the orders', 'Load with text']) {
    const button = buttons.getByRole('button', { name });
    await user.click(button);
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toBeEnabled());
    expect(button).toHaveTextContent(name);
  }
  expect((await screen.findAllByText('Orders loaded')).length).toBeGreaterThan(0);
});
