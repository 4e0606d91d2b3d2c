import { type Day, dayLength, dayOf, localTimeOf } from './localTime.ts';
import { resizeSpan, type Span } from './spans.ts';

/** A point of a view: a day and, if the view has hours, a minute of the day. */
export interface GridPoint {
  day: Day;
  minute?: number;
}

export const slotLength = 30;
const step = 15;

const snap = (minutes: number, by: number) => Math.round(minutes / by) * by;

/** Returns the day and minute at a point of the viewport. */
export function gridPointAt(x: number, y: number): GridPoint | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || element.dataset.day === undefined) continue;
    const day = Number(element.dataset.day);
    if (element.dataset.row !== 'hours') return { day };

    const { top, height } = element.getBoundingClientRect();
    const minute = ((y - top) / height) * dayLength;
    return { day, minute: Math.min(Math.max(minute, 0), dayLength - 1) };
  }
  return undefined;
}

/** Returns the span of an event that is dragged from one place to another. */
export function moveSpanTo(span: Span, from: GridPoint, to: GridPoint): Span {
  if (to.minute === undefined) {
    // Dragged from the hours to the all-day row: the event takes the whole day.
    if (from.minute !== undefined)
      return { start: localTimeOf(to.day), end: localTimeOf(to.day + 1), isWhole: true };
    const days = (to.day - from.day) * dayLength;
    return { ...span, start: span.start + days, end: span.end + days };
  }

  const length = span.isWhole ? 60 : span.end - span.start;
  const grip = from.minute === undefined ? 0 : localTimeOf(from.day, from.minute) - span.start;
  const start = snap(localTimeOf(to.day, to.minute) - grip, step);
  return { start, end: start + length, isWhole: false };
}

/** Returns the span of an event whose edge is dragged to a place. */
export function resizeSpanTo(span: Span, edge: 'start' | 'end', to: GridPoint): Span {
  if (to.minute !== undefined) {
    const localTime = snap(localTimeOf(to.day, to.minute), step);
    return resizeSpan(span, edge, localTime - span[edge]);
  }
  const day = edge === 'start' ? dayOf(span.start) : dayOf(Math.max(span.end - 1, span.start));
  return resizeSpan(span, edge, (to.day - day) * dayLength);
}

/** Returns the span between two places: whole days, or half hours of one day. */
export function spanBetween(from: GridPoint, to: GridPoint): Span {
  if (from.minute === undefined) {
    const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)];
    return { start: localTimeOf(first), end: localTimeOf(last + 1), isWhole: true };
  }
  const slotOf = ({ minute = 0 }: GridPoint) => Math.floor(minute / slotLength);
  const slots = [slotOf(from), to.minute === undefined ? 0 : slotOf(to)];
  return {
    start: localTimeOf(from.day, Math.min(...slots) * slotLength),
    end: localTimeOf(from.day, (Math.max(...slots) + 1) * slotLength),
    isWhole: false,
  };
}

/** Returns the span of a new event at a place: the day, or one hour of it. */
export function spanOfClick({ day, minute }: GridPoint): Span {
  if (minute === undefined) return spanBetween({ day }, { day });
  const start = localTimeOf(day, Math.floor(minute / slotLength) * slotLength);
  return { start, end: start + 60, isWhole: false };
}
