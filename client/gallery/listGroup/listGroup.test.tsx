import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
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
    expect(getDemo(title).getAllByRole('listitem')).toHaveLength(4);
  }
  expect(getDemo('With a disabled item').getByText('Sold out')).toBeVisible();
  expect(getDemo('With badges').getByText('3 in stock')).toBeVisible();
  expect(getDemo('Colours').getAllByRole('listitem')).toHaveLength(6);
  expect(getDemo('Custom content').getByRole('heading', { name: 'Rui Tavares' })).toBeVisible();

  await user.click(getDemo('Navigation').getByRole('tab', { name: 'Support' }));
  expect(getDemo('Navigation').getByRole('tabpanel')).toHaveTextContent('within two hours');

  const linksAndButtons = getDemo('Links and buttons');
  await user.click(linksAndButtons.getByRole('button', { name: 'Lyon' }));
  expect(linksAndButtons.getByRole('button', { pressed: true })).toHaveTextContent('Lyon');
  expect(linksAndButtons.getByRole('button', { name: 'Leeds' })).toBeDisabled();
  expect(linksAndButtons.getByRole('link', { name: 'All products' })).toHaveAttribute(
    'href',
    '/apps/todo',
  );
});
