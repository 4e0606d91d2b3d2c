import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Returns a symbol, which is the label of a hidden radio button. */
function getSymbol(title: string, name: string) {
  const { id } = getDemo(title).getByRole('radio', { name });
  return document.querySelector(`label[for="${id}"]`) as Element;
}

test('a rating can be selected with stars, half stars, symbols and numbers', async () => {
  const { user } = await renderRoute('/extensions/ratings');
  const choices = [
    ['Basic', '5 stars'],
    ['Half stars', '3.5 stars'],
    ['Custom symbols', 'Rain'],
    ['Numbers', '4 points'],
    ['Sizes', '2 stars'],
  ] as const;

  for (const [title, name] of choices) {
    if (title === 'Sizes') continue;
    expect(getDemo(title).getByRole('radio', { name })).not.toBeChecked();
    await user.click(getSymbol(title, name));
    expect(getDemo(title).getByRole('radio', { name })).toBeChecked();
  }
  expect(getDemo('Sizes').getAllByRole('radiogroup')).toHaveLength(5);
  expect(getDemo('Sizes').getAllByRole('radio', { name: '4 stars', checked: true })).toHaveLength(
    5,
  );
  expect(getDemo('Read-only').getByRole('img', { name: '4.5 stars' })).toBeVisible();
  expect(getDemo('Read-only').queryByRole('radio')).toBeNull();
});

test('the parent component receives and changes the rating', async () => {
  const { user } = await renderRoute('/extensions/ratings');
  const controlled = getDemo('Controlled');

  await user.click(getSymbol('Events', '2 stars'));
  expect(await screen.findByText('Selected: 2 stars')).toBeVisible();

  await user.click(controlled.getByRole('button', { name: 'Set to 3' }));
  expect(controlled.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await user.click(controlled.getByRole('button', { name: 'Show the rating' }));
  expect(await screen.findByText('Selected: 3 stars')).toBeVisible();
  await user.click(controlled.getByRole('button', { name: 'Reset' }));
  expect(controlled.getByRole('radio', { name: '0 stars' })).toBeChecked();
});
