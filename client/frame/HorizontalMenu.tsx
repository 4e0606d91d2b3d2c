import { Flex, Menu, Menubar } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openFlyOutByKey, returnFocusOnClose } from '../ui/flyOutKeys.ts';
import { createTopMenus } from './createTopMenus.ts';
import { HorizontalLink } from './HorizontalLink.tsx';
import classes from './HorizontalMenu.module.css';
import { isGroup, type ShownItem } from './menu.ts';
import { useFrame } from './useFrame.ts';
import { useMenu } from './useMenu.ts';

/**
 * After a key press, Mantine focuses the first item of a dropdown in 40 ms, and of a fly-out in 16 ms. With an animation,
 * the item is mounted two frames later, which can take longer than that on a slow device.
 */
const withoutAnimation = { duration: 0 };

const menuClassNames = { dropdown: classes.dropdown, item: classes.item };

/** The menu as a bar below the navbar: one dropdown for each section, with fly-outs for groups. */
export function HorizontalMenu() {
  const { t } = useTranslation('app');
  const { navbar } = useFrame();
  const { sections, current, parentGroups } = useMenu();
  const [openIndex, setOpenIndex] = useState<number | null>(null);

  /** Closes the dropdown on Escape, unless the focus is in a fly-out: Mantine would close both. */
  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent) {
    const isFlyOut = (target as Element).closest('[role="menu"]') !== currentTarget;
    if (key === 'Escape' && !isFlyOut) setOpenIndex(null);
  }

  return (
    <nav className={classes.bar} data-type={navbar} data-frame-part aria-label={t('menu.label')}>
      <Menubar
        trigger="hover"
        openIndex={openIndex}
        onOpenChange={setOpenIndex}
        mx="auto"
        maw="var(--frame-width)"
        mih={48}
        className={classes.menus}
      >
        {createTopMenus(sections).map(({ id, label, items }) => (
          <Menubar.Menu
            key={id}
            width={248}
            offset={4}
            closeOnEscape={false}
            classNames={menuClassNames}
            transitionProps={withoutAnimation}
          >
            <Menubar.Target
              className={classes.target}
              data-current={containsCurrent(items, current, parentGroups) || undefined}
            >
              <Flex component="span" gap={6} align="center">
                {t(label)}
                <IconChevronDown size={14} stroke={1.8} aria-hidden />
              </Flex>
            </Menubar.Target>
            <Menubar.Dropdown data-frame-part onKeyDown={closeOnEscape}>
              <DropdownItems
                items={items}
                current={current}
                parentGroups={parentGroups}
                isFirstLevel
              />
            </Menubar.Dropdown>
          </Menubar.Menu>
        ))}
      </Menubar>
    </nav>
  );
}

interface DropdownItemsProps {
  isFirstLevel?: boolean;
  items: ShownItem[];
  current: string | undefined;
  parentGroups: string[];
}

function DropdownItems({ items, current, parentGroups, isFirstLevel }: DropdownItemsProps) {
  const { t } = useTranslation('app');

  return items.map((item) => {
    if (!isGroup(item)) {
      return (
        <HorizontalLink
          key={item.id}
          entry={item}
          isCurrent={item.id === current}
          isFirstLevel={isFirstLevel}
        />
      );
    }
    const { id, icon: Icon } = item;
    return (
      <Menu.Sub key={id} offset={4} transitionProps={withoutAnimation}>
        <Menu.Sub.Target>
          <Menu.Sub.Item
            className={classes.item}
            onKeyDown={openFlyOutByKey}
            leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden />}
            data-contains-current={parentGroups.includes(id) || undefined}
          >
            {t(`menu.${id}`)}
          </Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown
          data-frame-part
          className={classes.dropdown}
          onKeyDown={returnFocusOnClose}
        >
          <DropdownItems items={item.items} current={current} parentGroups={parentGroups} />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
    );
  });
}

function containsCurrent(
  items: ShownItem[],
  current: string | undefined,
  parentGroups: string[],
): boolean {
  return items.some(({ id }) => id === current || parentGroups.includes(id));
}
