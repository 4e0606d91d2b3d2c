import type { ReactNode } from 'react';
import classes from './Counted.module.css';

interface CountedProps {
  count: number;
  children: ReactNode;
}

/** An icon with a number at its corner; none when there is nothing to count. */
export function Counted({ count, children }: CountedProps) {
  return (
    <span className={classes.counted}>
      {children}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
