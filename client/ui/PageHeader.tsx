import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './PageHeader.module.css';

export interface Crumb {
  label: string;
  /** Where it leads; a level without a screen of its own leads nowhere. */
  to?: string;
}

interface PageHeaderProps {
  title: string;
  /** The levels above the screen, outermost first. */
  crumbs?: Crumb[];
  /** Below the title. */
  about?: ReactNode;
  /** At the end: the one thing to do first. */
  action?: ReactNode;
}

/** The head of a screen: where it stands, what it is, what to do. */
export function PageHeader({ title, crumbs = [], about, action }: PageHeaderProps) {
  const { t } = useTranslation('app');

  return (
    <header className={classes.header}>
      <div className={classes.main}>
        {crumbs.length > 0 && (
          <nav aria-label={t('breadcrumb')}>
            <ol className={classes.crumbs}>
              {crumbs.map(({ label, to }) => (
                <li key={to ?? label}>{to ? <Link to={to}>{label}</Link> : label}</li>
              ))}
            </ol>
          </nav>
        )}
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
