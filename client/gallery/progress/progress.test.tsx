import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getValues = (title: string) =>
  getDemo(title)
    .getAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('aria-valuenow')));

test('progress bars have values and are updated', async () => {
  const { user } = await renderRoute('/components/progress');

  expect(getValues('Plain')).toEqual([0, 25, 50, 75, 100]);
  expect(getValues('Colours')).toHaveLength(6);
  expect(getDemo('Striped').getByRole('progressbar', { name: 'Danger' })).toHaveAttribute(
    'data-striped',
  );
  expect(getDemo('Labelled').getByText('75%')).toBeVisible();
  expect(getDemo('Stacked').getByRole('progressbar', { name: 'Packed' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  expect(getDemo('Stacked').getByText('Packed, 30%')).toBeVisible();

  const animated = getDemo('Animated');
  await user.click(animated.getByRole('button', { name: 'More' }));
  expect(getValues('Animated')).toEqual([60]);
  await user.click(animated.getByRole('button', { name: 'Less' }));
  await user.click(animated.getByRole('button', { name: 'Less' }));
  expect(getValues('Animated')).toEqual([20]);
  await user.click(animated.getByRole('button', { name: 'Stop animation' }));
  expect(animated.getByRole('progressbar')).not.toHaveAttribute('data-animated');
  expect(animated.getByRole('button', { name: 'Start animation' })).toBeVisible();
});
