import '@mantine/charts/styles.layer.css';
import { CandlestickChart as Candles } from '@mantine/charts';
import { notFocusable, useAxes } from './chartProps.ts';

export interface Candle {
  label: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface CandlestickChartProps {
  candles: Candle[];
  labels: { open: string; high: string; low: string; close: string };
  height?: number;
  format?: (value: number) => string;
}

/** Open, high, low and close of a price. Rising candles are blue, falling ones are orange. */
export function CandlestickChart(props: CandlestickChartProps) {
  const { candles, labels, height = 280, format } = props;

  return (
    <Candles
      {...useAxes()}
      h={height}
      data={candles}
      dataKey="label"
      labels={labels}
      upColor="var(--fd-chart-0)"
      downColor="var(--fd-chart-1)"
      maxCandleWidth={14}
      valueFormatter={format}
      composedChartProps={notFocusable}
    />
  );
}
