import type { PointerEvent } from 'react';
import { type Place, placeAt } from './places.ts';

interface Followed {
  draw: (place: Place) => void;
  /** Without a place, it was given up. */
  end: (place: Place | undefined, isDrag: boolean) => void;
}

/** Pixels that a press may stray before it is a drag. */
const tolerance = 4;
/** How near the edge of what scrolls a drag makes it scroll, and how far each time. */
const nearEdge = { distance: 36, step: 10 };
/** How long a finger rests on something before it has taken it, and how far it may tremble. */
const rest = { milliseconds: 350, pixels: 8 };

const strayed = (start: PointerEvent, { clientX, clientY }: globalThis.PointerEvent) =>
  Math.hypot(clientX - start.clientX, clientY - start.clientY);

/** Follows the pointer until it is let go, or Escape is pressed. */
export function follow(start: PointerEvent, scroller: HTMLElement | null, { draw, end }: Followed) {
  let [x, y] = [start.clientX, start.clientY];
  let place = placeAt(x, y);
  let isDrag = false;
  const listening = new AbortController();
  const { signal } = listening;

  function look() {
    const next = placeAt(x, y);
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

  function finish(at: Place | undefined) {
    clearInterval(scrolling);
    listening.abort();
    end(at, isDrag);
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      [x, y] = [event.clientX, event.clientY];
      isDrag ||= strayed(start, event) > tolerance;
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
  const { distance, step } = nearEdge;
  if (at < from + distance) return -step;
  return at > to - distance ? step : 0;
}

/** Waits until a finger has rested where it was put down. One that moves on scrolls. */
export function afterRest(start: PointerEvent, take: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(() => {
    listening.abort();
    take();
  }, rest.milliseconds);

  function give() {
    clearTimeout(timer);
    listening.abort();
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (strayed(start, event) > rest.pixels) give();
    },
    { signal },
  );
  window.addEventListener('pointerup', give, { signal });
  window.addEventListener('pointercancel', give, { signal });
}
