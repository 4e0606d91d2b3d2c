import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Coordinates, mapSize, project, unproject } from './world.ts';

interface View {
  /** The centre of the viewport in the coordinates of the drawing. */
  x: number;
  y: number;
  zoom: number;
}

const zoomFactor = 1.6;
const zoomRange = { min: 1, max: 24 };
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns a view with a valid zoom that does not extend beyond the map. */
function limitView({ x, y, zoom }: View): View {
  const limitedZoom = clamp(zoom, zoomRange.min, zoomRange.max);
  const halfWidth = mapSize.width / limitedZoom / 2;
  const halfHeight = mapSize.height / limitedZoom / 2;
  return {
    x: clamp(x, halfWidth, mapSize.width - halfWidth),
    y: clamp(y, halfHeight, mapSize.height - halfHeight),
    zoom: limitedZoom,
  };
}

function createView(center: Coordinates, zoom: number): View {
  const [x = 0, y = 0] = project(center);
  return limitView({ x, y, zoom });
}

/** Returns the visible part of a map, with functions and event handlers that pan and zoom. */
export function useMapView(initialCenter: Coordinates, initialZoom: number) {
  const [view, setView] = useState(() => createView(initialCenter, initialZoom));
  const dragStart = useRef<{ x: number; y: number; view: View }>(null);
  const [isDragging, setDragging] = useState(false);

  const pan = (dx: number, dy: number) =>
    setView(({ x, y, zoom }) => limitView({ x: x + dx / zoom, y: y + dy / zoom, zoom }));
  const zoomBy = (factor: number) =>
    setView(({ x, y, zoom }) => limitView({ x, y, zoom: zoom * factor }));
  const keyActions: Record<string, () => void> = {
    ArrowLeft: () => pan(-60, 0),
    ArrowRight: () => pan(60, 0),
    ArrowUp: () => pan(0, -60),
    ArrowDown: () => pan(0, 60),
    '+': () => zoomBy(zoomFactor),
    '-': () => zoomBy(1 / zoomFactor),
  };

  return {
    view,
    isDragging,
    zoomIn: () => zoomBy(zoomFactor),
    zoomOut: () => zoomBy(1 / zoomFactor),
    reset: () => setView(createView(initialCenter, initialZoom)),
    /** Returns the coordinates in the centre of the viewport. */
    getCenter: () => unproject([view.x, view.y]),
    /** Returns the coordinates at a point of the browser window. */
    getCoordinatesAt(viewport: Element, clientX: number, clientY: number): Coordinates | undefined {
      const { left, top, width, height } = viewport.getBoundingClientRect();
      const dx = ((clientX - left) / width - 0.5) * mapSize.width;
      const dy = ((clientY - top) / height - 0.5) * mapSize.height;
      return unproject([view.x + dx / view.zoom, view.y + dy / view.zoom]);
    },
    panTo: (coordinates: Coordinates, newZoom = view.zoom) =>
      setView(createView(coordinates, newZoom)),
    /** The event handlers of the viewport. */
    viewportProps: {
      onKeyDown(event: KeyboardEvent) {
        const action = event.target === event.currentTarget ? keyActions[event.key] : undefined;
        if (!action) return;
        event.preventDefault();
        action();
      },
      onPointerDown({ clientX, clientY, button }: PointerEvent) {
        if (button === 0) dragStart.current = { x: clientX, y: clientY, view };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        const start = dragStart.current;
        if (!start) return;
        const [dx, dy] = [clientX - start.x, clientY - start.y];
        // A movement of less than four pixels is still a press.
        if (!isDragging && Math.hypot(dx, dy) < 4) return;
        if (!isDragging) currentTarget.setPointerCapture(pointerId);
        setDragging(true);
        const scale = mapSize.width / currentTarget.clientWidth / start.view.zoom;
        setView(
          limitView({ ...start.view, x: start.view.x - dx * scale, y: start.view.y - dy * scale }),
        );
      },
      onPointerUp: stopDragging,
      onPointerCancel: stopDragging,
    },
  };

  function stopDragging() {
    dragStart.current = null;
    // `isDragging` is still true in the click event, which follows the end of a drag.
    setTimeout(() => setDragging(false));
  }
}
