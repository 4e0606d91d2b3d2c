import {
  type Day,
  dayLength,
  dayOf,
  dayText,
  instantAt,
  readDay,
  type Wall,
  wallAt,
  wallOf,
} from './wall.ts';

/** When an event takes place, as the server keeps it. */
export interface When {
  start: string;
  end: string;
  allDay: boolean;
}

/** When an event takes place on the viewer's clock. The end is the first minute after it. */
export interface Span {
  start: Wall;
  end: Wall;
  isWhole: boolean;
}

/** Whole days are the days that are written, wherever they are read. */
function writtenDay(text: string): Day {
  return readDay(text.slice(0, 10)) ?? dayOf(wallAt(new Date(text)));
}

function isMidnight(text: string): boolean {
  return text.length === 10 || /T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
}

const momentOf = (text: string): Wall =>
  text.length === 10 ? wallOf(writtenDay(text)) : wallAt(new Date(text));

export function spanOf({ start, end, allDay }: When): Span {
  if (!allDay) {
    const first = momentOf(start);
    return { start: first, end: Math.max(momentOf(end), first), isWhole: false };
  }

  const first = writtenDay(start);
  // Other clients end whole days in the middle of one, or on the day they begin.
  const after = writtenDay(end) + (isMidnight(end) ? 0 : 1);
  return { start: wallOf(first), end: wallOf(Math.max(after, first + 1)), isWhole: true };
}

/** The way back: days for whole days, instants otherwise. */
export function whenOf({ start, end, isWhole }: Span): When {
  const text = (wall: Wall) => (isWhole ? dayText(dayOf(wall)) : instantAt(wall).toISOString());
  return { start: text(start), end: text(end), allDay: isWhole };
}

export const firstDayOf = ({ start }: Span): Day => dayOf(start);

/** What is over at midnight does not reach into the day. */
export const lastDayOf = ({ start, end }: Span): Day => dayOf(Math.max(end - 1, start));

/** Whether it is drawn over whole days rather than between hours. */
export const isBar = ({ start, end, isWhole }: Span) => isWhole || end - start >= dayLength;

/** Whether it stands above what takes place at an hour of one day. */
export const isLong = (span: Span) => isBar(span) || firstDayOf(span) !== lastDayOf(span);

export const touches = (span: Span, first: Day, last: Day) =>
  firstDayOf(span) <= last && lastDayOf(span) >= first;

export function moved(span: Span, minutes: number): Span {
  return { ...span, start: span.start + minutes, end: span.end + minutes };
}

/** Nothing gets shorter than this by resizing. */
export const shortest = 15;

export function resized(span: Span, edge: 'start' | 'end', minutes: number): Span {
  const least = span.isWhole ? dayLength : shortest;
  return edge === 'end'
    ? { ...span, end: Math.max(span.end + minutes, span.start + least) }
    : { ...span, start: Math.min(span.start + minutes, span.end - least) };
}

/** What begins first comes first; of those, whole days, and then what takes longest. */
export function bySpan(a: { span: Span; id: number }, b: { span: Span; id: number }): number {
  return (
    dayOf(a.span.start) - dayOf(b.span.start) ||
    Number(isLong(b.span)) - Number(isLong(a.span)) ||
    (isLong(a.span) ? lastDayOf(b.span) - lastDayOf(a.span) : a.span.start - b.span.start) ||
    b.span.end - a.span.end ||
    a.id - b.id
  );
}
