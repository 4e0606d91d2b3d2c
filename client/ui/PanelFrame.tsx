import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PanelFrame.module.css';

interface PanelFrameProps {
  title: string;
  /** Content beside the title, such as a number. */
  note?: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of a panel: a title, content that scrolls, and a footer. */
export function PanelFrame({ title, note, action, footer, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focus trap of the panel does not find a title that is rendered later.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.panel}>
      <header className={classes.header}>
        {/* The title has the focus first: it is announced, and Enter does not press a button. */}
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
