import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('text can be entered, is counted, and is not cut off', async () => {
  const { user } = await renderRoute('/forms/elements/textarea');

  for (const title of ['Plain', 'Automatic height', 'Floating label']) {
    await user.type(getDemo(title).getByLabelText('Message'), 'One{Enter}Two');
    expect(getDemo(title).getByLabelText('Message')).toHaveValue('One\nTwo');
  }

  const counted = getDemo('Character counter');
  const field = counted.getByLabelText('Short message');
  await user.type(field, 'The desks arrive on');
  expect(counted.getByRole('status')).toHaveTextContent('19 of 20');
  expect(field).toBeValid();
  await user.type(field, ' Monday');
  expect(counted.getByRole('status')).toHaveTextContent('26 of 20');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('The desks arrive on Monday');
  expect(counted.getByText('6 characters too many.')).toBeVisible();
});
