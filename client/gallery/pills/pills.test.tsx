import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each variant shows the text of the selected pill', async () => {
  const { user } = await renderRoute('/components/pills-component');

  for (const title of ['Stacked', 'Filled', 'Equally wide', 'Centred', 'At the end']) {
    const pills = getDemo(title);
    expect(pills.getByRole('tab', { name: 'Returned' })).toBeDisabled();
    await user.click(pills.getByRole('tab', { name: 'Packed' }));
    expect(pills.getByRole('tabpanel')).toHaveTextContent('Nine orders');
  }

  const rows = getDemo('Colours').getAllByRole('tablist');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Secondary',
    'Success',
    'Danger',
    'Warning',
    'Info',
  ]);
});

test('an item selected from the menu is added to the row', async () => {
  const { user } = await renderRoute('/components/pills-component');
  const plain = getDemo('With a menu');
  expect(plain.queryByRole('tab', { name: 'Cancelled' })).toBeNull();

  await user.click(plain.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
  expect(plain.getByRole('tab', { name: 'Cancelled' })).toHaveAttribute('aria-selected', 'true');
  expect(plain.getByRole('tabpanel')).toHaveTextContent('One order');

  await user.click(plain.getByRole('tab', { name: 'Delivered' }));
  expect(plain.queryByRole('tab', { name: 'Cancelled' })).toBeNull();
});
