import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import {
  AreaChart,
  BarChart,
  DonutChart,
  LineChart,
  PolarAreaChart,
  RadarChart,
} from './Charts.tsx';
import { serializeSvg } from './picture.ts';
import { computePoints } from './Sparkline.tsx';

/** The props of a chart with two series. */
const monthChart = {
  data: [{ month: 'March', in: 3, out: 2 }],
  dataKey: 'month',
  series: [
    { name: 'in', label: 'Income' },
    { name: 'out', label: 'Costs' },
  ],
};

const table = { columnNames: ['Month', 'Sales'], rows: [['March', 12]] };

test('a chart has a description, and its figures can be shown as a table', async () => {
  const { user } = await renderComponent(
    <ChartFrame title="Sales" description="Sales grew in March" table={table}>
      drawing
    </ChartFrame>,
  );
  expect(screen.getByText('Sales grew in March')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show “Sales” as a table' }));

  expect(screen.getByRole('rowheader', { name: 'March' })).toBeVisible();
  expect(screen.queryByText('drawing')).toBeNull();
});

test('a chart without data shows a message', async () => {
  await renderComponent(
    <ChartFrame title="Sales" description="" table={table} state="empty">
      drawing
    </ChartFrame>,
  );

  expect(screen.getByText('No data for this period')).toBeVisible();
});

test('a series can be hidden, except the last one', async () => {
  const { user } = await renderComponent(<BarChart {...monthChart} />);
  const costs = await screen.findByRole('button', { name: 'Costs' });

  await user.click(costs);
  await user.click(screen.getByRole('button', { name: 'Income' }));

  expect(costs).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Income' })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['AreaChart', AreaChart],
  ['BarChart', BarChart],
  ['LineChart', LineChart],
  ['RadarChart', RadarChart],
])('%s adds no invalid attribute to the document', async (_, Chart) => {
  await renderComponent(<Chart {...monthChart} />);
  // The buttons of the legend are rendered together with the chart.
  await screen.findByRole('button', { name: 'Costs' });

  expect(document.querySelector('[textcolor]')).toBeNull();
});

test('the legend lists the parts of a chart', async () => {
  await renderComponent(
    <DonutChart
      parts={[
        { name: 'Desks', value: 3 },
        { name: 'Lamps', value: 1 },
      ]}
    />,
  );

  expect(await screen.findByRole('button', { name: 'Desks' })).toBeVisible();
});

test('a sparkline has the full height, and a flat one is centred', () => {
  expect(computePoints([0, 10], 100, 20)).toBe('2,18 98,2');
  expect(computePoints([5, 5], 100, 20)).toBe('2,10 98,10');
});

test('slices have equal angles, and hiding one removes it', async () => {
  const { user } = await renderComponent(
    <PolarAreaChart
      parts={[
        { name: 'Desks', value: 4 },
        { name: 'Lamps', value: 1 },
      ]}
    />,
  );
  const slices = () =>
    [...document.querySelectorAll('path title')].map((title) => title.textContent);
  await screen.findByRole('button', { name: 'Lamps' });
  expect(slices()).toEqual(['Desks: 4', 'Lamps: 1']);
  expect(document.querySelectorAll('path')[1]).toHaveAttribute(
    'd',
    expect.stringContaining('50 50'),
  );

  await user.click(screen.getByRole('button', { name: 'Lamps' }));
  expect(slices()).toEqual(['Desks: 4']);
});

test('a bare chart frame has no title, and its table is named after the description', async () => {
  const { user } = await renderComponent(
    <ChartFrame isBare title="Sales" description="Sales grew in March" table={table}>
      drawing
    </ChartFrame>,
  );
  expect(screen.queryByRole('heading')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show “Sales” as a table' }));
  expect(screen.getByRole('region', { name: 'Sales grew in March' })).toBeVisible();
});

test('an exported picture has inline styles', () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const sheet = document.createElement('style');
  sheet.textContent = '.label { font-size: 21px; }';
  drawing.innerHTML = '<text class="label">March</text>';
  document.body.append(sheet, drawing);

  expect(serializeSvg(drawing)).toMatch(/<text[^>]*font-size:21px[^>]*>March/);
  sheet.remove();
  drawing.remove();
});
