import { Box } from '@mantine/core';
import classes from './Gauge.module.css';

interface GaugeProps {
  /** From 0 to 100. */
  percent: number;
  /** The formatted percentage. */
  text: string;
  label: string;
  size?: number;
  /** An index into the eight chart colours. */
  color?: number;
}

/** A percentage as a part of a ring, with its number in the middle. */
export function Gauge({ percent, text, label, size = 168, color = 0 }: GaugeProps) {
  const width = size > 60 ? 14 : 4;
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: width };

  return (
    <Box
      pos="relative"
      flex="none"
      className={classes.gauge}
      style={{ width: size, height: size }}
      data-small={size <= 60}
    >
      <svg width={size} height={size} role="img" aria-label={`${label}: ${text}`}>
        <circle {...ring} stroke="var(--mantine-color-default-hover)" />
        <circle
          {...ring}
          className={classes.share}
          stroke={`var(--fd-chart-${color})`}
          strokeLinecap={percent > 0 ? 'round' : 'butt'}
          strokeDasharray={`${(length * percent) / 100} ${length}`}
        />
      </svg>
      {size > 60 && (
        <span className={classes.text} aria-hidden>
          <strong>{text}</strong>
          {label}
        </span>
      )}
    </Box>
  );
}
