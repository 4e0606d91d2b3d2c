import { Popover, UnstyledButton } from '@mantine/core';
import { IconMapPinFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import classes from './MapMarker.module.css';
import { useMap, useRelativePosition } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

interface MapMarkerProps {
  coordinates: Coordinates;
  label: string;
  icon?: ReactNode;
  /** The content of the popup, which opens on click. */
  children?: ReactNode;
  /** Called with the new coordinates. Makes the marker movable by pointer and arrow keys. */
  onMove?: (coordinates: Coordinates) => void;
}

/** The movement for each arrow key, in pixels. */
const arrowSteps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** A pin on the map. */
export function MapMarker(props: MapMarkerProps) {
  const { coordinates, label, icon, children, onMove } = props;
  const { getCoordinatesAt } = useMap();
  const position = useRelativePosition(coordinates);
  const [isOpen, setOpen] = useState(false);
  /** The distance of the pointer from the pin while the pin is dragged, in pixels. */
  const pointerOffset = useRef<{ x: number; y: number }>(null);
  if (position.x < 0 || position.x > 1 || position.y < 0 || position.y > 1) return null;

  /** Returns the position of the pin in the browser window, in pixels. */
  function getPinPosition(viewport: Element) {
    const { left, top, width, height } = viewport.getBoundingClientRect();
    return { x: left + position.x * width, y: top + position.y * height };
  }

  function moveTo(viewport: Element | null, x: number, y: number) {
    const newCoordinates = viewport && getCoordinatesAt(viewport, x, y);
    if (newCoordinates) onMove?.(newCoordinates);
  }

  const moveHandlers = onMove && {
    onKeyDown(event: KeyboardEvent) {
      const [dx, dy] = arrowSteps[event.key] ?? [0, 0];
      const viewport = event.currentTarget.parentElement;
      if (!viewport || (!dx && !dy)) return;
      event.preventDefault();
      const { x, y } = getPinPosition(viewport);
      moveTo(viewport, x + dx, y + dy);
    },
    onPointerDown(event: PointerEvent) {
      const { clientX, clientY, currentTarget, pointerId } = event;
      event.stopPropagation();
      currentTarget.setPointerCapture(pointerId);
      const { x, y } = getPinPosition(currentTarget.parentElement ?? currentTarget);
      pointerOffset.current = { x: clientX - x, y: clientY - y };
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent) {
      const offset = pointerOffset.current;
      if (offset) moveTo(currentTarget.parentElement, clientX - offset.x, clientY - offset.y);
    },
    onPointerUp() {
      pointerOffset.current = null;
    },
  };

  const pin = (
    <UnstyledButton
      miw={28}
      mih={28}
      c="primary"
      className={classes.marker}
      style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      data-movable={onMove ? true : undefined}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        setOpen(!isOpen);
      }}
      {...moveHandlers}
    >
      {icon ?? <IconMapPinFilled size={28} />}
    </UnstyledButton>
  );

  if (!children) return pin;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top"
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      radius="md"
    >
      <Popover.Target>{pin}</Popover.Target>
      <Popover.Dropdown onClick={(event) => event.stopPropagation()}>{children}</Popover.Dropdown>
    </Popover>
  );
}
