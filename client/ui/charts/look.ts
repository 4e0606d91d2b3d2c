import { useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useLegend } from './Legend.tsx';

export interface ChartSeries {
  /** The field of a row. */
  name: string;
  label: string;
  /** Of the palette's eight; its place among the series by default. */
  color?: number;
}

export interface SeriesChartProps {
  /** Rows; one field is the label, the others are figures. */
  data: Record<string, string | number>[];
  /** The field with the label. */
  dataKey: string;
  series: ChartSeries[];
  height?: number;
  isStacked?: boolean;
  /** Bars that lie: the labels stand beside them. */
  isHorizontal?: boolean;
  /** How a figure is written. */
  format?: (value: number) => string;
}

export interface PartsChartProps {
  parts: { name: string; value: number; color?: number }[];
  height?: number;
  format?: (value: number) => string;
  /** In the middle of a ring. */
  middle?: string | number;
}

/** Skin, direction and motion, the same for every chart. */
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

/** The grid and what stands around it. */
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

// A keyboard moves in the table beside the chart, so the drawing takes no focus.
export const still = { accessibilityLayer: false };

const leftAxis = { orientation: 'left' as const, width: 56 };

/** The figures stand beside the axis, on its other side. */
const rightAxis = {
  orientation: 'right' as const,
  width: 56,
  tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' },
};
