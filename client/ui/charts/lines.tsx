import { AreaChart as Area, LineChart as Lines } from '@mantine/charts';
import { Legend } from './Legend.tsx';
import { type SeriesChartProps, still, useLook } from './look.ts';

export function AreaChart(props: SeriesChartProps) {
  const { legend, shape, props: look } = useLook(props);
  return (
    <Legend {...legend}>
      <Area
        {...look}
        curveType="monotone"
        withDots={false}
        fillOpacity={0.16}
        withGradient={false}
        areaProps={shape}
        areaChartProps={still}
      />
    </Legend>
  );
}

export function LineChart(props: SeriesChartProps) {
  const { legend, shape, props: look } = useLook(props);
  const { type: _, ...line } = look;
  return (
    <Legend {...legend}>
      <Lines
        {...line}
        curveType="monotone"
        withDots={props.data.length <= 16}
        lineProps={shape}
        lineChartProps={still}
      />
    </Legend>
  );
}
