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
  /** Whether the bars are horizontal. */
  isHorizontal?: boolean;
  /** Formats a figure. */
  format?: (value: number) => string;
}

export interface PartsChartProps {
  parts: { name: string; value: number; color?: number }[];
  height?: number;
  format?: (value: number) => string;
  /** The content in the middle of a ring. */
  middle?: string | number;
}

/** Colours, direction and animation of all charts. */
export function useLook({
  data,
  dataKey,
  series,
  height = 280,
  isStacked,
  format,
}: SeriesChartProps) {
  const isStill = useReducedMotion();
  const axes = useAxes();
  const legend = useLegend(series);

  return {
    legend,
    shape: { isAnimationActive: !isStill, animationBegin: 0, animationDuration: 180 },
    props: {
      h: height,
      data,
      dataKey,
      series: legend.shown.map(({ name, label, color }) => ({ name, label, color })),
      type: isStacked ? ('stacked' as const) : ('default' as const),
      valueFormatter: format,
      ...axes,
    },
  };
}

/** The grid and the axes. */
export function useAxes() {
  const { dir } = useDirection();
  const isStill = useReducedMotion();

  return {
    gridColor: 'var(--fd-line)',
    textColor: 'var(--fd-muted)',
    strokeDasharray: '0',
    tickLine: 'none' as const,
    tooltipAnimationDuration: isStill ? 0 : 120,
    xAxisProps: { reversed: dir === 'rtl' },
    yAxisProps: dir === 'rtl' ? rightAxis : leftAxis,
  };
}

// The charts take no focus, because the table has the same figures.
export const still = { accessibilityLayer: false };

const leftAxis = { orientation: 'left' as const, width: 56 };

/** The labels are beside the axis, on the other side of the chart. */
const rightAxis = {
  orientation: 'right' as const,
  width: 56,
  tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' },
};
