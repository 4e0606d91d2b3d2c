import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Coordinates, placeAt, project, size } from './world.ts';

interface View {
  /** The centre of the viewport in the coordinates of the drawing. */
  x: number;
  y: number;
  zoom: number;
}

const steps = 1.6;
const range = { min: 1, max: 24 };
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Limits the view to the map. */
function limitView({ x, y, zoom }: View): View {
  const near = clamp(zoom, range.min, range.max);
  const half = { width: size.width / near / 2, height: size.height / near / 2 };
  return {
    x: clamp(x, half.width, size.width - half.width),
    y: clamp(y, half.height, size.height - half.height),
    zoom: near,
  };
}

function createView(center: Coordinates, zoom: number): View {
  const [x = 0, y = 0] = project(center);
  return limitView({ x, y, zoom });
}

/** The visible part of the map, and functions that move it. */
export function useMapView(center: Coordinates, zoom: number) {
  const [view, setView] = useState(() => createView(center, zoom));
  const drag = useRef<{ x: number; y: number; view: View }>(null);
  const [isDragging, setDragging] = useState(false);

  const move = (dx: number, dy: number) =>
    setView((now) => limitView({ ...now, x: now.x + dx / now.zoom, y: now.y + dy / now.zoom }));
  const zoomBy = (factor: number) =>
    setView((now) => limitView({ ...now, zoom: now.zoom * factor }));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(-60, 0),
    ArrowRight: () => move(60, 0),
    ArrowUp: () => move(0, -60),
    ArrowDown: () => move(0, 60),
    '+': () => zoomBy(steps),
    '-': () => zoomBy(1 / steps),
  };

  return {
    view,
    isDragging,
    zoomIn: () => zoomBy(steps),
    zoomOut: () => zoomBy(1 / steps),
    reset: () => setView(createView(center, zoom)),
    /** Returns the place in the centre of the viewport. */
    middle: () => placeAt([view.x, view.y]),
    /** Returns the place at a point of the window. */
    placeUnder(window: Element, clientX: number, clientY: number): Coordinates | undefined {
      const { left, top, width, height } = window.getBoundingClientRect();
      const across = ((clientX - left) / width - 0.5) * size.width;
      const down = ((clientY - top) / height - 0.5) * size.height;
      return placeAt([view.x + across / view.zoom, view.y + down / view.zoom]);
    },
    goTo: (place: Coordinates, near = view.zoom) => setView(createView(place, near)),
    surface: {
      onKeyDown(event: KeyboardEvent) {
        const act = event.target === event.currentTarget ? keys[event.key] : undefined;
        if (!act) return;
        event.preventDefault();
        act();
      },
      onPointerDown({ clientX, clientY, button }: PointerEvent) {
        if (button === 0) drag.current = { x: clientX, y: clientY, view };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        const from = drag.current;
        if (!from) return;
        const [dx, dy] = [clientX - from.x, clientY - from.y];
        // Small movements still count as a press.
        if (!isDragging && Math.hypot(dx, dy) < 4) return;
        if (!isDragging) currentTarget.setPointerCapture(pointerId);
        setDragging(true);
        const scale = size.width / currentTarget.clientWidth / from.view.zoom;
        setView(
          limitView({ ...from.view, x: from.view.x - dx * scale, y: from.view.y - dy * scale }),
        );
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };

  function stop() {
    drag.current = null;
    // The click event follows the end of a drag.
    setTimeout(() => setDragging(false));
  }
}
