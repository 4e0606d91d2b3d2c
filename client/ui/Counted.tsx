import type { ReactNode } from 'react';
import classes from './Counted.module.css';

interface CountedProps {
  count: number;
  children: ReactNode;
}

/** An icon with a number at its corner. None for 0. */
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
