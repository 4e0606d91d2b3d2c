import '@mantine/charts/styles.layer.css';
import { ScatterChart as Scatter } from '@mantine/charts';
import { notFocusable, useAxes } from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';

export interface ScatterSeries {
  name: string;
  /** A point with a `size` is a bubble. Its area is proportional to the size. */
  points: { x: number; y: number; size?: number }[];
  /** An index into the eight chart colours. Default: the index of the series. */
  color?: number;
}

interface Axis {
  label: string;
  format?: (value: number) => string;
}

export interface ScatterChartProps {
  series: ScatterSeries[];
  x: Axis;
  y: Axis;
  height?: number;
}

interface Dot {
  cx?: number;
  cy?: number;
  fill?: string;
  payload?: { size?: number };
}

/** The radius of the largest bubble, in pixels. */
const maxRadius = 26;

/** A scatter chart. If the points have a size, a bubble chart. */
export function ScatterChart({ series, x, y, height = 280 }: ScatterChartProps) {
  const axes = useAxes();
  const legend = useLegend(series.map(({ name, color }) => ({ name, label: name, color })));
  const shown = new Map(legend.shown.map(({ name, color }) => [name, color]));
  const largest = Math.max(...series.flatMap(({ points }) => points.map(({ size = 0 }) => size)));
  const getRadius = (size?: number) => (size ? maxRadius * Math.sqrt(size / largest) : 4.5);
  const data = series.flatMap(({ name, points }) => {
    const color = shown.get(name);
    return color ? [{ name, color, data: points.map((point) => ({ ...point })) }] : [];
  });

  return (
    <Legend {...legend}>
      <Scatter
        {...axes}
        h={height}
        data={data}
        dataKey={{ x: 'x', y: 'y' }}
        labels={{ x: x.label, y: y.label }}
        valueFormatter={{ x: x.format, y: y.format }}
        gridAxis="xy"
        xAxisProps={{ ...axes.xAxisProps, domain: ['auto', 'auto'], height: 36 }}
        scatterChartProps={notFocusable}
        scatterProps={{
          shape: ({ cx, cy, fill, payload }: Dot) => (
            <circle
              cx={cx}
              cy={cy}
              r={getRadius(payload?.size)}
              fill={fill}
              fillOpacity={payload?.size ? 0.55 : 0.85}
              stroke={fill}
            />
          ),
        }}
      />
    </Legend>
  );
}
