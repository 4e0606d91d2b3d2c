import type { ReactNode } from 'react';
import { type Drawing, drawings } from './drawings.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** `h1` where it is the whole screen. */
  heading?: 'h1' | 'h2';
  drawing: Drawing;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Nothing to show, said kindly: a drawing, a sentence, one thing to do. */
export function EmptyState({
  heading: Heading = 'h2',
  drawing,
  title,
  text,
  action,
}: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <svg
        className={classes.drawing}
        viewBox="0 0 160 120"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawings[drawing]}
      </svg>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
