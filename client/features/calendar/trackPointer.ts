import type { PointerEvent } from 'react';
import { findGridPoint, type GridPoint } from './gridPoints.ts';

interface TrackPointerOptions {
  /** Called during a drag, with the grid point of the pointer. */
  onDrag: (point: GridPoint) => void;
  /** Called at the end. `point` is undefined if the drag was cancelled, and `isDrag` is false after a click. */
  onEnd: (point: GridPoint | undefined, isDrag: boolean) => void;
}

/** A pointer that moves farther than this distance in pixels drags. Otherwise, it clicks. */
const dragThreshold = 4;
/** The distance in pixels from the edge at which a drag scrolls, and the pixels of each scroll step. */
const edgeScroll = { distance: 36, step: 10 };
/** The duration of a long press, and the maximum movement of the finger. */
const longPress = { milliseconds: 350, pixels: 8 };

const distanceFrom = (start: PointerEvent, { clientX, clientY }: globalThis.PointerEvent) =>
  Math.hypot(clientX - start.clientX, clientY - start.clientY);

/** Tracks the pointer until it is released, or until the user presses Escape. */
export function trackPointer(
  start: PointerEvent,
  scroller: HTMLElement | null,
  { onDrag, onEnd }: TrackPointerOptions,
) {
  let [x, y] = [start.clientX, start.clientY];
  let point = findGridPoint(x, y);
  let isDrag = false;
  const abortController = new AbortController();
  const { signal } = abortController;

  function updatePoint() {
    const nextPoint = findGridPoint(x, y);
    if (!nextPoint || !isDrag) return;
    point = nextPoint;
    onDrag(nextPoint);
  }

  const scrollInterval = setInterval(() => {
    if (!isDrag || !scroller) return;
    const { top, bottom, left, right } = scroller.getBoundingClientRect();
    const [scrollX, scrollY] = [getScrollStep(x, left, right), getScrollStep(y, top, bottom)];
    if (scrollX === 0 && scrollY === 0) return;
    scroller.scrollBy(scrollX, scrollY);
    updatePoint();
  }, 30);

  function finish(endPoint: GridPoint | undefined) {
    clearInterval(scrollInterval);
    abortController.abort();
    onEnd(endPoint, isDrag);
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      [x, y] = [event.clientX, event.clientY];
      isDrag ||= distanceFrom(start, event) > dragThreshold;
      updatePoint();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => finish(point), { signal });
  window.addEventListener('pointercancel', () => finish(undefined), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      finish(undefined);
    },
    { signal, capture: true },
  );
}

/** Returns the pixels to scroll for a pointer near an edge. */
function getScrollStep(position: number, start: number, end: number): number {
  const { distance, step } = edgeScroll;
  if (position < start + distance) return -step;
  return position > end - distance ? step : 0;
}

/** Calls `onPress` after a long press. A finger that moves earlier scrolls the page. */
export function detectLongPress(start: PointerEvent, onPress: () => void) {
  const abortController = new AbortController();
  const { signal } = abortController;
  const timeout = setTimeout(() => {
    abortController.abort();
    onPress();
  }, longPress.milliseconds);

  function cancel() {
    clearTimeout(timeout);
    abortController.abort();
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (distanceFrom(start, event) > longPress.pixels) cancel();
    },
    { signal },
  );
  window.addEventListener('pointerup', cancel, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
}
