import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const valuesOf = (title: string) =>
  demo(title)
    .getAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('aria-valuenow')));

test('progress bars have values and are updated', async () => {
  const { user } = await renderRoute('/components/progress');

  expect(valuesOf('Plain')).toEqual([0, 25, 50, 75, 100]);
  expect(valuesOf('Colours')).toHaveLength(6);
  expect(demo('Striped').getByRole('progressbar', { name: 'Danger' })).toHaveAttribute(
    'data-striped',
  );
  expect(demo('Labelled').getByText('75%')).toBeVisible();
  expect(demo('Stacked').getByRole('progressbar', { name: 'Packed' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  expect(demo('Stacked').getByText('Packed, 30%')).toBeVisible();

  const moving = demo('Animated');
  await user.click(moving.getByRole('button', { name: 'More' }));
  expect(valuesOf('Animated')).toEqual([60]);
  await user.click(moving.getByRole('button', { name: 'Less' }));
  await user.click(moving.getByRole('button', { name: 'Less' }));
  expect(valuesOf('Animated')).toEqual([20]);
  await user.click(moving.getByRole('button', { name: 'Stop animation' }));
  expect(moving.getByRole('progressbar')).not.toHaveAttribute('data-animated');
  expect(moving.getByRole('button', { name: 'Start animation' })).toBeVisible();
});
