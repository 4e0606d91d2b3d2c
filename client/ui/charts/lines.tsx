import '@mantine/charts/styles.layer.css';
import { AreaChart as Area, LineChart as Lines } from '@mantine/charts';
import { notFocusable, type SeriesChartProps, useChartProps } from './chartProps.ts';
import { Legend } from './Legend.tsx';

export function AreaChart(props: SeriesChartProps) {
  const { legend, animation, props: chartProps } = useChartProps(props);
  return (
    <Legend {...legend}>
      <Area
        {...chartProps}
        curveType="monotone"
        withDots={false}
        fillOpacity={0.16}
        withGradient={false}
        areaProps={animation}
        areaChartProps={notFocusable}
      />
    </Legend>
  );
}

export function LineChart(props: SeriesChartProps) {
  const { legend, animation, props: chartProps } = useChartProps(props);
  const { type: _, ...line } = chartProps;
  return (
    <Legend {...legend}>
      <Lines
        {...line}
        curveType="monotone"
        withDots={props.data.length <= 16}
        lineProps={animation}
        lineChartProps={notFocusable}
      />
    </Legend>
  );
}
