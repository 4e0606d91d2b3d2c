import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import {
  createClickSpan,
  createSpanBetween,
  findGridPoint,
  type GridPoint,
  moveSpanTo,
  resizeSpanTo,
} from './gridPoints.ts';
import type { EventDrag, Item } from './items.ts';
import type { Span } from './spans.ts';
import { detectLongPress, trackPointer } from './trackPointer.ts';

type Edge = 'start' | 'end' | undefined;

interface PointerOptions {
  items: Item[];
  /** Called with the event that is being dragged, or with null at the end. */
  onDragChange: (drag: EventDrag | null) => void;
  onDrop: (drag: EventDrag) => void;
  onCreate: (span: Span) => void;
}

/**
 * Returns the handlers that drag events and their edges, and that select empty time. With touch input, a drag
 * starts with a long press. A shorter touch scrolls or taps.
 */
export function usePointer({ items, onDragChange, onDrop, onCreate }: PointerOptions) {
  const [selection, setSelection] = useState<Span | null>(null);
  const wasDragged = useRef(false);
  /** Whether a finger is dragging. The page must not scroll during the drag. */
  const isTouchDrag = useRef(false);

  const preventScroll = useCallback((event: Event) => {
    if (isTouchDrag.current) event.preventDefault();
  }, []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as HTMLElement;
    const from = findGridPoint(event.clientX, event.clientY);
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((candidate) => candidate.id === id);
    if (!from || (!item && !isEmptyArea(target))) return;

    const edge = target.closest<HTMLElement>('[data-resize]')?.dataset.resize as Edge;
    const scroller = target.closest<HTMLElement>('[data-scroller]');
    const getDraggedSpan = (point: GridPoint, { span }: Item) =>
      edge ? resizeSpanTo(span, edge, point) : moveSpanTo(span, from, point);
    const startTracking = () =>
      trackPointer(event, scroller, {
        onDrag(point) {
          if (!item) return setSelection(createSpanBetween(from, point));
          onDragChange({ event: item.event, span: getDraggedSpan(point, item) });
        },
        onEnd(point, isDrag) {
          isTouchDrag.current = false;
          setSelection(null);
          if (!point || !isDrag) onDragChange(null);
          if (!point) return;
          if (!item) onCreate(isDrag ? createSpanBetween(from, point) : createClickSpan(from));
          else if (isDrag) {
            wasDragged.current = true;
            onDrop({ event: item.event, span: getDraggedSpan(point, item) });
          }
        },
      });

    if (event.pointerType !== 'touch') return startTracking();
    detectLongPress(event, () => {
      isTouchDrag.current = true;
      // The browser dispatches touch events to their first target, even if React has removed it.
      target.addEventListener('touchmove', preventScroll, { passive: false });
      wasDragged.current = true;
      if (item) onDragChange({ event: item.event, span: item.span });
      else setSelection(createSpanBetween(from, from));
      startTracking();
    });
  }

  /** Adds the listener before a touch begins. Otherwise, browsers ignore its `preventDefault`. */
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.addEventListener('touchmove', preventScroll, { passive: false });
      return () => element.removeEventListener('touchmove', preventScroll);
    },
    [preventScroll],
  );

  return {
    selection,
    handlers: {
      ref,
      onPointerDown,
      onContextMenu(event: MouseEvent) {
        if (isTouchDrag.current) event.preventDefault();
      },
      onClickCapture(event: MouseEvent) {
        // The click at the end of a drag must not open the event.
        if (wasDragged.current && event.detail > 0) {
          event.preventDefault();
          event.stopPropagation();
        }
        wasDragged.current = false;
      },
      onClick(event: MouseEvent) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        const point = findGridPoint(event.clientX, event.clientY);
        if (pointerType === 'touch' && point && isEmptyArea(event.target as HTMLElement))
          onCreate(createClickSpan(point));
      },
    },
  };
}

/** Returns whether an element is part of a day, but not of a link or a button. */
function isEmptyArea(target: HTMLElement): boolean {
  return target.closest('[data-day]') !== null && target.closest('a, button') === null;
}
