import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getRows = (name: string) => [
  ...screen.getByRole('table', { name }).querySelectorAll('tbody tr'),
];
const getColumn = (name: string, index: number) =>
  getRows(name).map((row) => row.children[index]?.textContent ?? '');

test('the server sorts by two columns, and the last page can be opened', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/datatables/advance');
  const table = within(await screen.findByRole('region', { name: 'Server side' }));
  expect(await table.findByText('1–7 of 100')).toBeVisible();

  await user.click(table.getByRole('button', { name: 'Status' }));
  await user.click(table.getByRole('button', { name: 'Then by: None' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Age, descending' }));
  await waitFor(() => expect(getColumn('Server side', 3)).toEqual(Array(7).fill('Current')));
  const getAges = () => getColumn('Server side', 6).map(Number);
  await waitFor(() => expect(getAges()).toEqual([...getAges()].sort((a, b) => b - a)));

  await user.click(table.getByRole('button', { name: 'Last page' }));
  expect(await table.findByText('99–100 of 100')).toBeVisible();
  await waitFor(() => expect(getRows('Server side')).toHaveLength(2));
});

test('filters are combined, and clearing a filter shows its rows again', async () => {
  const { router, user } = await renderRoute('/datatables/advance?search-from=2020-01-01');
  const fields = within(await screen.findByRole('region', { name: 'Filters' }));
  const table = within(await screen.findByRole('region', { name: 'Advanced search' }));
  const findTotal = async () =>
    Number((await table.findByText(/ of \d+$/)).textContent?.split(' ').at(-1));
  const totalBefore = await findTotal();
  expect(totalBefore).toBeGreaterThan(0);
  expect(totalBefore).toBeLessThan(100);

  await user.click(fields.getByLabelText('City'));
  await user.paste('l');
  await waitFor(() => expect(router.state.location.search).toContain('search-city=l'));
  await waitFor(async () => expect(await findTotal()).toBeLessThan(totalBefore));
  for (const city of getColumn('Advanced search', 3)) expect(city.toLowerCase()).toContain('l');

  await user.clear(fields.getByLabelText('City'));
  await waitFor(async () => expect(await findTotal()).toBe(totalBefore));
});
