import { type ReactNode, useId } from 'react';
import classes from './CardGroup.module.css';

interface CardGroupProps {
  title: string;
  /** How the cards stand: side by side, as one, or in columns of their own heights. */
  look?: 'grid' | 'joined' | 'masonry';
  children: ReactNode;
}

/** Cards of one kind, under a heading. */
export function CardGroup({ title, look = 'grid', children }: CardGroupProps) {
  const id = useId();

  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes[look]}>{children}</div>
    </section>
  );
}
