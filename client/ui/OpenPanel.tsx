import { Loader, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { type Face, MenuFace } from './MenuFace.tsx';
import classes from './OpenPanel.module.css';
import type { PanelProps } from './PanelButton.tsx';

interface OpenPanelProps {
  Panel: ComponentType<PanelProps>;
  width: number;
  position: 'bottom-start' | 'bottom-end';
  face: Face;
}

/** The panel of a `PanelButton`, opened as soon as it is there. */
export function OpenPanel({ Panel, width, position, face }: OpenPanelProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  // A toast tells what was done here, and takes it back: pressing it is not going away.
  useEffect(() => {
    function onPointerDown({ target: pressed }: PointerEvent) {
      const isOwn = [target.current, dropdown.current].some((part) =>
        part?.contains(pressed as Node),
      );
      if (!isOwn && !(pressed as Element).closest('.mantine-Notifications-root')) close();
    }

    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, close]);

  useEffect(() => {
    // The button that was pressed has been replaced; closing brings the focus back to this one.
    target.current?.focus();
    open();
  }, [open]);

  function leave() {
    close();
    target.current?.focus();
  }

  /** What was still loading may have taken the focus into a panel on its way out. */
  function onExited() {
    if (dropdown.current?.contains(document.activeElement)) target.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Tab') return;
    // The library would hold the focus in here. Past its ends, one goes on from the button.
    event.stopPropagation();
    if (hasNext(dropdown.current, event.shiftKey)) return;
    if (event.shiftKey) event.preventDefault();
    leave();
  }

  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? open() : leave())}
      position={position}
      width={width}
      radius="lg"
      shadow="md"
      trapFocus
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 120, onExited }}
      classNames={classes}
    >
      <Popover.Target>
        <MenuFace {...face} ref={target} onClick={toggle} />
      </Popover.Target>
      {/* On its own Escape, the popover would give the focus to where it was when it opened: in here,
          if the panel was loaded before. */}
      <Popover.Dropdown ref={dropdown} onKeyDown={onKeyDown}>
        <Suspense fallback={<Loader className={classes.loader} size="sm" />}>
          <Panel onClose={leave} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether Tab, or Shift and Tab, finds another place within. */
function hasNext(holder: Element | null, isBackwards: boolean): boolean {
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const places = holder?.querySelectorAll('a[href], :is(button, input):enabled, [tabindex="0"]');

  return [...(places ?? [])].some(
    (place) => (document.activeElement?.compareDocumentPosition(place) ?? 0) & wanted,
  );
}
