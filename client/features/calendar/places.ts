import { resized, type Span } from './spans.ts';
import { type Day, dayLength, dayOf, wallOf } from './wall.ts';

/** A point of a view: a day, and the minute of it where hours are drawn. */
export interface Place {
  day: Day;
  minute?: number;
}

export const slotLength = 30;
const step = 15;

const snapped = (minutes: number, by: number) => Math.round(minutes / by) * by;

/** Which day, and which minute of it, is drawn at a point of the window. */
export function placeAt(x: number, y: number): Place | undefined {
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

/** Where an event goes that was taken at one place and is now over another. */
export function carried(span: Span, from: Place, to: Place): Span {
  if (to.minute === undefined) {
    // From the hours up to the whole days: it takes the day.
    if (from.minute !== undefined)
      return { start: wallOf(to.day), end: wallOf(to.day + 1), isWhole: true };
    const days = (to.day - from.day) * dayLength;
    return { ...span, start: span.start + days, end: span.end + days };
  }

  const length = span.isWhole ? 60 : span.end - span.start;
  const grip = from.minute === undefined ? 0 : wallOf(from.day, from.minute) - span.start;
  const start = snapped(wallOf(to.day, to.minute) - grip, step);
  return { start, end: start + length, isWhole: false };
}

/** How long an event is whose edge was pulled to a place. */
export function pulled(span: Span, edge: 'start' | 'end', to: Place): Span {
  if (to.minute !== undefined) {
    const wall = snapped(wallOf(to.day, to.minute), step);
    return resized(span, edge, wall - span[edge]);
  }
  const day = edge === 'start' ? dayOf(span.start) : dayOf(Math.max(span.end - 1, span.start));
  return resized(span, edge, (to.day - day) * dayLength);
}

/** What lies between two places: days, or half hours of one day. */
export function between(from: Place, to: Place): Span {
  if (from.minute === undefined) {
    const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)];
    return { start: wallOf(first), end: wallOf(last + 1), isWhole: true };
  }
  const slotOf = ({ minute = 0 }: Place) => Math.floor(minute / slotLength);
  const slots = [slotOf(from), to.minute === undefined ? 0 : slotOf(to)];
  return {
    start: wallOf(from.day, Math.min(...slots) * slotLength),
    end: wallOf(from.day, (Math.max(...slots) + 1) * slotLength),
    isWhole: false,
  };
}

/** What a click asks for: the day, or an hour of it. */
export function clicked({ day, minute }: Place): Span {
  if (minute === undefined) return between({ day }, { day });
  const start = wallOf(day, Math.floor(minute / slotLength) * slotLength);
  return { start, end: start + 60, isWhole: false };
}
