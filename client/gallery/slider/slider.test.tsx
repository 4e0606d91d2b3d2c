import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getSlider = (title: string, name: string, index = 0) =>
  getDemo(title).getAllByRole('slider', { name })[index] as HTMLElement;

test('a value can be selected with the arrow keys, within limits and on marks', async () => {
  const { user } = await renderRoute('/extensions/slider');
  const pressKeys = async (slider: HTMLElement, keys: string) => {
    slider.focus();
    await user.keyboard(keys);
  };

  fireEvent.change(getSlider('Native', 'Brightness: 60'), { target: { value: '75' } });
  expect(getDemo('Native').getByText('Brightness: 75')).toBeVisible();
  expect(getSlider('Native', 'Disabled')).toBeDisabled();

  await pressKeys(getSlider('Two handles', 'From'), '{ArrowRight}');
  expect(getDemo('Two handles').getByText('$4,100.00')).toBeVisible();

  await pressKeys(getSlider('Uneven steps', 'Pieces'), '{ArrowRight}');
  expect(getSlider('Uneven steps', 'Pieces')).toHaveAttribute('aria-valuenow', '500');

  await pressKeys(getSlider('Marks', 'Pieces'), '{ArrowRight}');
  expect(getSlider('Marks', 'Pieces')).toHaveAttribute('aria-valuenow', '31');

  await pressKeys(getSlider('Vertical', 'Up to 40'), '{End}{ArrowUp}');
  expect(getSlider('Vertical', 'Up to 40')).toHaveAttribute('aria-valuenow', '40');
  expect(getDemo('Colours').getAllByRole('slider')).toHaveLength(6);
});

test('handles push, stop or keep their distance, and fields are updated', async () => {
  const { user } = await renderRoute('/extensions/slider');
  const pressKeys = async (slider: HTMLElement, keys: string) => {
    slider.focus();
    await user.keyboard(keys);
  };

  await pressKeys(getSlider('Behaviour', 'From', 2), '{ArrowRight}');
  expect(getSlider('Behaviour', 'To', 2)).toHaveAttribute('aria-valuenow', '61');
  await pressKeys(getSlider('Behaviour', 'From', 0), '{ArrowRight}');
  expect(getSlider('Behaviour', 'To', 0)).toHaveAttribute('aria-valuenow', '60');
  await pressKeys(getSlider('Behaviour', 'Pieces'), '{ArrowRight}');
  expect(getDemo('Behaviour').getByText('Released at 41')).toBeVisible();

  await user.selectOptions(
    getDemo('Linked to fields').getByRole('combobox', { name: 'From' }),
    '-5',
  );
  expect(getSlider('Linked to fields', 'From')).toHaveAttribute('aria-valuenow', '-5');
  await pressKeys(getSlider('Linked to fields', 'To'), '{ArrowRight}');
  expect(getDemo('Linked to fields').getByRole('textbox', { name: 'To' })).toHaveValue('31');
});
