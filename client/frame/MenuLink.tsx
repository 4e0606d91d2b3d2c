import { Text } from '@mantine/core';
import { IconExternalLink, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../feature.ts';
import { withBase } from '../navigation/basePath.ts';
import { MenuCount } from './MenuCount.tsx';
import classes from './MenuItems.module.css';
import { getEntryLabel } from './menu.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  className?: string;
  isCurrent: boolean;
  isFirstLevel: boolean;
}

/** A link in the side menu. */
export function MenuLink({ entry, className, isCurrent, isFirstLevel }: MenuLinkProps) {
  const { t } = useTranslation('app');
  const { icon: Icon = IconPoint, to, isNewTab, isOutsideApp, isDisabled } = entry;
  const content = (
    <>
      {isFirstLevel ? <Icon size={20} stroke={1.6} aria-hidden /> : <i className={classes.dot} />}
      <Text truncate inherit span flex={1}>
        {getEntryLabel(entry, t)}
      </Text>
      {entry.count && <MenuCount {...entry.count} />}
      {isNewTab && (
        <>
          <IconExternalLink className={classes.newTab} size={14} stroke={1.6} aria-hidden />
          <span className="fd-sr-only">{t('newTab')}</span>
        </>
      )}
    </>
  );

  if (isDisabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
      <a className={className} role="link" aria-disabled="true">
        {content}
      </a>
    );
  }

  const target = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return isOutsideApp ? (
    <a className={className} href={to && withBase(to)} {...target}>
      {content}
    </a>
  ) : (
    <Link className={className} to={to} aria-current={isCurrent ? 'page' : undefined} {...target}>
      {content}
    </Link>
  );
}
