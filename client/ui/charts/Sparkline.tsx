interface SparklineProps {
  values: number[];
  /** What it shows; without it, it only decorates what stands beside it. */
  label?: string;
  width?: number;
  height?: number;
  /** Of the palette's eight. */
  color?: number;
}

/** A line as small as a word. */
export function Sparkline({ values, label, width = 96, height = 28, color = 0 }: SparklineProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <polyline
        points={pointsOf(values, width, height)}
        stroke={`var(--fd-chart-${color})`}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Corners of the line, with room for its own thickness. */
export function pointsOf(values: number[], width: number, height: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (width - 4) / Math.max(values.length - 1, 1);
  const place = (value: number) =>
    high === low ? height / 2 : 2 + ((high - value) / (high - low)) * (height - 4);

  return values
    .map((value, index) => `${round(2 + index * step)},${round(place(value))}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
