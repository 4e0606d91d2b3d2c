import { useEffect, useState } from 'react';
import { type Day, dayLength, localTimeOf, toLocalTime } from './localTime.ts';
import classes from './NowLine.module.css';

interface NowLineProps {
  day: Day;
}

/** A line at the present time of today. */
export function NowLine({ day }: NowLineProps) {
  const [now, setNow] = useState(() => toLocalTime(new Date()));

  useEffect(() => {
    const clock = setInterval(() => setNow(toLocalTime(new Date())), 30_000);
    return () => clearInterval(clock);
  }, []);

  const part = (now - localTimeOf(day)) / dayLength;
  return <div className={classes.now} style={{ insetBlockStart: `${part * 100}%` }} />;
}
