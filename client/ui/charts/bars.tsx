import type { SeriesChartProps } from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';
import classes from './Plot.module.css';
import { Plot } from './Plot.tsx';
import { stackSeries } from './stackSeries.ts';

const maxWidth = 32;
const gap = 4;
/** The part of the space of a row that its bars fill. */
const filledShare = 0.8;

/** A chart with a vertical bar for each row and series. Stacked bars are above each other. */
export function BarChart({ series, isStacked = false, ...plot }: SeriesChartProps) {
  const legend = useLegend(series);
  const { shown } = legend;
  const { spans, extent } = stackSeries(plot.data, shown, isStacked);
  const columns = isStacked ? 1 : shown.length;

  return (
    <Legend {...legend}>
      <Plot {...plot} series={shown} extent={extent} hasBands>
        {({ toLeft, toY, step }) => {
          const space = filledShare * step - gap * (columns - 1);
          const width = Math.max(1, Math.min(maxWidth, space / columns));
          const start = -(columns * width + (columns - 1) * gap) / 2;
          return shown.map(({ name, color }, seriesIndex) => (
            <g key={name} className={classes.bars} fill={color} data-series={name}>
              {spans[seriesIndex]?.map(([from, to], row) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                  key={row}
                  x={toLeft(row, start + (isStacked ? 0 : seriesIndex * (width + gap)), width)}
                  y={Math.min(toY(from), toY(to))}
                  width={width}
                  height={Math.abs(toY(from) - toY(to))}
                  rx={Math.min(4, width / 2)}
                />
              ))}
            </g>
          ));
        }}
      </Plot>
    </Legend>
  );
}
