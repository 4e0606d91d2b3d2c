import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor } from './calendarContext.ts';
import { slotLength } from './gridPoints.ts';
import type { DraggedEvent, Item } from './items.ts';
import {
  type Day,
  dayLength,
  dayOf,
  type LocalTime,
  localTimeOf,
  startOfWeek,
} from './localTime.ts';
import { isBar, moveSpan, resizeSpan, type Span, shortest, toSpan } from './spans.ts';

interface KeyboardOptions {
  items: Item[];
  days: Day[];
  day: Day;
  /** Whether the view has hours below the all-day row. */
  hasHours: boolean;
  firstWeekday: number;
  onStep: (by: number) => void;
  onShow: (day: Day) => void;
  /** The event that is being moved by keyboard. */
  dragged: DraggedEvent | null;
  onDragChange: (dragged: DraggedEvent | null) => void;
  onDrop: (dragged: DraggedEvent) => void;
  onCreate: (span: Span) => void;
  onRemove: (item: Item) => void;
  announce: (
    what: 'pickedUp' | 'moved' | 'dropped' | 'cancelled' | 'slot',
    span: Span,
    item?: Item,
  ) => void;
}

const firstHour = 9 * 60;

/** The effect of the arrow keys in a left-to-right layout. */
const arrows: Record<string, [days: number, lines: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keyboard control of the calendar. Arrow keys move the focus, Shift selects a range, and Enter
 * creates an event. On an event, Space picks it up. Then arrow keys move it, and Shift with arrow
 * keys resizes it.
 */
export function useKeyboard(options: KeyboardOptions) {
  const {
    items,
    days,
    day,
    hasHours,
    firstWeekday,
    dragged,
    onDragChange,
    onShow,
    onDrop,
    onCreate,
    announce,
  } = options;
  const [keyboardCursor, setKeyboardCursor] = useState<(Cursor & { anchor: LocalTime }) | null>(
    null,
  );
  /** The element that receives the focus after the next render. */
  const focusTarget = useRef<'cell' | number | null>(null);

  const start = { at: localTimeOf(day, hasHours ? firstHour : 0), isWhole: !hasHours };
  const isUsable =
    keyboardCursor &&
    days.includes(dayOf(keyboardCursor.at)) &&
    (hasHours || keyboardCursor.isWhole);
  const cursor = isUsable ? keyboardCursor : { ...start, anchor: start.at };
  const chosen = cursor.anchor === cursor.at ? null : spanOfCursor(cursor);

  // The focus follows an event that the keyboard has moved.
  useLayoutEffect(() => {
    const target = focusTarget.current;
    if (target === null) return;
    const row = cursor.isWhole ? 'days' : 'hours';
    const place =
      target === 'cell'
        ? document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${dayOf(cursor.at)}"]`)
        : (document.getElementById(`event-${target}`) ??
          // The event may be hidden behind the button that opens the others.
          document.querySelector<HTMLElement>(`[data-hides~="${target}"]`));
    if (!place) return;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focusTarget.current = null;
  });

  function arrowOf(event: KeyboardEvent): [number, number] | undefined {
    const arrow = arrows[event.key];
    const isRtl = document.documentElement.dir === 'rtl';
    return arrow && [isRtl ? -arrow[0] : arrow[0], arrow[1]];
  }

  function show(localTime: LocalTime) {
    if (!days.includes(dayOf(localTime))) onShow(dayOf(localTime));
  }

  function go(next: Cursor, isExtending: boolean) {
    focusTarget.current = 'cell';
    setKeyboardCursor({
      ...next,
      anchor: isExtending && next.isWhole === cursor.isWhole ? cursor.anchor : next.at,
    });
    show(next.at);
    if (!next.isWhole)
      announce('slot', { start: next.at, end: next.at + slotLength, isWhole: false });
  }

  /** Moves the focus to the start of an event that no longer has the focus. */
  function focusStart({ span }: Item) {
    const at = Math.max(span.start, localTimeOf(days[0] ?? day));
    const isWhole = !hasHours || isBar(span);
    go({ at: isWhole ? localTimeOf(dayOf(at)) : at - (at % slotLength), isWhole }, false);
  }

  function onCell(event: KeyboardEvent): boolean {
    const arrow = arrowOf(event);
    const { at, isWhole } = cursor;
    const minute = at - localTimeOf(dayOf(at));

    if (arrow) {
      const [byDays, byLines] = arrow;
      const across = at + byDays * dayLength;
      if (!hasHours) go({ at: across + byLines * 7 * dayLength, isWhole }, event.shiftKey);
      else if (isWhole) {
        if (byLines > 0) go({ at: localTimeOf(dayOf(at)), isWhole: false }, false);
        else if (byLines === 0) go({ at: across, isWhole }, event.shiftKey);
      } else if (byLines < 0 && minute === 0) {
        if (!event.shiftKey) go({ at: localTimeOf(dayOf(at)), isWhole: true }, false);
      } else {
        const next = minute + byLines * slotLength;
        if (next < dayLength && !(event.shiftKey && byDays !== 0))
          go({ at: across + byLines * slotLength, isWhole }, event.shiftKey);
      }
      return true;
    }

    const week = startOfWeek(dayOf(at), firstWeekday);
    if (event.key === 'Home') go({ at: localTimeOf(week, minute), isWhole }, false);
    else if (event.key === 'End') go({ at: localTimeOf(week + 6, minute), isWhole }, false);
    else if (event.key === 'PageUp') options.onStep(-1);
    else if (event.key === 'PageDown') options.onStep(1);
    else if (event.key === 'Enter' || event.key === ' ')
      onCreate(chosen ?? spanOfCursor(cursor, 60));
    else if (event.key === 'Escape' && chosen) setKeyboardCursor({ ...cursor, anchor: at });
    else return false;
    return true;
  }

  function onEvent(event: KeyboardEvent, item: Item): boolean {
    const isSpace = event.key === ' ';
    if (!dragged) {
      if (event.key === 'Delete') {
        focusStart(item);
        options.onRemove(item);
      } else if (isSpace) {
        onDragChange({ event: item.event, span: item.span });
        announce('pickedUp', item.span, item);
      } else return false;
      return true;
    }

    const arrow = arrowOf(event);
    if (arrow) {
      const [byDays, byLines] = arrow;
      const line = hasHours && !isBar(dragged.span) ? shortest : 7 * dayLength;
      const by = byDays * dayLength + byLines * line;
      const span = event.shiftKey
        ? resizeSpan(dragged.span, 'end', by)
        : moveSpan(dragged.span, by);
      focusTarget.current = item.id;
      onDragChange({ ...dragged, span });
      show(event.shiftKey ? span.end - 1 : span.start);
      announce('moved', span, item);
    } else if (isSpace || event.key === 'Enter') {
      focusTarget.current = item.id;
      onDrop(dragged);
      announce('dropped', dragged.span, item);
    } else if (event.key === 'Escape') {
      focusTarget.current = item.id;
      onDragChange(null);
      announce('cancelled', toSpan(dragged.event), item);
    }
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((one) => one.id === id);
    const isCell = target.dataset.day !== undefined;
    const isDone = item ? onEvent(event, item) : isCell && onCell(event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    cursor: { at: cursor.at, isWhole: cursor.isWhole },
    chosen,
    onKeyDown,
  };
}

/** Returns the span between the anchor and the cursor. */
function spanOfCursor(
  { at, anchor, isWhole }: Cursor & { anchor: LocalTime },
  least = slotLength,
): Span {
  const [first, last] = [Math.min(at, anchor), Math.max(at, anchor)];
  if (isWhole)
    return { start: localTimeOf(dayOf(first)), end: localTimeOf(dayOf(last) + 1), isWhole };
  return { start: first, end: last + (at === anchor ? least : slotLength), isWhole };
}
