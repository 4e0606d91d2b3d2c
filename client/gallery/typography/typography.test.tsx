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
  expect(demo('Display').getAllByRole('heading', { name: 'Rooms that work' })).toHaveLength(2);

  expect(demo('Quote').getByText(/forgets the chair/)).toBeVisible();
  expect(demo('Quote with its source').getByText('Harriet Marlow')).toBeVisible();
  expect(demo('Quotes in other dress').getAllByText(/forgets the chair/)).toHaveLength(3);
  expect(demo('Quote with a face').getByRole('figure')).toHaveTextContent('Harriet Marlow');

  for (const title of ['Plain list', 'With icons']) {
    expect(demo(title).getAllByRole('listitem')).toHaveLength(3);
  }
  expect(demo('Bullets').getByRole('list', { name: 'Squares' })).toHaveTextContent('LisbonHamburg');
  expect(demo('Numbers').getAllByRole('list')).toHaveLength(5);
  expect(demo('On one line').getAllByRole('listitem')).toHaveLength(4);
  for (const title of ['Terms beside', 'Terms above', 'Terms at the end']) {
    expect(demo(title).getAllByRole('definition')[1]).toHaveTextContent('Makes what the catalogue');
  }
});
