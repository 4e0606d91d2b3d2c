import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a switch shows whether it is on or off', async () => {
  const { user } = await renderRoute('/forms/elements/switch');

  const bell = getDemo('Plain').getByRole('switch', { name: 'Bell at the front desk' });
  expect(getDemo('Plain').getByRole('status')).toHaveTextContent('The bell is on.');
  await user.click(bell);
  expect(bell).not.toBeChecked();
  expect(getDemo('Plain').getByRole('status')).toHaveTextContent('The bell is off.');
  expect(getDemo('Plain').getByRole('switch', { name: 'Disabled' })).toBeDisabled();

  for (const title of ['Colours', 'With icons']) {
    const switches = getDemo(title).getAllByRole('switch');
    expect(switches).toHaveLength(7);
    for (const element of switches) {
      await user.click(element);
      expect(element).not.toBeChecked();
    }
  }
});
