import { Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { WhenNear } from '../WhenNear.tsx';
import classes from './Charts.module.css';
import type { CandlestickChartProps } from './candles.tsx';
import type { PartsChartProps, SeriesChartProps } from './look.ts';
import type { ScatterChartProps } from './points.tsx';

// One chunk for each family of charts.
const bars = () => import('./bars.tsx');
const candles = () => import('./candles.tsx');
const lines = () => import('./lines.tsx');
const points = () => import('./points.tsx');
const polar = () => import('./polar.tsx');
const rays = () => import('./rays.tsx');
const round = () => import('./round.tsx');

interface PlaceProps {
  isWaiting?: boolean;
  height?: number;
  series?: { name: string; label?: string }[];
  parts?: { name: string }[];
}

/** Creates a chart that loads when it comes near the viewport. Its space is reserved. */
function chart<Props extends PlaceProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Chart = lazyComponent(load, true);

  return (props: Props) => (
    <WhenNear place={<Place {...props} />}>
      <Suspense fallback={<Place {...props} isWaiting />}>
        <Chart {...props} />
      </Suspense>
    </WhenNear>
  );
}

const labelOf = ({ name, label }: { name: string; label?: string }) => label ?? name;

/** A placeholder with the height of the chart and its legend. */
function Place({ isWaiting, height = 280, series = [], parts = [] }: PlaceProps) {
  const names = [...series, ...parts].map(labelOf);

  return (
    <div data-waiting={isWaiting}>
      {names.length > 1 && (
        <div className={classes.names} aria-hidden>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {isWaiting ? <Skeleton height={height} /> : <div style={{ height }} />}
    </div>
  );
}

export const AreaChart = chart<SeriesChartProps>(async () => (await lines()).AreaChart);
export const BarChart = chart<SeriesChartProps>(async () => (await bars()).BarChart);
export const CandlestickChart = chart<CandlestickChartProps>(
  async () => (await candles()).CandlestickChart,
);
export const LineChart = chart<SeriesChartProps>(async () => (await lines()).LineChart);
export const RadarChart = chart<SeriesChartProps>(async () => (await rays()).RadarChart);
export const DonutChart = chart<PartsChartProps>(async () => (await round()).DonutChart);
export const RadialBarChart = chart<PartsChartProps>(async () => (await rays()).RadialBarChart);
export const PolarAreaChart = chart<PartsChartProps>(async () => (await polar()).PolarAreaChart);
export const RingChart = chart<PartsChartProps>(async () => (await polar()).RingChart);
export const ScatterChart = chart<ScatterChartProps>(async () => (await points()).ScatterChart);
