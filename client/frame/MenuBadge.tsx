import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './MenuBadge.module.css';
import type { MenuGroup } from './menuTree.ts';

interface MenuBadgeProps {
  badge: NonNullable<MenuGroup['badge']>;
  count: number;
}

/** A badge of a group: the number of its entries, or the text "New". */
export function MenuBadge({ badge, count }: MenuBadgeProps) {
  const { t, i18n } = useTranslation('app');

  return (
    <Text
      size="xs"
      fw={600}
      lh="20px"
      mod="tabular"
      span
      px="sm"
      flex="none"
      className={classes.badge}
      data-tone={badge.tone}
    >
      {badge.kind === 'count' ? count.toLocaleString(i18n.language) : t('menu.new')}
    </Text>
  );
}
