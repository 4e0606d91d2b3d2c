import { Menu, type MenuProps } from '@mantine/core';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import classes from './PointerMenu.module.css';

interface PointerMenuProps {
  /** The text in the area. */
  label: string;
  /** The event that opens the menu. Enter and the menu key always open the menu. */
  trigger?: 'contextmenu' | 'click' | 'dblclick';
  transitionProps?: MenuProps['transitionProps'];
  /** The items of the menu. */
  children: ReactNode;
}

/** An area with a menu that opens at the pointer. */
export function PointerMenu(props: PointerMenuProps) {
  const { label, trigger = 'contextmenu', transitionProps, children } = props;
  const area = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [point, setPoint] = useState({ left: 0, top: 0 });

  function open(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const hasPointerPosition = event.clientX > 0 || event.clientY > 0;

    event.preventDefault();
    setPoint(
      hasPointerPosition
        ? { left: event.clientX, top: event.clientY }
        : { left: left + width / 2, top: top + height / 2 },
    );
    setOpen(true);
  }

  function close() {
    setOpen(false);
    area.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        ref={area}
        className={classes.area}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onContextMenu={trigger === 'contextmenu' ? open : undefined}
        onDoubleClick={trigger === 'dblclick' ? open : undefined}
        onClick={(event) => (trigger === 'click' || !isMouseClick(event)) && open(event)}
      >
        {label}
      </button>
      <Menu
        key={`${point.left} ${point.top}`}
        opened={isOpen}
        onChange={(opened) => !opened && close()}
        position="bottom-start"
        offset={0}
        width={220}
        returnFocus={false}
        {...(transitionProps && { transitionProps })}
      >
        <Menu.Target>
          <Point style={point} />
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
      </Menu>
    </>
  );
}

/**
 * Returns whether a mouse button was pressed. Keyboard and touch have no second button, so that each
 * click opens the menu.
 */
function isMouseClick({ detail, nativeEvent }: MouseEvent) {
  return detail > 0 && (nativeEvent as PointerEvent).pointerType !== 'touch';
}

/** The anchor of the menu. The button has the ARIA attributes of the menu target instead. */
function Point({ ref, id, style }: ComponentPropsWithRef<'span'>) {
  return <span ref={ref} id={id} className={classes.point} style={style} />;
}
