import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Shows a chart as a table, and returns the number of rows. */
function countTableRows(title: string) {
  fireEvent.click(getDemo(title).getByRole('button', { name: `Show “${title}” as a table` }));
  return getDemo(title).getAllByRole('row').length - 1;
}

test('each chart has a description and can be shown as a table', async () => {
  await renderRoute('/charts/chartjs');

  expect(getDemo('Lines').getByText(/^Visitors of three showrooms/)).toBeVisible();
  expect(getDemo('Horizontal bars').getByText(/Lisbon leads/)).toBeVisible();
  expect(getDemo('Doughnut with a list').getAllByRole('listitem')).toHaveLength(3);
  for (const [title, count] of [
    ['Horizontal bars', 5],
    ['Lines', 15],
    ['Radar', 6],
    ['Bubbles', 18],
    ['Doughnut with a list', 3],
    ['Scatter', 66],
    ['Stacked areas', 12],
  ] as const) {
    expect(countTableRows(title)).toBe(count);
  }
  expect(getDemo('Radar').getByRole('row', { name: 'Castors 60 84' })).toBeVisible();
});

test('days and periods can be selected, and series can be hidden', async () => {
  const { user } = await renderRoute('/charts/chartjs');

  await user.click(getDemo('Bars').getByRole('button', { name: /^Days shown/ }));
  await user.click(await screen.findByRole('button', { name: '10 March 2026' }));
  await user.click(screen.getByRole('button', { name: '12 March 2026' }));
  expect(countTableRows('Bars')).toBe(3);

  const polar = getDemo('Polar area');
  await user.click(await polar.findByRole('button', { name: 'Plants' }));
  expect(polar.queryByText('Plants: 25')).toBeNull();
  expect(polar.getByText('Desks: 84')).toBeInTheDocument();
  await user.click(polar.getByRole('button', { name: 'Period: Last month' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last year' }));
  expect(polar.getByText('Desks: 1,010')).toBeInTheDocument();
  expect(polar.getByText(/^Last year: pieces sold by kind of goods/)).toBeVisible();
});

// remove-feature cards
test('a new order changes the live chart', async () => {
  const { execute } = await renderRoute('/charts/chartjs');
  const getEarnings = () => getDemo('Live').getByText(/earned this month$/).textContent;
  await waitFor(() => expect(getEarnings()).toMatch(/^\$[\d,]{5,}/));
  const initialEarnings = getEarnings();

  await execute('addToCart', { productId: 5 });
  const order = { key: 'a', payment: 'BANK_TRANSFER', addressId: 1 };
  await execute('placeOrder', { order });

  await waitFor(() => expect(getEarnings()).not.toBe(initialEarnings));
});
// end cards
