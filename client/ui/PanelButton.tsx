import { Loader, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import classes from './PanelButton.module.css';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

export interface PanelProps {
  onClose: () => void;
}

interface PanelButtonProps extends TriggerProps {
  /** The content of the panel, usually a `lazyComponent`. */
  Panel: ComponentType<PanelProps>;
  width?: number;
  /** The corner that the panel shares with the button. */
  position?: 'bottom-start' | 'bottom-end';
}

/** A button that opens a panel below it. */
export function PanelButton({
  Panel,
  width = 380,
  position = 'bottom-end',
  ...trigger
}: PanelButtonProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  // A press on a toast does not close the panel: the toast can undo an action of the panel.
  useEffect(() => {
    function onPointerDown({ target: pressed }: PointerEvent) {
      const isInside = [target.current, dropdown.current].some((part) =>
        part?.contains(pressed as Node),
      );
      if (!isInside && !(pressed as Element).closest('.mantine-Notifications-root')) close();
    }

    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, close]);

  function closeAndReturnFocus() {
    close();
    target.current?.focus();
  }

  /** Content that finished loading during the exit may have taken the focus. */
  function onExited() {
    if (dropdown.current?.contains(document.activeElement)) target.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeAndReturnFocus();
    if (event.key !== 'Tab') return;
    // Mantine would keep the focus in the panel. After the last element, Tab continues from the button.
    event.stopPropagation();
    if (hasNext(dropdown.current, event.shiftKey)) return;
    if (event.shiftKey) event.preventDefault();
    closeAndReturnFocus();
  }

  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? open() : closeAndReturnFocus())}
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
        <TriggerButton {...trigger} ref={target} onClick={toggle} />
      </Popover.Target>
      {/* The popover's own handling of Escape would return the focus to an element inside the panel. */}
      <Popover.Dropdown ref={dropdown} onKeyDown={onKeyDown}>
        <Suspense fallback={<Loader className={classes.loader} size="sm" />}>
          <Panel onClose={closeAndReturnFocus} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether Tab, or Shift and Tab, moves the focus to another element of the panel. */
function hasNext(holder: Element | null, isBackwards: boolean): boolean {
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const focusable = holder?.querySelectorAll('a[href], :is(button, input):enabled, [tabindex="0"]');

  return [...(focusable ?? [])].some(
    (element) => (document.activeElement?.compareDocumentPosition(element) ?? 0) & wanted,
  );
}
