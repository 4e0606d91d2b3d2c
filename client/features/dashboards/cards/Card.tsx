import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface CardProps {
  title: string;
  /** A text below the title. */
  subtitle?: ReactNode;
  /** The control at the end of the title. */
  menu?: ReactNode;
  children: ReactNode;
}

export function Card({ title, subtitle, menu, children }: CardProps) {
  const id = useId();

  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.titles}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {menu}
      </header>
      {children}
    </section>
  );
}
