import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const slider = (title: string, name: string, index = 0) =>
  demo(title).getAllByRole('slider', { name })[index] as HTMLElement;

test('a value can be selected with the arrow keys, within limits and on marks', async () => {
  const { user } = await renderRoute('/extensions/slider');
  const press = async (handle: HTMLElement, keys: string) => {
    handle.focus();
    await user.keyboard(keys);
  };

  fireEvent.change(slider('Native', 'Brightness: 60'), { target: { value: '75' } });
  expect(demo('Native').getByText('Brightness: 75')).toBeVisible();
  expect(slider('Native', 'Disabled')).toBeDisabled();

  await press(slider('Two handles', 'From'), '{ArrowRight}');
  expect(demo('Two handles').getByText('$4,100.00')).toBeVisible();

  await press(slider('Uneven steps', 'Pieces'), '{ArrowRight}');
  expect(slider('Uneven steps', 'Pieces')).toHaveAttribute('aria-valuenow', '500');

  await press(slider('Marks', 'Pieces'), '{ArrowRight}');
  expect(slider('Marks', 'Pieces')).toHaveAttribute('aria-valuenow', '31');

  await press(slider('Vertical', 'Up to 40'), '{End}{ArrowUp}');
  expect(slider('Vertical', 'Up to 40')).toHaveAttribute('aria-valuenow', '40');
  expect(demo('Colours').getAllByRole('slider')).toHaveLength(6);
});

test('handles push, stop or keep their distance, and fields are updated', async () => {
  const { user } = await renderRoute('/extensions/slider');
  const press = async (handle: HTMLElement, keys: string) => {
    handle.focus();
    await user.keyboard(keys);
  };

  await press(slider('Behaviour', 'From', 2), '{ArrowRight}');
  expect(slider('Behaviour', 'To', 2)).toHaveAttribute('aria-valuenow', '61');
  await press(slider('Behaviour', 'From', 0), '{ArrowRight}');
  expect(slider('Behaviour', 'To', 0)).toHaveAttribute('aria-valuenow', '60');
  await press(slider('Behaviour', 'Pieces'), '{ArrowRight}');
  expect(demo('Behaviour').getByText('Released at 41')).toBeVisible();

  await user.selectOptions(demo('Linked to fields').getByRole('combobox', { name: 'From' }), '-5');
  expect(slider('Linked to fields', 'From')).toHaveAttribute('aria-valuenow', '-5');
  await press(slider('Linked to fields', 'To'), '{ArrowRight}');
  expect(demo('Linked to fields').getByRole('textbox', { name: 'To' })).toHaveValue('31');
});
