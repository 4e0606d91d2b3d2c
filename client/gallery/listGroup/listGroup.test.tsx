import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('lists can contain texts, choices and links', async () => {
  const { user } = await renderRoute('/components/list-group');

  for (const title of [
    'Simple',
    'With a disabled row',
    'With icons',
    'With badges',
    'Flush',
    'Side by side',
  ]) {
    expect(demo(title).getAllByRole('listitem')).toHaveLength(4);
  }
  expect(demo('With a disabled row').getByText('Sold out')).toBeVisible();
  expect(demo('With badges').getByText('3 in stock')).toBeVisible();
  expect(demo('Colours').getAllByRole('listitem')).toHaveLength(6);
  expect(demo('Own content').getByRole('heading', { name: 'Rui Tavares' })).toBeVisible();

  await user.click(demo('As navigation').getByRole('tab', { name: 'Support' }));
  expect(demo('As navigation').getByRole('tabpanel')).toHaveTextContent('within two hours');

  const tags = demo('Links and buttons');
  await user.click(tags.getByRole('button', { name: 'Lyon' }));
  expect(tags.getByRole('button', { pressed: true })).toHaveTextContent('Lyon');
  expect(tags.getByRole('button', { name: 'Leeds' })).toBeDisabled();
  expect(tags.getByRole('link', { name: 'All products' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop',
  );
});
