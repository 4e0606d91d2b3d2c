import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('alerts have texts, titles, icons and seven colours', async () => {
  await renderRoute('/components/alerts');

  expect(demo('Plain').getByRole('alert')).toHaveTextContent('The workshop is closed');
  expect(demo('With a title').getByRole('alert', { name: 'Saved' })).toBeVisible();
  expect(demo('With an icon').getAllByRole('alert')).toHaveLength(2);
  expect(demo('Colours').getAllByRole('alert')).toHaveLength(7);
});

test('dismissed alerts can be shown again only if they are controlled', async () => {
  const { user } = await renderRoute('/components/alerts');

  await user.click(demo('Dismissible').getByRole('button', { name: 'Dismiss' }));
  expect(demo('Dismissible').queryByRole('alert')).toBeNull();
  await user.click(demo('Dismissible').getByRole('button', { name: 'Show the message again' }));
  expect(demo('Dismissible').getByRole('alert')).toBeVisible();

  await user.click(demo('Uncontrolled').getByRole('button', { name: 'Dismiss' }));
  expect(demo('Uncontrolled').queryByRole('alert')).toBeNull();
});

test('an invalid input shows an error while the user types', async () => {
  const { user } = await renderRoute('/components/alerts');
  const amount = screen.getByLabelText('Number of desks');

  await user.type(amount, '12');
  expect(demo('Live validation').getByRole('alert')).toBeEmptyDOMElement();
  await user.type(amount, 'x');
  expect(demo('Live validation').getByText(/“12x” is not a whole number/)).toBeVisible();
});
