import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentProps, useEffect, useRef } from 'react';
import { EventChip } from './EventChip.tsx';
import type { Item } from './items.ts';
import kindClasses from './kinds.module.css';
import classes from './MoreButton.module.css';

interface MorePopoverProps {
  face: ComponentProps<'button'>;
  /** When all this takes place: what the panel is called, and what stands above it. */
  name: string;
  heading: string;
  items: Item[];
}

/** What takes place on a day or at an hour, beside the button that asked for it. */
export function MorePopover({ face, name, heading, items }: MorePopoverProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that was pressed has been replaced; closing brings the focus back to this one.
    target.current?.focus();
    open();
  }, [open]);

  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? open() : close())}
      width={264}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <button type="button" {...face} ref={target} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown
        className={`${classes.dropdown} ${kindClasses.kinds}`}
        aria-label={name}
        onClick={close}
      >
        <h2 className={classes.heading}>{heading}</h2>
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.id}>
              <EventChip item={item} isMain={false} />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
