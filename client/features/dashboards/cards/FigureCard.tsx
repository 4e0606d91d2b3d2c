import type { ReactNode } from 'react';
import classes from './FigureCard.module.css';

interface FigureCardProps {
  title: string;
  figure: string;
  /** The names and values of the chart, for screen readers. */
  values: { name: string; text: string }[];
  children: ReactNode;
}

/** A number with a small chart. */
export function FigureCard({ title, figure, values, children }: FigureCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.figure}>
        <bdi>{figure}</bdi>
      </p>
      <div className={classes.drawing}>{children}</div>
      <ul className="fd-sr-only">
        {values.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
