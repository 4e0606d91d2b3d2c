import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface CardProps {
  title: string;
  /** A text below the title. */
  lead?: ReactNode;
  /** The control at the end of the title. */
  menu?: ReactNode;
  children: ReactNode;
}

export function Card({ title, lead, menu, children }: CardProps) {
  const id = useId();

  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.titles}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {menu}
      </header>
      {children}
    </section>
  );
}
