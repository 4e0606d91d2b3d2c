import { area, curveMonotoneX, line } from 'd3-shape';
import type { SeriesChartProps } from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';
import classes from './Plot.module.css';
import { Plot } from './Plot.tsx';
import { stackSeries } from './stackSeries.ts';

/** The number of rows up to which a line has a dot for each row. */
const maxDots = 16;

/** A chart with a line for each series. */
export function LineChart({ series, ...plot }: SeriesChartProps) {
  const legend = useLegend(series);
  const { shown } = legend;
  const { spans, extent } = stackSeries(plot.data, shown, false);
  const hasDots = plot.data.length <= maxDots;

  return (
    <Legend {...legend}>
      <Plot {...plot} series={shown} extent={extent}>
        {({ toX, toY }) => {
          const draw = line<[number, number]>(
            (_, index) => toX(index),
            ([, to]) => toY(to),
          );
          draw.curve(curveMonotoneX);
          return shown.map(({ name, color }, seriesIndex) => (
            <g key={name} data-series={name}>
              <path
                className={classes.lines}
                d={draw(spans[seriesIndex] ?? []) ?? ''}
                stroke={color}
              />
              {hasDots &&
                spans[seriesIndex]?.map(([, to], row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                  <circle key={row} cx={toX(row)} cy={toY(to)} r={3.5} fill={color} />
                ))}
            </g>
          ));
        }}
      </Plot>
    </Legend>
  );
}

/** A chart with a filled area for each series. Stacked areas are above each other. */
export function AreaChart({ series, isStacked = false, ...plot }: SeriesChartProps) {
  const legend = useLegend(series);
  const { shown } = legend;
  const { spans, extent } = stackSeries(plot.data, shown, isStacked);

  return (
    <Legend {...legend}>
      <Plot {...plot} series={shown} extent={extent}>
        {({ toX, toY }) => {
          const toRowX = (_: unknown, index: number) => toX(index);
          const draw = line<[number, number]>(toRowX, ([, to]) => toY(to)).curve(curveMonotoneX);
          const fill = area<[number, number]>(
            toRowX,
            ([from]) => toY(from),
            ([, to]) => toY(to),
          );
          fill.curve(curveMonotoneX);
          return shown.map(({ name, color }, seriesIndex) => (
            <g key={name} data-series={name}>
              <path
                className={classes.area}
                d={fill(spans[seriesIndex] ?? []) ?? ''}
                fill={color}
              />
              <path
                className={classes.lines}
                d={draw(spans[seriesIndex] ?? []) ?? ''}
                stroke={color}
              />
            </g>
          ));
        }}
      </Plot>
    </Legend>
  );
}
