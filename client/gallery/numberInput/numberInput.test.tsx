import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('numbers can be entered, increased and decreased within limits', async () => {
  const { user } = await renderRoute('/forms/elements/number-input');

  await user.click(getDemo('Basic').getByRole('button', { name: 'Increase: Desks' }));
  expect(getDemo('Basic').getByRole('status')).toHaveTextContent('4 desks');

  const limits = getDemo('Minimum and maximum');
  const increaseButton = limits.getByRole('button', { name: /^Increase/ });
  await user.click(increaseButton);
  await user.click(increaseButton);
  expect(limits.getByRole('textbox')).toHaveValue('10');
  expect(increaseButton).toBeDisabled();

  const steps = getDemo('Step of 0.25');
  await user.click(steps.getByRole('button', { name: /^Decrease/ }));
  expect(steps.getByRole('textbox')).toHaveValue('1.25');

  const wrapping = getDemo('Wrapping');
  await user.click(wrapping.getByRole('button', { name: /^Increase/ }));
  expect(wrapping.getByRole('textbox')).toHaveValue('1');

  const inline = getDemo('Inline label');
  await user.clear(inline.getByRole('textbox'));
  await user.type(inline.getByRole('textbox'), '3');
  expect(inline.getByRole('status')).toHaveTextContent('$747.00');

  const customButtons = getDemo('Custom buttons');
  await user.click(customButtons.getByRole('button', { name: 'More' }));
  expect(customButtons.getByRole('textbox')).toHaveValue('5');
  await user.click(customButtons.getByRole('button', { name: 'Fewer' }));
  expect(customButtons.getByRole('textbox')).toHaveValue('4');

  expect(getDemo('Sizes').getAllByRole('textbox')).toHaveLength(3);
  expect(getDemo('Buttons inside the field').getAllByRole('textbox')).toHaveLength(3);
  expect(getDemo('Widths').getAllByRole('textbox')).toHaveLength(4);
  expect(getDemo('Disabled and read-only').getByLabelText('Disabled')).toBeDisabled();
  expect(getDemo('Disabled and read-only').getByLabelText('Read-only')).toHaveAttribute('readonly');
});
