import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each chart has a description and can be shown as a table', async () => {
  const { user } = await renderRoute('/charts/recharts');

  const scatter = getDemo('Scatter');
  expect(scatter.getByText(/^Price and pieces sold\./)).toBeInTheDocument();
  await user.click(scatter.getByRole('button', { name: 'Show “Scatter” as a table' }));
  expect(scatter.getAllByRole('rowheader', { name: 'Chairs' })).toHaveLength(18);

  const radar = getDemo('Radar');
  expect(radar.getByText(/^Ratings of two desks/)).toBeInTheDocument();
  await user.click(radar.getByRole('button', { name: 'Show “Radar” as a table' }));
  expect(radar.getByRole('row', { name: 'Comfort 9 7' })).toBeVisible();

  const donut = getDemo('Donut');
  expect(donut.getByText(/\$492,000 in total/)).toBeInTheDocument();
  await user.click(donut.getByRole('button', { name: 'Show “Donut” as a table' }));
  expect(donut.getByRole('row', { name: 'Rent $48,300' })).toBeVisible();

  const bars = getDemo('Stacked bars');
  await user.click(await bars.findByRole('button', { name: 'Lamps' }));
  expect(bars.getByRole('button', { name: 'Lamps' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(bars.getByRole('button', { name: 'Show “Stacked bars” as a table' }));
  expect(bars.getAllByRole('row')).toHaveLength(8);
});

test('the period of a chart can be selected', async () => {
  const { user } = await renderRoute('/charts/recharts');

  const line = getDemo('Line');
  expect(line.getByText(/from Apr 1 to Apr 14/)).toBeInTheDocument();
  await user.click(line.getByRole('radio', { name: 'Yearly' }));
  expect(line.getByText(/from 2020 to 2025/)).toBeInTheDocument();
  await user.click(line.getByRole('button', { name: 'Show “Line” as a table' }));
  expect(line.getAllByRole('rowheader')).toHaveLength(6);

  const areas = getDemo('Stacked areas');
  await user.click(areas.getByRole('button', { name: /^Days shown/ }));
  await user.click(await areas.findByRole('button', { name: '9 March 2026' }));
  await user.click(areas.getByRole('button', { name: '12 March 2026' }));
  expect(areas.getByText(/from Mar 9 to Mar 12/)).toBeInTheDocument();
  await user.click(areas.getByRole('button', { name: 'Show “Stacked areas” as a table' }));
  expect(areas.getAllByRole('rowheader')).toHaveLength(4);
});
