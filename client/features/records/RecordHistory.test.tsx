import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('the change log of an invoice shows a new command, and undoes the last one', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/preview/4988');
  const log = await screen.findByRole('region', { name: 'Change log' });
  expect(await within(log).findByText('Nothing has changed yet.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Remove the payment of/ }));

  const list = await within(log).findByRole('list', { name: 'Change log' });
  const entry = await within(list).findByRole('listitem');
  expect(entry).toHaveTextContent('Payment removed');
  expect(entry).toHaveTextContent('Ines Okafor');
  expect(within(entry).getByRole('button', { name: /^Look at the point/ })).toBeVisible();
  expect(collections.invoices.get(4988)?.payments).toEqual([]);

  await user.click(within(entry).getByRole('button', { name: 'Undo: Payment removed' }));

  await waitFor(() => expect(collections.invoices.get(4988)?.payments).not.toEqual([]));
  expect(await screen.findByText('Undone: Payment removed')).toBeVisible();
});
