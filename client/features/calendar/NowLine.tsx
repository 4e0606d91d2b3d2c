import { useEffect, useState } from 'react';
import classes from './NowLine.module.css';
import { type Day, dayLength, wallAt, wallOf } from './wall.ts';

interface NowLineProps {
  day: Day;
}

/** What time it is, drawn across today. */
export function NowLine({ day }: NowLineProps) {
  const [now, setNow] = useState(() => wallAt(new Date()));

  useEffect(() => {
    const clock = setInterval(() => setNow(wallAt(new Date())), 30_000);
    return () => clearInterval(clock);
  }, []);

  const part = (now - wallOf(day)) / dayLength;
  return <div className={classes.now} style={{ insetBlockStart: `${part * 100}%` }} />;
}
