import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('one of several options can be selected', async () => {
  const { user } = await renderRoute('/forms/elements/radio');

  for (const title of ['Plain', 'Cards']) {
    const group = getDemo(title);
    expect(group.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
    await user.click(group.getByRole('radio', { name: /Pickup/ }));
    expect(group.getByRole('radio', { name: /Pickup/ })).toBeChecked();
    expect(group.getByRole('radio', { name: /Courier/ })).not.toBeChecked();
  }
  expect(getDemo('Plain').getByRole('radio', { name: 'Drone' })).toBeDisabled();

  for (const radio of getDemo('Colours').getAllByRole('radio')) expect(radio).toBeChecked();
});
