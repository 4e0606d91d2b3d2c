import { RadarChart as Radar, RadialBarChart as Radial } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { Legend, useLegend } from './Legend.tsx';
import { type PartsChartProps, type SeriesChartProps, still, useLook } from './look.ts';

export function RadarChart(props: SeriesChartProps) {
  const { legend, shape, props: look } = useLook(props);
  return (
    <Legend {...legend}>
      <Radar
        h={look.h}
        data={look.data}
        dataKey={look.dataKey}
        series={look.series.map((one) => ({ ...one, opacity: 0.16 }))}
        gridColor={look.gridColor}
        textColor={look.textColor}
        withTooltip
        radarProps={shape}
        radarChartProps={still}
      />
    </Legend>
  );
}

export function RadialBarChart({ parts, height = 280 }: PartsChartProps) {
  const isStill = useReducedMotion();
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
        emptyBackgroundColor="var(--fd-hover)"
        radialBarProps={{ isAnimationActive: !isStill, animationBegin: 0, animationDuration: 180 }}
        radialBarChartProps={still}
      />
    </Legend>
  );
}
