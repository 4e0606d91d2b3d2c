import { Box } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import classes from './SectionNav.module.css';

const sections = ['orders', 'stock', 'suppliers'] as const;

interface SectionNavProps {
  /** The URL parameter, which is the name of the demo. */
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

/** Links to the sections of a page. A URL parameter contains the current section. */
export function SectionNav(props: SectionNavProps) {
  const { param, hasBorder, isSquare, isVertical, hasDivider, align = 'start' } = props;
  const { t } = useTranslation('navComponent');
  const [searchParams] = useSearchParams();
  const current = searchParams.get(param) ?? 'orders';

  function buildSearch(section: string) {
    const params = new URLSearchParams(searchParams);
    params.set(param, section);
    return params.toString();
  }

  return (
    <nav aria-label={t(`demos.${param}`)}>
      <ul
        className={classes.list}
        data-border={hasBorder || undefined}
        data-square={isSquare || undefined}
        data-vertical={isVertical || undefined}
        data-align={align}
      >
        {sections.map((section) => (
          <Fragment key={section}>
            <li>
              <Link
                className={classes.item}
                to={{ search: buildSearch(section) }}
                replace
                preventScrollReset
                aria-current={section === current ? 'page' : undefined}
              >
                {t(`section.${section}`)}
              </Link>
            </li>
            {hasDivider && (
              <Box
                component="li"
                my="sm"
                w={1}
                bg="var(--mantine-color-default-border)"
                style={{ alignSelf: 'stretch' }}
                aria-hidden
              />
            )}
          </Fragment>
        ))}
        <li>
          <span className={classes.item} data-disabled>
            {t('section.forecast')}
            <span className="fd-sr-only"> {t('notAvailable')}</span>
          </span>
        </li>
      </ul>
    </nav>
  );
}
