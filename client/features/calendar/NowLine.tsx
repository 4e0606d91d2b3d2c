import { useEffect, useState } from 'react';
import { createLocalTime, type Day, minutesPerDay, toLocalTime } from './localTime.ts';
import classes from './NowLine.module.css';

interface NowLineProps {
  day: Day;
}

/** A line at the current time. */
export function NowLine({ day }: NowLineProps) {
  const [now, setNow] = useState(() => toLocalTime(new Date()));

  useEffect(() => {
    const interval = setInterval(() => setNow(toLocalTime(new Date())), 30_000);
    return () => clearInterval(interval);
  }, []);

  const dayFraction = (now - createLocalTime(day)) / minutesPerDay;
  return <div className={classes.now} style={{ insetBlockStart: `${dayFraction * 100}%` }} />;
}
