import { BarChart as Bars } from '@mantine/charts';
import { Legend } from './Legend.tsx';
import { type SeriesChartProps, still, useLook } from './look.ts';

export function BarChart(props: SeriesChartProps) {
  const { legend, shape, props: look } = useLook(props);
  return (
    <Legend {...legend}>
      <Bars
        {...look}
        {...(props.isHorizontal && {
          orientation: 'vertical' as const,
          gridAxis: 'y' as const,
          yAxisProps: { ...look.yAxisProps, width: 96 },
        })}
        maxBarWidth={32}
        barProps={{ radius: 4, ...shape }}
        barChartProps={still}
      />
    </Legend>
  );
}
