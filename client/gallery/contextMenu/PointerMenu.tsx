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
  /** The event that opens the menu. Enter and the menu key always do. */
  on?: 'contextmenu' | 'click' | 'dblclick';
  transition?: MenuProps['transitionProps'];
  /** The items of the menu. */
  children: ReactNode;
}

/** An area with a menu that opens at the pointer. */
export function PointerMenu({ label, on = 'contextmenu', transition, children }: PointerMenuProps) {
  const area = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [point, setPoint] = useState({ left: 0, top: 0 });

  function open(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const isByPointer = event.clientX > 0 || event.clientY > 0;

    event.preventDefault();
    setPoint(
      isByPointer
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
        onContextMenu={on === 'contextmenu' ? open : undefined}
        onDoubleClick={on === 'dblclick' ? open : undefined}
        onClick={(event) => (on === 'click' || !isOfMouse(event)) && open(event)}
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
        {...(transition && { transitionProps: transition })}
      >
        <Menu.Target>
          <Point style={point} />
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Keyboard and touch have no second button. */
function isOfMouse({ detail, nativeEvent }: MouseEvent) {
  return detail > 0 && (nativeEvent as PointerEvent).pointerType !== 'touch';
}

/** The anchor of the menu. The area has its ARIA attributes. */
function Point({ ref, id, style }: ComponentPropsWithRef<'span'>) {
  return <span ref={ref} id={id} className={classes.point} style={style} />;
}
