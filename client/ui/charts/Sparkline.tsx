interface SparklineProps {
  values: number[];
  /** The accessible name. Without it, the line is decorative. */
  label?: string;
  width?: number;
  height?: number;
  /** An index into the eight chart colours. */
  color?: number;
}

/** A line chart that fits into a line of text. */
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
        points={computePoints(values, width, height)}
        stroke={`var(--fd-chart-${color})`}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Returns the `points` attribute of the line. A margin of 2 leaves space for its stroke. */
export function computePoints(values: number[], width: number, height: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (width - 4) / Math.max(values.length - 1, 1);
  const toY = (value: number) =>
    high === low ? height / 2 : 2 + ((high - value) / (high - low)) * (height - 4);

  return values.map((value, index) => `${round(2 + index * step)},${round(toY(value))}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
