import type { PointerEvent } from 'react';
import { type GridPoint, gridPointAt } from './gridPoints.ts';

interface TrackPointerOptions {
  draw: (place: GridPoint) => void;
  /** `place` is undefined if the drag was cancelled. */
  end: (place: GridPoint | undefined, isDrag: boolean) => void;
}

/** The distance in pixels from which a press counts as a drag. */
const dragThreshold = 4;
/** The distance from the edge at which a drag scrolls, and the pixels of each step. */
const edgeScroll = { distance: 36, step: 10 };
/** The duration of a long press, and the movement that it tolerates. */
const longPress = { milliseconds: 350, pixels: 8 };

const distanceFrom = (start: PointerEvent, { clientX, clientY }: globalThis.PointerEvent) =>
  Math.hypot(clientX - start.clientX, clientY - start.clientY);

/** Tracks the pointer until it is released or Escape is pressed. */
export function trackPointer(
  start: PointerEvent,
  scroller: HTMLElement | null,
  { draw, end }: TrackPointerOptions,
) {
  let [x, y] = [start.clientX, start.clientY];
  let place = gridPointAt(x, y);
  let isDrag = false;
  const listening = new AbortController();
  const { signal } = listening;

  function look() {
    const next = gridPointAt(x, y);
    if (!next || !isDrag) return;
    place = next;
    draw(next);
  }

  const scrolling = setInterval(() => {
    if (!isDrag || !scroller) return;
    const { top, bottom, left, right } = scroller.getBoundingClientRect();
    const [across, down] = [stepBy(x, left, right), stepBy(y, top, bottom)];
    if (across === 0 && down === 0) return;
    scroller.scrollBy(across, down);
    look();
  }, 30);

  function finish(at: GridPoint | undefined) {
    clearInterval(scrolling);
    listening.abort();
    end(at, isDrag);
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      [x, y] = [event.clientX, event.clientY];
      isDrag ||= distanceFrom(start, event) > dragThreshold;
      look();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => finish(place), { signal });
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

function stepBy(at: number, from: number, to: number): number {
  const { distance, step } = edgeScroll;
  if (at < from + distance) return -step;
  return at > to - distance ? step : 0;
}

/** Calls `take` after a long press. A finger that moves earlier scrolls. */
export function onLongPress(start: PointerEvent, onPress: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(() => {
    listening.abort();
    onPress();
  }, longPress.milliseconds);

  function cancel() {
    clearTimeout(timer);
    listening.abort();
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
