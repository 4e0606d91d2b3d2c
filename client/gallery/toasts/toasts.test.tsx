import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a toast has an undo button', async () => {
  const { user } = await renderRoute('/components/toasts');
  const live = getDemo('Live');

  await user.click(live.getByRole('button', { name: 'Show success' }));
  await user.click(live.getByRole('button', { name: 'Show failure' }));
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();

  await user.click(live.getByRole('button', { name: 'Remove a desk' }));
  expect(live.getByRole('status')).toHaveTextContent('11 desks');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(live.getByRole('status')).toHaveTextContent('12 desks'));
});

test('each toast can be closed, and all can be shown again', async () => {
  const { user } = await renderRoute('/components/toasts');

  for (const title of ['Translucent', 'With icons']) {
    const toasts = getDemo(title);
    expect(toasts.getAllByRole('group')).toHaveLength(8);
    await user.click(toasts.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(toasts.queryByRole('group', { name: 'Primary' })).toBeNull();
    await user.click(toasts.getByRole('button', { name: 'Show all again' }));
    expect(toasts.getAllByRole('group')).toHaveLength(8);
  }
});
