import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a timeline shows the events of an order with their details', async () => {
  const { user } = await renderRoute('/components/timeline');

  const entries = getDemo('Plain').getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Ordered.*6 days ago/),
    expect.stringMatching(/^Packed.*3 days ago/),
    expect.stringMatching(/^Shipped.*Yesterday/),
    expect.stringMatching(/^Delivered.*Today/),
  ]);

  const withIcons = getDemo('With icons');
  expect(withIcons.getByText('order-4986.pdf')).toBeVisible();
  expect(withIcons.getByRole('img', { name: 'Tobias Finch' })).toBeVisible();
  expect(withIcons.getByText('Twelve desks were installed.')).not.toBeVisible();
  await user.click(withIcons.getByRole('button', { name: 'Show report' }));
  expect(withIcons.getByText('Twelve desks were installed.')).toBeVisible();
  await user.click(withIcons.getByRole('button', { name: 'Hide report' }));
  expect(withIcons.getByText('Twelve desks were installed.')).not.toBeVisible();
});
