import { Group, Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { WhenNear } from '../WhenNear.tsx';
import classes from './Charts.module.css';
import type { CandlestickChartProps } from './candlestick.tsx';
import type { PartsChartProps, SeriesChartProps } from './chartProps.ts';
import type { ScatterChartProps } from './scatter.tsx';

// One chunk for each group of charts.
const loadBars = () => import('./bars.tsx');
const loadHorizontalBars = () => import('./horizontalBars.tsx');
const loadCandlestick = () => import('./candlestick.tsx');
const loadLines = () => import('./lines.tsx');
const loadScatter = () => import('./scatter.tsx');
const loadPolar = () => import('./polar.tsx');
const loadRadial = () => import('./radial.tsx');
const loadDonut = () => import('./donut.tsx');

interface PlaceholderProps {
  isLoading?: boolean;
  height?: number;
  series?: { name: string; label?: string }[];
  parts?: { name: string }[];
}

/** Creates a chart that loads when it comes near the viewport. Its space is reserved. */
function createLazyChart<Props extends PlaceholderProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Chart = lazyComponent(load, true);

  return (props: Props) => (
    <WhenNear placeholder={<Placeholder {...props} />}>
      <Suspense fallback={<Placeholder {...props} isLoading />}>
        <Chart {...props} />
      </Suspense>
    </WhenNear>
  );
}

const getLabel = ({ name, label }: { name: string; label?: string }) => label ?? name;

/** A placeholder with the height of the chart and its legend. */
function Placeholder({ isLoading, height = 280, series = [], parts = [] }: PlaceholderProps) {
  const names = [...series, ...parts].map(getLabel);

  return (
    <div data-placeholder={isLoading}>
      {names.length > 1 && (
        <Group
          gap="xs"
          align="stretch"
          fz="xs"
          ms={-8}
          mb="sm"
          className={classes.legend}
          aria-hidden
        >
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Group>
      )}
      {isLoading ? <Skeleton height={height} /> : <div style={{ height }} />}
    </div>
  );
}

export const AreaChart = createLazyChart<SeriesChartProps>(
  async () => (await loadLines()).AreaChart,
);
export const BarChart = createLazyChart<SeriesChartProps>(async () => (await loadBars()).BarChart);
export const HorizontalBarChart = createLazyChart<SeriesChartProps>(
  async () => (await loadHorizontalBars()).HorizontalBarChart,
);
export const CandlestickChart = createLazyChart<CandlestickChartProps>(
  async () => (await loadCandlestick()).CandlestickChart,
);
export const LineChart = createLazyChart<SeriesChartProps>(
  async () => (await loadLines()).LineChart,
);
export const RadarChart = createLazyChart<SeriesChartProps>(
  async () => (await loadRadial()).RadarChart,
);
export const DonutChart = createLazyChart<PartsChartProps>(
  async () => (await loadDonut()).DonutChart,
);
export const RadialBarChart = createLazyChart<PartsChartProps>(
  async () => (await loadRadial()).RadialBarChart,
);
export const PolarAreaChart = createLazyChart<PartsChartProps>(
  async () => (await loadPolar()).PolarAreaChart,
);
export const RingChart = createLazyChart<PartsChartProps>(
  async () => (await loadPolar()).RingChart,
);
export const ScatterChart = createLazyChart<ScatterChartProps>(
  async () => (await loadScatter()).ScatterChart,
);
