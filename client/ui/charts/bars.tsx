import '@mantine/charts/styles.layer.css';
import { BarChart as Bars } from '@mantine/charts';
import { notFocusable, type SeriesChartProps, useChartProps } from './chartProps.ts';
import { Legend } from './Legend.tsx';

export function BarChart(props: SeriesChartProps) {
  const { legend, animation, props: chartProps } = useChartProps(props);
  return (
    <Legend {...legend}>
      <Bars
        {...chartProps}
        {...(props.isHorizontal && {
          orientation: 'vertical' as const,
          gridAxis: 'y' as const,
          yAxisProps: { ...chartProps.yAxisProps, width: 96 },
        })}
        maxBarWidth={32}
        barProps={{ radius: 4, ...animation }}
        barChartProps={notFocusable}
      />
    </Legend>
  );
}
