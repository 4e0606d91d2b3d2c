import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Face, MenuFace } from './MenuFace.tsx';
import type { MenuGroup, MenuItem } from './menu.ts';
import classes from './OpenMenu.module.css';

interface OpenMenuProps {
  groups: MenuGroup[];
  width: number;
  face: Face;
}

/** The menu of a `MenuButton`, opened as soon as it is there. */
export function OpenMenu({ groups, width, face }: OpenMenuProps) {
  const [isOpen, { open, toggle, close }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that was pressed has been replaced; closing brings the focus back to this one.
    target.current?.focus();
    open();
  }, [open]);

  /** Goes on from the button; the library would hold the focus in here. */
  function leave(event: KeyboardEvent) {
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
      position="bottom-end"
      width={width}
      classNames={classes}
    >
      <Menu.Target>
        <MenuFace {...face} ref={target} onClick={toggle} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={leave}>
        {groups.map(({ key, label, choice, items }, index) => (
          <Fragment key={key}>
            {index > 0 && <Menu.Divider />}
            {label && <Menu.Label>{label}</Menu.Label>}
            {items.map((item) => (
              <Entry key={item.key} choice={choice} item={item} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface EntryProps {
  choice: MenuGroup['choice'];
  item: MenuItem;
}

function Entry({ choice, item }: EntryProps) {
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

  const look = {
    leftSection: icon,
    disabled: item.isDisabled,
    color: item.isDanger ? 'var(--fd-danger)' : undefined,
  };
  return to ? (
    <Menu.Item component={Link} to={to} state={item.state} preventScrollReset {...look}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={onClick} {...look}>
      {label}
    </Menu.Item>
  );
}
