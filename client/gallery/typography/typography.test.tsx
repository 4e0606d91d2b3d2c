import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('shows headings, quotes and lists', async () => {
  await renderRoute('/ui-element/typography');

  expect(getDemo('Headings').getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(getDemo('Headings').getByRole('row', { name: 'Heading 2 18px 1.35' })).toBeVisible();
  expect(getDemo('Weights').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(getDemo('With secondary text').getAllByText('Rooms that work')).toHaveLength(3);
  expect(getDemo('Coloured headings').getByRole('heading', { name: 'Danger' })).toBeVisible();
  expect(
    getDemo('Display headings').getAllByRole('heading', { name: 'Rooms that work' }),
  ).toHaveLength(2);

  expect(getDemo('Quote').getByText(/forgets the chair/)).toBeVisible();
  expect(getDemo('Quote with source').getByText('Harriet Marlow')).toBeVisible();
  expect(getDemo('Quote styles').getAllByText(/forgets the chair/)).toHaveLength(3);
  expect(getDemo('Quote with avatar').getByRole('figure')).toHaveTextContent('Harriet Marlow');

  for (const title of ['Unstyled list', 'List with icons']) {
    expect(getDemo(title).getAllByRole('listitem')).toHaveLength(3);
  }
  expect(getDemo('Bullet lists').getByRole('list', { name: 'Squares' })).toHaveTextContent(
    'LisbonHamburg',
  );
  expect(getDemo('Numbered lists').getAllByRole('list')).toHaveLength(5);
  expect(getDemo('Inline list').getAllByRole('listitem')).toHaveLength(4);
  for (const title of [
    'Description list',
    'Vertical description list',
    'Description list, right-aligned terms',
  ]) {
    expect(getDemo(title).getAllByRole('definition')[1]).toHaveTextContent(
      'Makes what the catalogue',
    );
  }
});
