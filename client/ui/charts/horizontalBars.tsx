import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { notFocusable, type SeriesChartProps, useChartProps } from './chartProps.ts';
import { Legend } from './Legend.tsx';

/** A chart with a horizontal bar for each row and series. */
export function HorizontalBarChart(props: SeriesChartProps) {
  const { legend, animation, props: chartProps } = useChartProps(props);
  return (
    <Legend {...legend}>
      <BarChart
        {...chartProps}
        orientation="vertical"
        gridAxis="y"
        yAxisProps={{ ...chartProps.yAxisProps, width: 96 }}
        maxBarWidth={32}
        barProps={{ radius: 4, ...animation }}
        barChartProps={notFocusable}
      />
    </Legend>
  );
}
