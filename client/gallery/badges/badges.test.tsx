import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('badges have each colour, and some are links', async () => {
  await renderRoute('/components/badges');

  for (const title of ['Colours', 'Glow', 'Light']) {
    expect(demo(title).getByText('Secondary')).toBeVisible();
    expect(demo(title).getByText('Warning')).toBeVisible();
  }
  expect(demo('With icons').getByText('On the way')).toBeVisible();
  expect(demo('Full width').getByText('Delivered')).toBeVisible();

  expect(demo('As links').getByRole('link', { name: 'Tasks' })).toHaveAttribute(
    'href',
    '/apps/todo',
  );
});
