import { type ReactNode, useId } from 'react';
import classes from './CardGroup.module.css';

interface CardGroupProps {
  title: string;
  /** The layout: a grid, joined cards, or columns with cards of different heights. */
  layout?: 'grid' | 'joined' | 'masonry';
  children: ReactNode;
}

/** Cards of one kind below a heading. */
export function CardGroup({ title, layout = 'grid', children }: CardGroupProps) {
  const id = useId();

  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes[layout]}>{children}</div>
    </section>
  );
}
