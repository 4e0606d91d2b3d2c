import type { ReactNode } from 'react';
import classes from './tables.module.css';

interface TableSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** A table of a screen that shows several: what it is, and what it is for. */
export function TableSection({ title, about, children }: TableSectionProps) {
  return (
    <div className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.about}>{about}</p>
      {children}
    </div>
  );
}
