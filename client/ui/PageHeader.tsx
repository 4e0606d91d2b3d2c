import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The levels between the home page and this page, outermost first. */
  crumbs?: Crumb[];
  /** Below the title. */
  about?: ReactNode;
  /** At the end: the one thing to do first. */
  action?: ReactNode;
}

/** Renders the breadcrumbs, the title and the main action of a page. */
export function PageHeader({ title, crumbs, about, action }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.main}>
        <Breadcrumbs crumbs={crumbs} title={title} />
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {about && (
          <p className={classes.about}>
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}
