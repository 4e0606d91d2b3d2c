import { useNow } from '../../data/clock.ts';
import { createLocalTime, type Day, minutesPerDay, toLocalTime } from './localTime.ts';
import classes from './NowLine.module.css';

interface NowLineProps {
  day: Day;
}

/** A line at the current time. */
export function NowLine({ day }: NowLineProps) {
  const now = toLocalTime(useNow(60_000));
  const dayFraction = (now - createLocalTime(day)) / minutesPerDay;
  return <div className={classes.now} style={{ insetBlockStart: `${dayFraction * 100}%` }} />;
}
