import { Group } from '@mantine/core';
import classes from './FigureCard.module.css';

/** Small bars without labels. */
export function TinyBars({ values }: { values: number[] }) {
  const highest = Math.max(...values, 1);

  return (
    <Group
      gap={0}
      wrap="nowrap"
      align="stretch"
      justify="space-between"
      maw={180}
      h={64}
      className={classes.bars}
      aria-hidden
    >
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key
        <i key={index}>
          <b style={{ height: `${(100 * value) / highest}%` }} />
        </i>
      ))}
    </Group>
  );
}
