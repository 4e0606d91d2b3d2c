import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('badges have each colour, and some are links', async () => {
  await renderRoute('/components/badges');

  for (const title of ['Colours', 'Glow', 'Light']) {
    expect(getDemo(title).getByText('Secondary')).toBeVisible();
    expect(getDemo(title).getByText('Warning')).toBeVisible();
  }
  expect(getDemo('With icons').getByText('On the way')).toBeVisible();
  expect(getDemo('Full width').getByText('Delivered')).toBeVisible();

  expect(getDemo('As links').getByRole('link', { name: 'Tasks' })).toHaveAttribute(
    'href',
    '/apps/todo',
  );
});
