import { Popover, UnstyledButton } from '@mantine/core';
import { IconMapPinFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import classes from './MapMarker.module.css';
import { useMap, useSpot } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

interface MapMarkerProps {
  at: Coordinates;
  label: string;
  icon?: ReactNode;
  /** The content of the popup, which opens on click. */
  children?: ReactNode;
  isOpenFirst?: boolean;
  /** Makes the marker movable, by pointer and arrow keys. */
  onMove?: (place: Coordinates) => void;
}

/** The step of the arrow keys in pixels. */
const keys: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** A pin on the map. */
export function MapMarker({ at, label, icon, children, isOpenFirst, onMove }: MapMarkerProps) {
  const { placeUnder } = useMap();
  const spot = useSpot(at);
  const [isOpen, setOpen] = useState(isOpenFirst ?? false);
  /** The offset of the pointer from the pin. */
  const grip = useRef<{ x: number; y: number }>(null);
  if (spot.x < 0 || spot.x > 1 || spot.y < 0 || spot.y > 1) return null;

  function spotIn(window: Element) {
    const { left, top, width, height } = window.getBoundingClientRect();
    return { x: left + spot.x * width, y: top + spot.y * height };
  }

  function moveTo(window: Element | null, x: number, y: number) {
    const place = window && placeUnder(window, x, y);
    if (place) onMove?.(place);
  }

  const moving = onMove && {
    onKeyDown(event: KeyboardEvent) {
      const [dx, dy] = keys[event.key] ?? [0, 0];
      const window = event.currentTarget.parentElement;
      if (!window || (!dx && !dy)) return;
      event.preventDefault();
      const { x, y } = spotIn(window);
      moveTo(window, x + dx, y + dy);
    },
    onPointerDown(event: PointerEvent) {
      const { clientX, clientY, currentTarget, pointerId } = event;
      event.stopPropagation();
      currentTarget.setPointerCapture(pointerId);
      const { x, y } = spotIn(currentTarget.parentElement ?? currentTarget);
      grip.current = { x: clientX - x, y: clientY - y };
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent) {
      const from = grip.current;
      if (from) moveTo(currentTarget.parentElement, clientX - from.x, clientY - from.y);
    },
    onPointerUp() {
      grip.current = null;
    },
  };

  const pin = (
    <UnstyledButton
      className={classes.marker}
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
      data-movable={onMove ? true : undefined}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        setOpen(!isOpen);
      }}
      {...moving}
    >
      {icon ?? <IconMapPinFilled size={28} />}
    </UnstyledButton>
  );

  if (!children) return pin;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" withArrow shadow="md" radius="md">
      <Popover.Target>{pin}</Popover.Target>
      <Popover.Dropdown onClick={(event) => event.stopPropagation()}>{children}</Popover.Dropdown>
    </Popover>
  );
}
