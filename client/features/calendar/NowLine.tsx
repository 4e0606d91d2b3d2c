import { useEffect, useState } from 'react';
import { type Day, dayLength, localTimeOf, toLocalTime } from './localTime.ts';
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

  const dayFraction = (now - localTimeOf(day)) / dayLength;
  return <div className={classes.now} style={{ insetBlockStart: `${dayFraction * 100}%` }} />;
}
