import { Group } from '@mantine/core';
import classes from './SessionsCard.module.css';

/** A bar for each day. The highest is emphasized. Screen readers use the table of the chart instead. */
export function DayBars({ values, dayNames }: { values: number[]; dayNames: string[] }) {
  const highest = Math.max(...values, 1);

  return (
    <Group gap="sm" wrap="nowrap" align="stretch" className={classes.bars} aria-hidden>
      {values.map((value, index) => (
        <div key={dayNames[index]} data-highest={value === highest || undefined}>
          <i style={{ height: `${(100 * value) / highest}%` }} />
          {dayNames[index]}
        </div>
      ))}
    </Group>
  );
}
