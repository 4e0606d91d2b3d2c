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
  /** The side and the edge of the button that the panel is aligned with. */
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

  // A press outside closes the panel. A press on a toast does not: it can undo an action of the panel.
  useEffect(() => {
    function handlePointerDown({ target: pressTarget }: PointerEvent) {
      const isInside = [target.current, dropdown.current].some((part) =>
        part?.contains(pressTarget as Node),
      );
      if (!isInside && !(pressTarget as Element).closest('.mantine-Notifications-root')) close();
    }

    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [isOpen, close]);

  function closeAndReturnFocus() {
    close();
    target.current?.focus();
  }

  /** Returns the focus if content that loaded during the exit animation has taken it. */
  function handleExited() {
    if (dropdown.current?.contains(document.activeElement)) target.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeAndReturnFocus();
    if (event.key !== 'Tab') return;
    // Mantine would keep the focus in the panel. After the last element, Tab continues at the button.
    event.stopPropagation();
    if (hasNextTabStop(dropdown.current, event.shiftKey)) return;
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
      transitionProps={{ duration: 120, onExited: handleExited }}
      classNames={classes}
    >
      <Popover.Target>
        <TriggerButton {...trigger} ref={target} onClick={toggle} />
      </Popover.Target>
      {/* The popover's own handling of Escape would return the focus to an element inside the panel. */}
      <Popover.Dropdown ref={dropdown} onKeyDown={handleKeyDown}>
        <Suspense fallback={<Loader className={classes.loader} size="sm" />}>
          <Panel onClose={closeAndReturnFocus} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Returns whether Tab, or Shift and Tab, moves the focus to another element of the panel. */
function hasNextTabStop(panel: Element | null, isBackwards: boolean): boolean {
  const position = isBackwards
    ? Node.DOCUMENT_POSITION_PRECEDING
    : Node.DOCUMENT_POSITION_FOLLOWING;
  const focusable = panel?.querySelectorAll('a[href], :is(button, input):enabled, [tabindex="0"]');

  return [...(focusable ?? [])].some(
    (element) => (document.activeElement?.compareDocumentPosition(element) ?? 0) & position,
  );
}
