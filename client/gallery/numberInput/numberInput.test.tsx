import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('numbers can be entered and stepped within limits', async () => {
  const { user } = await renderRoute('/forms/elements/number-input');

  await user.click(demo('Basic').getByRole('button', { name: 'Increase: Desks' }));
  expect(demo('Basic').getByRole('status')).toHaveTextContent('4 desks');

  const limits = demo('Minimum and maximum');
  const more = limits.getByRole('button', { name: /^Increase/ });
  await user.click(more);
  await user.click(more);
  expect(limits.getByRole('textbox')).toHaveValue('10');
  expect(more).toBeDisabled();

  const quarters = demo('Step of 0.25');
  await user.click(quarters.getByRole('button', { name: /^Decrease/ }));
  expect(quarters.getByRole('textbox')).toHaveValue('1.25');

  const floors = demo('Wrapping');
  await user.click(floors.getByRole('button', { name: /^Increase/ }));
  expect(floors.getByRole('textbox')).toHaveValue('1');

  const line = demo('Inline label');
  await user.clear(line.getByRole('textbox'));
  await user.type(line.getByRole('textbox'), '3');
  expect(line.getByRole('status')).toHaveTextContent('$747.00');

  const own = demo('Custom buttons');
  await user.click(own.getByRole('button', { name: 'More' }));
  expect(own.getByRole('textbox')).toHaveValue('5');
  await user.click(own.getByRole('button', { name: 'Fewer' }));
  expect(own.getByRole('textbox')).toHaveValue('4');

  expect(demo('Sizes').getAllByRole('textbox')).toHaveLength(3);
  expect(demo('Buttons inside the field').getAllByRole('textbox')).toHaveLength(3);
  expect(demo('Widths').getAllByRole('textbox')).toHaveLength(4);
  expect(demo('Disabled and read-only').getByLabelText('Disabled')).toBeDisabled();
  expect(demo('Disabled and read-only').getByLabelText('Read-only')).toHaveAttribute('readonly');
}, 30_000);
