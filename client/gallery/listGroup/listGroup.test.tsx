import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('lists can contain texts, buttons and links', async () => {
  const { user } = await renderRoute('/components/list-group');

  for (const title of [
    'Simple',
    'With a disabled item',
    'With icons',
    'With badges',
    'Flush',
    'Horizontal',
  ]) {
    expect(demo(title).getAllByRole('listitem')).toHaveLength(4);
  }
  expect(demo('With a disabled item').getByText('Sold out')).toBeVisible();
  expect(demo('With badges').getByText('3 in stock')).toBeVisible();
  expect(demo('Colours').getAllByRole('listitem')).toHaveLength(6);
  expect(demo('Custom content').getByRole('heading', { name: 'Rui Tavares' })).toBeVisible();

  await user.click(demo('Navigation').getByRole('tab', { name: 'Support' }));
  expect(demo('Navigation').getByRole('tabpanel')).toHaveTextContent('within two hours');

  const linksAndButtons = demo('Links and buttons');
  await user.click(linksAndButtons.getByRole('button', { name: 'Lyon' }));
  expect(linksAndButtons.getByRole('button', { pressed: true })).toHaveTextContent('Lyon');
  expect(linksAndButtons.getByRole('button', { name: 'Leeds' })).toBeDisabled();
  expect(linksAndButtons.getByRole('link', { name: 'All products' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop',
  );
});
