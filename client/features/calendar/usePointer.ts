import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { afterRest, follow } from './follow.ts';
import type { Held, Item } from './items.ts';
import { between, carried, clicked, type Place, placeAt, pulled } from './places.ts';
import type { Span } from './spans.ts';

type Edge = 'start' | 'end' | undefined;

interface PointerOptions {
  items: Item[];
  /** The event in the hand, drawn where it would go. */
  onHold: (held: Held | null) => void;
  onDrop: (held: Held) => void;
  onCreate: (span: Span) => void;
}

/** Dragging events and their edges, and dragging over what is free. A finger rests on them first: one that does not scrolls, or taps. */
export function usePointer({ items, onHold, onDrop, onCreate }: PointerOptions) {
  const [chosen, setChosen] = useState<Span | null>(null);
  const wasDragged = useRef(false);
  /** Whether a finger holds something: then the page stands still below it. */
  const isTaken = useRef(false);

  const stand = useCallback((event: Event) => {
    if (isTaken.current) event.preventDefault();
  }, []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as HTMLElement;
    const from = placeAt(event.clientX, event.clientY);
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((one) => one.id === id);
    if (!from || (!item && !isFree(target))) return;

    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge;
    const scroller = target.closest<HTMLElement>('[data-scroller]');
    const moveTo = (place: Place, { span }: Item) =>
      edge ? pulled(span, edge, place) : carried(span, from, place);
    const drag = () =>
      follow(event, scroller, {
        draw(place) {
          if (!item) return setChosen(between(from, place));
          onHold({ event: item.event, span: moveTo(place, item) });
        },
        end(place, isDrag) {
          isTaken.current = false;
          setChosen(null);
          if (!place || !isDrag) onHold(null);
          if (!place) return;
          if (!item) onCreate(isDrag ? between(from, place) : clicked(from));
          else if (isDrag) {
            wasDragged.current = true;
            onDrop({ event: item.event, span: moveTo(place, item) });
          }
        },
      });

    if (event.pointerType !== 'touch') return drag();
    afterRest(event, () => {
      isTaken.current = true;
      // Touches stay with what they began on, also when the event is drawn elsewhere by now.
      target.addEventListener('touchmove', stand, { passive: false });
      wasDragged.current = true;
      if (item) onHold({ event: item.event, span: item.span });
      else setChosen(between(from, from));
      drag();
    });
  }

  /** A browser scrolls on unless it hears, from a listener that was there before, that it must not. */
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.addEventListener('touchmove', stand, { passive: false });
      return () => element.removeEventListener('touchmove', stand);
    },
    [stand],
  );

  return {
    chosen,
    handlers: {
      ref,
      onPointerDown,
      onContextMenu(event: MouseEvent) {
        if (isTaken.current) event.preventDefault();
      },
      onClickCapture(event: MouseEvent) {
        // The click that ends a drag opens nothing.
        if (wasDragged.current && event.detail > 0) {
          event.preventDefault();
          event.stopPropagation();
        }
        wasDragged.current = false;
      },
      onClick(event: MouseEvent) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        const place = placeAt(event.clientX, event.clientY);
        if (pointerType === 'touch' && place && isFree(event.target as HTMLElement))
          onCreate(clicked(place));
      },
    },
  };
}

/** Whether there is nothing at this point that does something else. */
function isFree(target: HTMLElement): boolean {
  return target.closest('[data-day]') !== null && target.closest('a, button') === null;
}
