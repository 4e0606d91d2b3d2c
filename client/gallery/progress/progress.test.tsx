import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getValues = (title: string) =>
  demo(title)
    .getAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('aria-valuenow')));

test('progress bars have values and are updated', async () => {
  const { user } = await renderRoute('/components/progress');

  expect(getValues('Plain')).toEqual([0, 25, 50, 75, 100]);
  expect(getValues('Colours')).toHaveLength(6);
  expect(demo('Striped').getByRole('progressbar', { name: 'Danger' })).toHaveAttribute(
    'data-striped',
  );
  expect(demo('Labelled').getByText('75%')).toBeVisible();
  expect(demo('Stacked').getByRole('progressbar', { name: 'Packed' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  expect(demo('Stacked').getByText('Packed, 30%')).toBeVisible();

  const animated = demo('Animated');
  await user.click(animated.getByRole('button', { name: 'More' }));
  expect(getValues('Animated')).toEqual([60]);
  await user.click(animated.getByRole('button', { name: 'Less' }));
  await user.click(animated.getByRole('button', { name: 'Less' }));
  expect(getValues('Animated')).toEqual([20]);
  await user.click(animated.getByRole('button', { name: 'Stop animation' }));
  expect(animated.getByRole('progressbar')).not.toHaveAttribute('data-animated');
  expect(animated.getByRole('button', { name: 'Start animation' })).toBeVisible();
});
