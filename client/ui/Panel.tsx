import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Panel.module.css';

interface PanelFrameProps {
  title: string;
  /** Content beside the title, such as a number. */
  note?: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The content of a panel below the header: title, list and footer. */
export function PanelFrame({ title, note, action, footer, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focus trap of the panel does not find content that loads later.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        {/* The focus starts at the title, so that it is announced and no key presses a button. */}
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
