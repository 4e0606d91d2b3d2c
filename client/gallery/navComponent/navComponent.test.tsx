import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const titles = [
  'Plain',
  'With a border',
  'Centred',
  'At the end',
  'Vertical',
  'Vertical with a border',
  'Square',
  'With dividers',
];

test('the URL stores the current item of each navigation', async () => {
  const { user, router } = await renderRoute('/components/nav-component?Square=suppliers');
  const getCurrentItem = (title: string) =>
    getDemo(title).getByRole('navigation').querySelector('[aria-current="page"]')?.textContent;
  expect(getCurrentItem('Square')).toBe('Suppliers');

  for (const title of titles) {
    await user.click(getDemo(title).getByRole('link', { name: 'Stock' }));
    await waitFor(() => expect(getCurrentItem(title)).toBe('Stock'));
    expect(getDemo(title).getByText('Forecast').closest('a')).toBeNull();
  }

  await user.click(getDemo('Plain').getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(getCurrentItem('Plain')).toBe('Orders'));
  expect(router.state.location.search).toContain('Plain=orders');
  expect(getCurrentItem('Centred')).toBe('Stock');
});
