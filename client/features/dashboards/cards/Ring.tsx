import { Box } from '@mantine/core';
import classes from './Gauge.module.css';

interface RingProps {
  values: number[];
  /** The text in the middle. */
  text: string;
}

const size = 124;
const width = 16;
const gap = 3;
const radius = (size - width) / 2;
const length = 2 * Math.PI * radius;

/** Shares of a whole as parts of a ring. A list beside it names them. */
export function Ring({ values, text }: RingProps) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const getStart = (index: number) =>
    values.slice(0, index).reduce((sum, value) => sum + value, 0) / total;

  return (
    <Box pos="relative" flex="none" className={classes.gauge} style={{ width: size, height: size }}>
      <svg width={size} height={size} aria-hidden>
        {values.map((value, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
            key={index}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            stroke={`var(--fd-chart-${index})`}
            strokeWidth={width}
            strokeDasharray={`${Math.max((length * value) / total - gap, 1)} ${length}`}
            strokeDashoffset={-length * getStart(index)}
          />
        ))}
      </svg>
      <span className={classes.text} data-small>
        <strong>
          <bdi>{text}</bdi>
        </strong>
      </span>
    </Box>
  );
}
