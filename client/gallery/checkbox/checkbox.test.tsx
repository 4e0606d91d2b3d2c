import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('checkboxes can be checked individually or all at once', async () => {
  const { user } = await renderRoute('/forms/elements/checkbox');

  const plain = getDemo('Plain');
  const all = plain.getByRole('checkbox', { name: 'Everything for a workplace' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(plain.getByRole('checkbox', { name: 'Task chair' })).toBeChecked();
  expect(all).toBeChecked();
  await user.click(all);
  expect(plain.getByRole('checkbox', { name: 'Task chair' })).not.toBeChecked();
  expect(plain.getByRole('checkbox', { name: 'Disabled' })).toBeDisabled();

  const cards = getDemo('Cards');
  await user.click(cards.getByRole('checkbox', { name: 'Standing desk' }));
  expect(cards.getByRole('status')).toHaveTextContent('Selected: Desk lamp and Standing desk');

  const colours = getDemo('Colours').getAllByRole('checkbox');
  expect(colours).toHaveLength(6);
  await user.click(getDemo('Colours').getByRole('checkbox', { name: 'Danger' }));
  expect(getDemo('Colours').getByRole('checkbox', { name: 'Danger' })).not.toBeChecked();
});
