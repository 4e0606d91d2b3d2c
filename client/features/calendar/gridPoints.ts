import { createLocalTime, type Day, getDay, minutesPerDay } from './localTime.ts';
import { resizeSpan, type Span } from './spans.ts';

/** A point of a view: a day and, if the view has hours, a minute of the day. */
export interface GridPoint {
  day: Day;
  minute?: number;
}

/** The length in minutes of a time slot, which the keyboard and clicks select. */
export const slotMinutes = 30;
/** Dragged events begin at multiples of this number of minutes. */
const snapMinutes = 15;

const snap = (minutes: number) => Math.round(minutes / snapMinutes) * snapMinutes;

/** Finds the day and the minute at a point of the viewport. */
export function findGridPoint(x: number, y: number): GridPoint | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || element.dataset.day === undefined) continue;
    const day = Number(element.dataset.day);
    if (element.dataset.row !== 'hours') return { day };

    const { top, height } = element.getBoundingClientRect();
    const minute = ((y - top) / height) * minutesPerDay;
    return { day, minute: Math.min(Math.max(minute, 0), minutesPerDay - 1) };
  }
  return undefined;
}

/** Returns the span of an event that is dragged between two grid points. */
export function moveSpanTo(span: Span, from: GridPoint, to: GridPoint): Span {
  if (to.minute === undefined) {
    // A timed event that is dragged to the all-day row becomes an all-day event.
    if (from.minute !== undefined)
      return { start: createLocalTime(to.day), end: createLocalTime(to.day + 1), isAllDay: true };
    const days = (to.day - from.day) * minutesPerDay;
    return { ...span, start: span.start + days, end: span.end + days };
  }

  const length = span.isAllDay ? 60 : span.end - span.start;
  const grabOffset =
    from.minute === undefined ? 0 : createLocalTime(from.day, from.minute) - span.start;
  const start = snap(createLocalTime(to.day, to.minute) - grabOffset);
  return { start, end: start + length, isAllDay: false };
}

/** Returns the span of an event whose edge is dragged to a grid point. */
export function resizeSpanTo(span: Span, edge: 'start' | 'end', to: GridPoint): Span {
  if (to.minute !== undefined) {
    const localTime = snap(createLocalTime(to.day, to.minute));
    return resizeSpan(span, edge, localTime - span[edge]);
  }
  const day = edge === 'start' ? getDay(span.start) : getDay(Math.max(span.end - 1, span.start));
  return resizeSpan(span, edge, (to.day - day) * minutesPerDay);
}

/** Returns the span between two grid points: whole days, or time slots of one day. */
export function createSpanBetween(from: GridPoint, to: GridPoint): Span {
  if (from.minute === undefined) {
    const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)];
    return { start: createLocalTime(first), end: createLocalTime(last + 1), isAllDay: true };
  }
  const getSlot = ({ minute = 0 }: GridPoint) => Math.floor(minute / slotMinutes);
  const slots = [getSlot(from), to.minute === undefined ? 0 : getSlot(to)];
  return {
    start: createLocalTime(from.day, Math.min(...slots) * slotMinutes),
    end: createLocalTime(from.day, (Math.max(...slots) + 1) * slotMinutes),
    isAllDay: false,
  };
}

/** Returns the span of a new event after a click: the day, or an hour of the day. */
export function createClickSpan({ day, minute }: GridPoint): Span {
  if (minute === undefined) return createSpanBetween({ day }, { day });
  const start = createLocalTime(day, Math.floor(minute / slotMinutes) * slotMinutes);
  return { start, end: start + 60, isAllDay: false };
}
