import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('alerts have texts, titles, icons and seven colours', async () => {
  await renderRoute('/components/alerts');

  expect(getDemo('Plain').getByRole('alert')).toHaveTextContent('The workshop is closed');
  expect(getDemo('With a title').getByRole('alert', { name: 'Saved' })).toBeVisible();
  expect(getDemo('With an icon').getAllByRole('alert')).toHaveLength(2);
  expect(getDemo('Colours').getAllByRole('alert')).toHaveLength(7);
});

test('dismissed alerts can be shown again only if they are controlled', async () => {
  const { user } = await renderRoute('/components/alerts');

  await user.click(getDemo('Dismissible').getByRole('button', { name: 'Dismiss' }));
  expect(getDemo('Dismissible').queryByRole('alert')).toBeNull();
  await user.click(getDemo('Dismissible').getByRole('button', { name: 'Show the message again' }));
  expect(getDemo('Dismissible').getByRole('alert')).toBeVisible();

  await user.click(getDemo('Uncontrolled').getByRole('button', { name: 'Dismiss' }));
  expect(getDemo('Uncontrolled').queryByRole('alert')).toBeNull();
});

test('an invalid input shows an error while the user types', async () => {
  const { user } = await renderRoute('/components/alerts');
  const amount = screen.getByLabelText('Number of desks');

  await user.type(amount, '12');
  expect(getDemo('Live validation').getByRole('alert')).toBeEmptyDOMElement();
  await user.type(amount, 'x');
  expect(getDemo('Live validation').getByText(/“12x” is not a whole number/)).toBeVisible();
});
