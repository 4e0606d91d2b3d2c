import '@mantine/charts/styles.layer.css';
import { DonutChart as Donut } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { notFocusable, type PartsChartProps } from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';

export function DonutChart({ parts, height = 280, format, middle }: PartsChartProps) {
  const isMotionReduced = useReducedMotion();
  const legend = useLegend(parts.map(({ name, color }) => ({ name, label: name, color })));
  const colors = new Map(legend.shown.map(({ name, color }) => [name, color]));
  const data = parts.flatMap(({ name, value }) => {
    const color = colors.get(name);
    return color ? [{ name, value, color }] : [];
  });

  return (
    <Legend {...legend}>
      <Donut
        data={data}
        h={height}
        size={Math.min(height - 40, 220)}
        thickness={26}
        paddingAngle={data.length > 1 ? 2 : 0}
        strokeWidth={0}
        chartLabel={middle}
        valueFormatter={format}
        tooltipDataSource="segment"
        mx="auto"
        pieProps={{
          isAnimationActive: !isMotionReduced,
          animationBegin: 0,
          animationDuration: 180,
          rootTabIndex: -1,
        }}
        pieChartProps={notFocusable}
      />
    </Legend>
  );
}
