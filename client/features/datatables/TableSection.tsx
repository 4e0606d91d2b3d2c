import type { ReactNode } from 'react';
import classes from './tables.module.css';

interface TableSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** A table with a heading and a description, on a page with several tables. */
export function TableSection({ title, about, children }: TableSectionProps) {
  return (
    <div className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.about}>{about}</p>
      {children}
    </div>
  );
}
