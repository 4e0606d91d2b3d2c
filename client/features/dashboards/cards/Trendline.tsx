import { useId } from 'react';
import { computePoints } from '../../../ui/charts/Sparkline.tsx';

interface TrendlineProps {
  values: number[];
  /** An index into the eight chart colours. */
  color?: number;
  height?: number;
  isFilled?: boolean;
}

const width = 240;

/** A line chart with the full width of a card. The last value is emphasized. */
export function Trendline({ values, color = 0, height = 64, isFilled = false }: TrendlineProps) {
  const id = useId();
  const points = computePoints(values, width, height - 8);
  const [x = '0', y = '0'] = points.split(' ').at(-1)?.split(',') ?? [];
  const lineColor = `var(--fd-chart-${color})`;

  return (
    <svg
      height={height}
      viewBox={`-6 -4 ${width + 12} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {isFilled && (
        <>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={lineColor} stopOpacity="0.2" />
            <stop offset="1" stopColor={lineColor} stopOpacity="0" />
          </linearGradient>
          <polygon points={`2,${height} ${points} ${x},${height}`} fill={`url(#${id})`} />
        </>
      )}
      <polyline
        points={points}
        fill="none"
        stroke={lineColor}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {/* A line of length 0 is a point that stays round when the chart is stretched. */}
      <path
        d={`M${x} ${y}h0`}
        stroke={lineColor}
        strokeWidth="8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
