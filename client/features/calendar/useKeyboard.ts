import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor } from './calendarContext.ts';
import { slotMinutes } from './gridPoints.ts';
import type { EventDrag, Item } from './items.ts';
import {
  createLocalTime,
  type Day,
  getDay,
  getStartOfWeek,
  type LocalTime,
  minutesPerDay,
} from './localTime.ts';
import {
  isInAllDayRow,
  minEventMinutes,
  moveSpan,
  resizeSpan,
  type Span,
  toSpan,
} from './spans.ts';

interface KeyboardOptions {
  items: Item[];
  days: Day[];
  day: Day;
  /** Whether the view has hours below the all-day row. */
  hasHours: boolean;
  firstWeekday: number;
  /** Opens the next view for 1, and the previous view for -1. */
  onStep: (steps: number) => void;
  onOpenDay: (day: Day) => void;
  /** The event that is being moved by keyboard. */
  drag: EventDrag | null;
  onDragChange: (drag: EventDrag | null) => void;
  onDrop: (drag: EventDrag) => void;
  onCreate: (span: Span) => void;
  onRemove: (item: Item) => void;
  announce: (
    action: 'pickedUp' | 'moved' | 'dropped' | 'cancelled' | 'slot',
    span: Span,
    item?: Item,
  ) => void;
}

/** The minute of the day at which the cursor starts. */
const initialMinute = 9 * 60;

/** The steps of the arrow keys in a left-to-right layout. A row is a week in a month view, else a time slot. */
const arrowSteps: Record<string, [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the cursor, the selection and the key handler of the calendar. On a cell, the arrow keys move the cursor,
 * Shift selects a range, and Enter creates an event. On an event, Space picks up the event. Then the arrow keys move
 * the event, and Shift with the arrow keys resizes the event.
 */
export function useKeyboard(options: KeyboardOptions) {
  const {
    items,
    days,
    day,
    hasHours,
    firstWeekday,
    drag,
    onDragChange,
    onOpenDay,
    onDrop,
    onCreate,
    announce,
  } = options;
  const [keyboardCursor, setKeyboardCursor] = useState<(Cursor & { anchor: LocalTime }) | null>(
    null,
  );
  /** The element that receives the focus after the next render. */
  const focusTarget = useRef<'cell' | number | null>(null);

  const initialCursor = {
    time: createLocalTime(day, hasHours ? initialMinute : 0),
    isAllDay: !hasHours,
  };
  const isCursorVisible =
    keyboardCursor &&
    days.includes(getDay(keyboardCursor.time)) &&
    (hasHours || keyboardCursor.isAllDay);
  const cursor = isCursorVisible
    ? keyboardCursor
    : { ...initialCursor, anchor: initialCursor.time };
  const selection = cursor.anchor === cursor.time ? null : createCursorSpan(cursor);

  // Moves the focus to the cell of the cursor, or to the event that the keyboard has moved.
  useLayoutEffect(() => {
    const target = focusTarget.current;
    if (target === null) return;
    const row = cursor.isAllDay ? 'days' : 'hours';
    const element =
      target === 'cell'
        ? document.querySelector<HTMLElement>(
            `[data-row="${row}"][data-day="${getDay(cursor.time)}"]`,
          )
        : (document.getElementById(`event-${target}`) ??
          // The event may be hidden. Then the button that opens the hidden events gets the focus.
          document.querySelector<HTMLElement>(`[data-hides~="${target}"]`));
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focusTarget.current = null;
  });

  function getArrowStep(event: KeyboardEvent): [number, number] | undefined {
    const step = arrowSteps[event.key];
    const isRtl = document.documentElement.dir === 'rtl';
    return step && [isRtl ? -step[0] : step[0], step[1]];
  }

  function openDayOf(localTime: LocalTime) {
    if (!days.includes(getDay(localTime))) onOpenDay(getDay(localTime));
  }

  function moveCursor(next: Cursor, isExtending: boolean) {
    focusTarget.current = 'cell';
    setKeyboardCursor({
      ...next,
      anchor: isExtending && next.isAllDay === cursor.isAllDay ? cursor.anchor : next.time,
    });
    openDayOf(next.time);
    if (!next.isAllDay)
      announce('slot', { start: next.time, end: next.time + slotMinutes, isAllDay: false });
  }

  /** Moves the cursor to the start of an event that is about to be deleted. */
  function moveCursorToStart({ span }: Item) {
    const time = Math.max(span.start, createLocalTime(days[0] ?? day));
    const isAllDay = !hasHours || isInAllDayRow(span);
    moveCursor(
      { time: isAllDay ? createLocalTime(getDay(time)) : time - (time % slotMinutes), isAllDay },
      false,
    );
  }

  function handleCellKey(event: KeyboardEvent): boolean {
    const step = getArrowStep(event);
    const { time, isAllDay } = cursor;
    const minute = time - createLocalTime(getDay(time));

    if (step) {
      const [dayStep, rowStep] = step;
      const sameTimeOtherDay = time + dayStep * minutesPerDay;
      if (!hasHours)
        moveCursor(
          { time: sameTimeOtherDay + rowStep * 7 * minutesPerDay, isAllDay },
          event.shiftKey,
        );
      else if (isAllDay) {
        if (rowStep > 0)
          moveCursor({ time: createLocalTime(getDay(time)), isAllDay: false }, false);
        else if (rowStep === 0) moveCursor({ time: sameTimeOtherDay, isAllDay }, event.shiftKey);
      } else if (rowStep < 0 && minute === 0) {
        if (!event.shiftKey)
          moveCursor({ time: createLocalTime(getDay(time)), isAllDay: true }, false);
      } else {
        const next = minute + rowStep * slotMinutes;
        if (next < minutesPerDay && !(event.shiftKey && dayStep !== 0))
          moveCursor({ time: sameTimeOtherDay + rowStep * slotMinutes, isAllDay }, event.shiftKey);
      }
      return true;
    }

    const week = getStartOfWeek(getDay(time), firstWeekday);
    if (event.key === 'Home') moveCursor({ time: createLocalTime(week, minute), isAllDay }, false);
    else if (event.key === 'End')
      moveCursor({ time: createLocalTime(week + 6, minute), isAllDay }, false);
    else if (event.key === 'PageUp') options.onStep(-1);
    else if (event.key === 'PageDown') options.onStep(1);
    else if (event.key === 'Enter' || event.key === ' ')
      onCreate(selection ?? createCursorSpan(cursor, 60));
    else if (event.key === 'Escape' && selection) setKeyboardCursor({ ...cursor, anchor: time });
    else return false;
    return true;
  }

  function handleEventKey(event: KeyboardEvent, item: Item): boolean {
    const isSpace = event.key === ' ';
    if (!drag) {
      if (event.key === 'Delete') {
        moveCursorToStart(item);
        options.onRemove(item);
      } else if (isSpace) {
        onDragChange({ event: item.event, span: item.span });
        announce('pickedUp', item.span, item);
      } else return false;
      return true;
    }

    const step = getArrowStep(event);
    if (step) {
      const [dayStep, rowStep] = step;
      const minutesPerRow =
        hasHours && !isInAllDayRow(drag.span) ? minEventMinutes : 7 * minutesPerDay;
      const minutes = dayStep * minutesPerDay + rowStep * minutesPerRow;
      const span = event.shiftKey
        ? resizeSpan(drag.span, 'end', minutes)
        : moveSpan(drag.span, minutes);
      focusTarget.current = item.id;
      onDragChange({ ...drag, span });
      openDayOf(event.shiftKey ? span.end - 1 : span.start);
      announce('moved', span, item);
    } else if (isSpace || event.key === 'Enter') {
      focusTarget.current = item.id;
      onDrop(drag);
      announce('dropped', drag.span, item);
    } else if (event.key === 'Escape') {
      focusTarget.current = item.id;
      onDragChange(null);
      announce('cancelled', toSpan(drag.event), item);
    }
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((candidate) => candidate.id === id);
    const isCell = target.dataset.day !== undefined;
    const isHandled = item ? handleEventKey(event, item) : isCell && handleCellKey(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    cursor: { time: cursor.time, isAllDay: cursor.isAllDay },
    selection,
    onKeyDown,
  };
}

/** Returns the span between the anchor and the cursor. */
function createCursorSpan(
  { time, anchor, isAllDay }: Cursor & { anchor: LocalTime },
  minLength = slotMinutes,
): Span {
  const [first, last] = [Math.min(time, anchor), Math.max(time, anchor)];
  if (isAllDay)
    return {
      start: createLocalTime(getDay(first)),
      end: createLocalTime(getDay(last) + 1),
      isAllDay,
    };
  return { start: first, end: last + (time === anchor ? minLength : slotMinutes), isAllDay };
}
