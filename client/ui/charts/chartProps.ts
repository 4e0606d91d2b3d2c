import { useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useLegend } from './Legend.tsx';

export interface ChartSeries {
  /** The field of the row. */
  name: string;
  label: string;
  /** An index into the eight chart colours. Default: the index of the series. */
  color?: number;
}

export interface SeriesChartProps {
  /** The rows. One field is the label, the others are figures. */
  data: Record<string, string | number>[];
  /** The field with the label. */
  dataKey: string;
  series: ChartSeries[];
  height?: number;
  isStacked?: boolean;
  /** Formats a figure. */
  format?: (value: number) => string;
}

export interface PartsChartProps {
  parts: { name: string; value: number; color?: number }[];
  height?: number;
  format?: (value: number) => string;
  /** The content in the middle of a donut. */
  middle?: string | number;
}

/** Returns the common props of the charts of Mantine with series, and the state of their legend. */
export function useChartProps({ data, dataKey, series, height = 280, format }: SeriesChartProps) {
  const isMotionReduced = useReducedMotion();
  const axes = useAxes();
  const legend = useLegend(series);

  return {
    legend,
    animation: { isAnimationActive: !isMotionReduced, animationBegin: 0, animationDuration: 180 },
    props: {
      h: height,
      data,
      dataKey,
      series: legend.shown.map(({ name, label, color }) => ({ name, label, color })),
      valueFormatter: format,
      ...axes,
    },
  };
}

/** Returns the props of the grid and the axes. */
export function useAxes() {
  const { dir } = useDirection();
  const isMotionReduced = useReducedMotion();

  return {
    gridColor: 'var(--mantine-color-default-border)',
    strokeDasharray: '0',
    tickLine: 'none' as const,
    tooltipAnimationDuration: isMotionReduced ? 0 : 120,
    xAxisProps: { reversed: dir === 'rtl' },
    yAxisProps: dir === 'rtl' ? rightAxis : leftAxis,
  };
}

/** Excludes the charts from the tab order, because the table has the same figures. */
export const notFocusable = { accessibilityLayer: false };

const leftAxis = { orientation: 'left' as const, width: 56 };

/** The axis of right-to-left layouts. Its labels have the distance that Mantine gives those on the left. */
const rightAxis = {
  orientation: 'right' as const,
  width: 56,
  tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' },
};
