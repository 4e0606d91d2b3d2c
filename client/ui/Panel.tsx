import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Panel.module.css';

interface PanelFrameProps {
  title: string;
  /** Beside the title, such as a number. */
  note?: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** What stands in a panel under the bar: title, list, footer. */
export function PanelFrame({ title, note, action, footer, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // What is loaded after the panel has opened is not found by its focus trap.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        {/* The focus goes here first: the title is read, and nothing is pressed by mistake. */}
        <h2 ref={heading} className={classes.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {note && <bdi className={classes.note}>{note}</bdi>}
        <span className={classes.action}>{action}</span>
      </header>
      <div className={classes.body}>{children}</div>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
