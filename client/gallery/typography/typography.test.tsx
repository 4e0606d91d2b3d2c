import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('shows headings, quotes and lists', async () => {
  await renderRoute('/ui-element/typography');

  expect(demo('Headings').getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(demo('Headings').getByRole('row', { name: 'Heading 2 18px 1.35' })).toBeVisible();
  expect(demo('Weights').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(demo('With secondary text').getAllByText('Rooms that work')).toHaveLength(3);
  expect(demo('Coloured headings').getByRole('heading', { name: 'Danger' })).toBeVisible();
  expect(
    demo('Display headings').getAllByRole('heading', { name: 'Rooms that work' }),
  ).toHaveLength(2);

  expect(demo('Quote').getByText(/forgets the chair/)).toBeVisible();
  expect(demo('Quote with source').getByText('Harriet Marlow')).toBeVisible();
  expect(demo('Quote styles').getAllByText(/forgets the chair/)).toHaveLength(3);
  expect(demo('Quote with avatar').getByRole('figure')).toHaveTextContent('Harriet Marlow');

  for (const title of ['Unstyled list', 'List with icons']) {
    expect(demo(title).getAllByRole('listitem')).toHaveLength(3);
  }
  expect(demo('Bullet lists').getByRole('list', { name: 'Squares' })).toHaveTextContent(
    'LisbonHamburg',
  );
  expect(demo('Numbered lists').getAllByRole('list')).toHaveLength(5);
  expect(demo('Inline list').getAllByRole('listitem')).toHaveLength(4);
  for (const title of [
    'Description list',
    'Vertical description list',
    'Description list, right-aligned terms',
  ]) {
    expect(demo(title).getAllByRole('definition')[1]).toHaveTextContent('Makes what the catalogue');
  }
});
