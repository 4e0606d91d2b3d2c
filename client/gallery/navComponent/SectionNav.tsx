import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import classes from './SectionNav.module.css';

const sections = ['orders', 'stock', 'suppliers'] as const;

interface SectionNavProps {
  /** The URL parameter of the open section. */
  param:
    | 'Border'
    | 'Centered'
    | 'Divider'
    | 'End'
    | 'Plain'
    | 'Square'
    | 'Vertical'
    | 'VerticalBorder';
  hasBorder?: boolean;
  isSquare?: boolean;
  isVertical?: boolean;
  hasDivider?: boolean;
  align?: 'start' | 'center' | 'end';
}

/** Links to the sections of a page. The URL holds the open one. */
export function SectionNav({ param, hasDivider, align = 'start', ...look }: SectionNavProps) {
  const { t } = useTranslation('navComponent');
  const [search] = useSearchParams();
  const current = search.get(param) ?? 'orders';

  function buildSearch(section: string) {
    const next = new URLSearchParams(search);
    next.set(param, section);
    return next.toString();
  }

  return (
    <nav aria-label={t(`demos.${param}`)}>
      <ul
        className={classes.list}
        data-border={look.hasBorder || undefined}
        data-square={look.isSquare || undefined}
        data-vertical={look.isVertical || undefined}
        data-align={align}
      >
        {sections.map((section) => (
          <Fragment key={section}>
            <li>
              <Link
                className={classes.entry}
                to={{ search: buildSearch(section) }}
                replace
                preventScrollReset
                aria-current={section === current ? 'page' : undefined}
              >
                {t(`section.${section}`)}
              </Link>
            </li>
            {hasDivider && <li className={classes.divider} aria-hidden />}
          </Fragment>
        ))}
        <li>
          <span className={classes.entry} data-disabled>
            {t('section.forecast')}
            <span className="fd-sr-only"> {t('off')}</span>
          </span>
        </li>
      </ul>
    </nav>
  );
}
