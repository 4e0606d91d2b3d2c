import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './MenuButton.module.css';
import type { MenuGroup, MenuItem } from './menu.ts';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

interface MenuButtonProps extends TriggerProps {
  /** A function is called when the menu opens. Pass one if there are many buttons with long menus. */
  groups: MenuGroup[] | (() => MenuGroup[]);
  width?: number;
  /** The side and the edge of the button that the menu is aligned with. */
  position?: 'bottom-start' | 'bottom-end';
}

/** A button that opens a menu. */
export function MenuButton({
  groups,
  width = 200,
  position = 'bottom-end',
  ...trigger
}: MenuButtonProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);

  /** Closes the menu when Tab leaves it. Mantine would keep the focus in the menu. */
  function handleTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    target.current?.focus();
    close();
  }

  return (
    <Menu
      opened={isOpen}
      onChange={(opened) => (opened ? open() : close())}
      withInitialFocusPlaceholder={false}
      position={position}
      width={width}
      classNames={classes}
    >
      <Menu.Target>
        <TriggerButton {...trigger} ref={target} onClick={toggle} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={handleTab}>
        <MenuEntries groups={groups} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The groups of the menu. Rendered only while the menu is open. */
function MenuEntries({ groups }: Pick<MenuButtonProps, 'groups'>) {
  const resolvedGroups = typeof groups === 'function' ? groups() : groups;

  return resolvedGroups.map(({ key, label, choice, items }, index) => (
    <Fragment key={key}>
      {index > 0 && <Menu.Divider />}
      {label && <Menu.Label>{label}</Menu.Label>}
      {items.map((item) => (
        <MenuEntry key={item.key} choice={choice} item={item} />
      ))}
    </Fragment>
  ));
}

interface MenuEntryProps {
  choice: MenuGroup['choice'];
  item: MenuItem;
}

function MenuEntry({ choice, item }: MenuEntryProps) {
  const { label, icon, isChosen, onClick, to } = item;

  if (choice === 'one') {
    return (
      <Menu.RadioItem
        value={label}
        checked={isChosen}
        onChange={onClick}
        rightSection={icon}
        lang={item.lang}
        closeMenuOnClick
      >
        {label}
      </Menu.RadioItem>
    );
  }
  if (choice === 'any') {
    return (
      <Menu.CheckboxItem checked={isChosen} onChange={onClick} rightSection={icon}>
        {label}
      </Menu.CheckboxItem>
    );
  }

  const itemProps = {
    leftSection: icon,
    disabled: item.isDisabled,
    color: item.isDanger ? 'var(--mantine-color-danger-filled)' : undefined,
  };
  return to ? (
    <Menu.Item component={Link} to={to} state={item.state} preventScrollReset {...itemProps}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={onClick} {...itemProps}>
      {label}
    </Menu.Item>
  );
}
