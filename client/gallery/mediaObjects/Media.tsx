import type { ReactNode } from 'react';
import classes from './Media.module.css';

interface MediaProps {
  /** The element beside the text, such as a portrait. */
  media: ReactNode;
  title: string;
  /** The side of the picture. */
  side?: 'start' | 'end';
  align?: 'start' | 'center' | 'end';
  hasBorder?: boolean;
  children: ReactNode;
}

/** A picture beside a text. */
export function Media({ media, title, side, align, hasBorder, children }: MediaProps) {
  return (
    <article
      className={classes.media}
      data-side={side}
      data-align={align}
      data-border={hasBorder || undefined}
    >
      {media}
      <div className={classes.body}>
        <h3 className={classes.title}>{title}</h3>
        {children}
      </div>
    </article>
  );
}
