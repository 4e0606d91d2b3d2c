import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../feature.ts';
import { withBase } from '../navigation/basePath.ts';
import { mirrorArrowKeys } from '../ui/flyOutKeys.ts';
import classes from './HorizontalMenu.module.css';
import { getEntryLabel } from './menu.ts';

interface HorizontalLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  isFirstLevel?: boolean;
}

/** A link in a dropdown of the horizontal menu. */
export function HorizontalLink({ entry, isCurrent, isFirstLevel }: HorizontalLinkProps) {
  const { t } = useTranslation('app');
  const { icon: Icon, to, isNewTab, isOutsideApp, isDisabled } = entry;
  const itemProps = {
    className: classes.item,
    onKeyDown: mirrorArrowKeys,
    leftSection: isFirstLevel && Icon && <Icon size={18} stroke={1.6} aria-hidden />,
    rightSection: isNewTab && <IconExternalLink size={14} stroke={1.6} aria-hidden />,
  };
  const label = (
    <>
      {getEntryLabel(entry, t)}
      {isNewTab && <span className="fd-sr-only"> {t('newTab')}</span>}
    </>
  );
  const target = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};

  if (isDisabled) {
    return (
      <Menu.Item disabled {...itemProps}>
        {label}
      </Menu.Item>
    );
  }
  return isOutsideApp ? (
    <Menu.Item component="a" href={to && withBase(to)} {...target} {...itemProps}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item
      component={Link}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      {...target}
      {...itemProps}
    >
      {label}
    </Menu.Item>
  );
}
