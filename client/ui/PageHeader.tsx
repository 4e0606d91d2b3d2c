import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The levels between the home page and this page, outermost first. */
  crumbs?: Crumb[];
  /** Content below the title. */
  about?: ReactNode;
  /** The main action, at the end. */
  action?: ReactNode;
}

/** The breadcrumbs, the title and the main action of a page. */
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
