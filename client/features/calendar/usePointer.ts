import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import {
  type GridPoint,
  gridPointAt,
  moveSpanTo,
  resizeSpanTo,
  spanBetween,
  spanOfClick,
} from './gridPoints.ts';
import type { DraggedEvent, Item } from './items.ts';
import type { Span } from './spans.ts';
import { onLongPress, trackPointer } from './trackPointer.ts';

type Edge = 'start' | 'end' | undefined;

interface PointerOptions {
  items: Item[];
  /** Reports the event that is being dragged, with its present span. */
  onDragChange: (dragged: DraggedEvent | null) => void;
  onDrop: (dragged: DraggedEvent) => void;
  onCreate: (span: Span) => void;
}

/**
 * Dragging of events and of their edges, and selecting of free time. Touch input starts with a long
 * press. Shorter touches scroll or tap.
 */
export function usePointer({ items, onDragChange, onDrop, onCreate }: PointerOptions) {
  const [chosen, setChosen] = useState<Span | null>(null);
  const wasDragged = useRef(false);
  /** Whether a touch is dragging. The page does not scroll meanwhile. */
  const isTouchDrag = useRef(false);

  const preventScroll = useCallback((event: Event) => {
    if (isTouchDrag.current) event.preventDefault();
  }, []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as HTMLElement;
    const from = gridPointAt(event.clientX, event.clientY);
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((one) => one.id === id);
    if (!from || (!item && !isFree(target))) return;

    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge;
    const scroller = target.closest<HTMLElement>('[data-scroller]');
    const moveTo = (place: GridPoint, { span }: Item) =>
      edge ? resizeSpanTo(span, edge, place) : moveSpanTo(span, from, place);
    const drag = () =>
      trackPointer(event, scroller, {
        draw(place) {
          if (!item) return setChosen(spanBetween(from, place));
          onDragChange({ event: item.event, span: moveTo(place, item) });
        },
        end(place, isDrag) {
          isTouchDrag.current = false;
          setChosen(null);
          if (!place || !isDrag) onDragChange(null);
          if (!place) return;
          if (!item) onCreate(isDrag ? spanBetween(from, place) : spanOfClick(from));
          else if (isDrag) {
            wasDragged.current = true;
            onDrop({ event: item.event, span: moveTo(place, item) });
          }
        },
      });

    if (event.pointerType !== 'touch') return drag();
    onLongPress(event, () => {
      isTouchDrag.current = true;
      // Touch events are dispatched to their first target, even if the event is rendered elsewhere
      // by now.
      target.addEventListener('touchmove', preventScroll, { passive: false });
      wasDragged.current = true;
      if (item) onDragChange({ event: item.event, span: item.span });
      else setChosen(spanBetween(from, from));
      drag();
    });
  }

  /**
   * Browsers only honour `preventDefault` from a listener that was added before the touch began.
   */
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.addEventListener('touchmove', preventScroll, { passive: false });
      return () => element.removeEventListener('touchmove', preventScroll);
    },
    [preventScroll],
  );

  return {
    chosen,
    handlers: {
      ref,
      onPointerDown,
      onContextMenu(event: MouseEvent) {
        if (isTouchDrag.current) event.preventDefault();
      },
      onClickCapture(event: MouseEvent) {
        // The click at the end of a drag opens nothing.
        if (wasDragged.current && event.detail > 0) {
          event.preventDefault();
          event.stopPropagation();
        }
        wasDragged.current = false;
      },
      onClick(event: MouseEvent) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        const place = gridPointAt(event.clientX, event.clientY);
        if (pointerType === 'touch' && place && isFree(event.target as HTMLElement))
          onCreate(spanOfClick(place));
      },
    },
  };
}

/** Whether the point has no control of its own. */
function isFree(target: HTMLElement): boolean {
  return target.closest('[data-day]') !== null && target.closest('a, button') === null;
}
