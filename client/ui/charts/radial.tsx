import '@mantine/charts/styles.layer.css';
import { RadarChart as Radar, RadialBarChart as Radial } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import {
  notFocusable,
  type PartsChartProps,
  type SeriesChartProps,
  useChartProps,
} from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';

export function RadarChart(props: SeriesChartProps) {
  const { legend, animation, props: chartProps } = useChartProps(props);
  return (
    <Legend {...legend}>
      <Radar
        h={chartProps.h}
        data={chartProps.data}
        dataKey={chartProps.dataKey}
        series={chartProps.series.map((series) => ({ ...series, opacity: 0.16 }))}
        gridColor={chartProps.gridColor}
        // Unlike the other charts, Mantine's radar chart does not use the colour of dimmed text by default.
        textColor="dimmed"
        withTooltip
        radarProps={animation}
        radarChartProps={notFocusable}
      />
    </Legend>
  );
}

export function RadialBarChart({ parts, height = 280 }: PartsChartProps) {
  const isMotionReduced = useReducedMotion();
  const legend = useLegend(parts.map(({ name, color }) => ({ name, label: name, color })));
  const colors = new Map(legend.shown.map(({ name, color }) => [name, color]));
  const data = parts.flatMap(({ name, value }) =>
    colors.has(name) ? [{ name, value, color: colors.get(name) }] : [],
  );

  return (
    <Legend {...legend}>
      <Radial
        data={data}
        dataKey="value"
        h={height}
        barSize={14}
        withTooltip
        vars={() => ({
          root: { '--chart-empty-background': 'var(--mantine-color-default-hover)' },
        })}
        radialBarProps={{
          isAnimationActive: !isMotionReduced,
          animationBegin: 0,
          animationDuration: 180,
        }}
        radialBarChartProps={notFocusable}
      />
    </Legend>
  );
}
