import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('icons can be searched, and their code can be copied', async () => {
  const { user } = await renderRoute('/icons/reactfeather');
  const all = getDemo('All');
  const status = await all.findByRole('status');
  const count = Number.parseInt(status.textContent ?? '', 10);

  expect(count).toBeGreaterThanOrEqual(300);
  // Rows outside the viewport are not rendered.
  expect(all.getAllByRole('button', { pressed: false }).length).toBeLessThan(count / 2);

  await user.type(all.getByRole('searchbox'), 'chart bar');
  await waitFor(() => expect(status).toHaveTextContent('1 icon'));
  await user.click(all.getByRole('button', { name: 'Chart Bar' }));
  expect(await navigator.clipboard.readText()).toBe('<IconChartBar />');
  expect(all.getByRole('button', { name: 'Chart Bar', pressed: true })).toBeVisible();
  expect(await screen.findByText('<IconChartBar /> copied')).toBeVisible();

  await user.type(all.getByRole('searchbox'), 'zz');
  await waitFor(() => expect(status).toHaveTextContent('No icons found'));

  await user.click(
    getDemo('In buttons').getAllByRole('button', { name: 'Like' })[0] as HTMLElement,
  );
  expect(
    getDemo('In buttons').getAllByRole('button', { name: 'Like', pressed: true }),
  ).toHaveLength(2);
  expect(
    screen.getByRole('region', { name: 'Sizes' }).querySelectorAll('.tabler-icon-armchair'),
  ).toHaveLength(5);
  expect(
    screen.getByRole('region', { name: 'Colours' }).querySelectorAll('.tabler-icon-lamp'),
  ).toHaveLength(7);
});
