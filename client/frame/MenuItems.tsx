import { Flex, Text } from '@mantine/core';
import { IconChevronRight, IconPoint } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuBadge } from './MenuBadge.tsx';
import classes from './MenuItems.module.css';
import { MenuLink } from './MenuLink.tsx';
import { isGroup, type ShownGroup, type ShownItem } from './menu.ts';
import type { MenuState } from './useMenu.ts';

interface MenuItemsProps {
  id?: string;
  items: ShownItem[];
  /** The ids of the groups that contain these items, outermost first. */
  path: string[];
  menu: MenuState;
}

export function MenuItems({ id, items, path, menu }: MenuItemsProps) {
  return (
    <Flex
      id={id}
      component="ul"
      gap={2}
      direction="column"
      className={classes.list}
      data-level={path.length + 1}
    >
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <Group group={item} path={[...path, item.id]} menu={menu} />
          ) : (
            <MenuLink
              className={classes.entry}
              entry={item}
              isCurrent={item.id === menu.current}
              isFirstLevel={path.length === 0}
            />
          )}
        </li>
      ))}
    </Flex>
  );
}

interface GroupProps {
  group: ShownGroup;
  /** The ids of the groups that contain this group, and its own id. */
  path: string[];
  menu: MenuState;
}

function Group({ group, path, menu }: GroupProps) {
  const { t } = useTranslation('app');
  const listId = useId();
  const isOpen = menu.isOpen(path);
  const { id, icon: Icon = IconPoint, badge, items } = group;

  return (
    <>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-contains-current={menu.parentGroups.includes(id) || undefined}
        onClick={() => menu.toggle(path)}
      >
        {path.length === 1 ? (
          <Icon size={20} stroke={1.6} aria-hidden />
        ) : (
          <i className={classes.dot} />
        )}
        <Text truncate inherit span flex={1}>
          {t(`menu.${id}`)}
        </Text>
        {badge && <MenuBadge badge={badge} count={items.length} />}
        <IconChevronRight className={classes.chevron} size={16} stroke={1.8} aria-hidden />
      </button>
      {isOpen && <MenuItems id={listId} items={items} path={path} menu={menu} />}
    </>
  );
}
