import { Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** The path of the page. Some levels have no page. */
  to?: string;
}

interface BreadcrumbsProps {
  /** The levels between the home page and this page, outermost first. */
  crumbs?: Crumb[];
  /** The name of this page. */
  title: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ crumbs = [], title }: BreadcrumbsProps) {
  const { t } = useTranslation('app');
  const levels = [{ label: t('breadcrumbHome'), to: '/' }, ...crumbs];

  return (
    <nav aria-label={t('breadcrumb')}>
      <Flex
        component="ol"
        c="dimmed"
        fz="caption"
        wrap="wrap"
        mb={2}
        className={classes.breadcrumbs}
      >
        {levels.map(({ label, to }) => (
          <li key={to ?? label}>{to ? <Link to={to}>{label}</Link> : label}</li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </Flex>
    </nav>
  );
}
