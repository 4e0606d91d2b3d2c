import {
  type Day,
  dayLength,
  dayOf,
  dayText,
  type LocalTime,
  localTimeOf,
  parseDay,
  toInstant,
  toLocalTime,
} from './localTime.ts';

/** The time of an event as the server stores it. */
export interface When {
  start: string;
  end: string;
  allDay: boolean;
}

/** The time of an event in local time. `end` is exclusive. */
export interface Span {
  start: LocalTime;
  end: LocalTime;
  isWhole: boolean;
}

/** All-day events take place on the written dates, regardless of the time zone. */
function parseDate(text: string): Day {
  return parseDay(text.slice(0, 10)) ?? dayOf(toLocalTime(new Date(text)));
}

function isMidnight(text: string): boolean {
  return text.length === 10 || /T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
}

const parseMoment = (text: string): LocalTime =>
  text.length === 10 ? localTimeOf(parseDate(text)) : toLocalTime(new Date(text));

export function toSpan({ start, end, allDay }: When): Span {
  if (!allDay) {
    const first = parseMoment(start);
    return { start: first, end: Math.max(parseMoment(end), first), isWhole: false };
  }

  const first = parseDate(start);
  // Other clients may end all-day events in the middle of a day, or on their first day.
  const after = parseDate(end) + (isMidnight(end) ? 0 : 1);
  return { start: localTimeOf(first), end: localTimeOf(Math.max(after, first + 1)), isWhole: true };
}

/** Converts a span to dates for all-day events, and to instants otherwise. */
export function toWhen({ start, end, isWhole }: Span): When {
  const text = (localTime: LocalTime) =>
    isWhole ? dayText(dayOf(localTime)) : toInstant(localTime).toISOString();
  return { start: text(start), end: text(end), allDay: isWhole };
}

export const firstDayOf = ({ start }: Span): Day => dayOf(start);

/** An event that ends at midnight does not include the next day. */
export const lastDayOf = ({ start, end }: Span): Day => dayOf(Math.max(end - 1, start));

/** Whether the event is drawn as a bar over whole days. */
export const isBar = ({ start, end, isWhole }: Span) => isWhole || end - start >= dayLength;

/** Whether the event is listed above those that begin and end on the same day. */
export const isLong = (span: Span) => isBar(span) || firstDayOf(span) !== lastDayOf(span);

export const overlapsDays = (span: Span, first: Day, last: Day) =>
  firstDayOf(span) <= last && lastDayOf(span) >= first;

export function moveSpan(span: Span, minutes: number): Span {
  return { ...span, start: span.start + minutes, end: span.end + minutes };
}

/** The minimum length in minutes when resizing. */
export const shortest = 15;

export function resizeSpan(span: Span, edge: 'start' | 'end', minutes: number): Span {
  const least = span.isWhole ? dayLength : shortest;
  return edge === 'end'
    ? { ...span, end: Math.max(span.end + minutes, span.start + least) }
    : { ...span, start: Math.min(span.start + minutes, span.end - least) };
}

/** Compares by first day, then longest first, then by start. */
export function compareSpans(a: { span: Span; id: number }, b: { span: Span; id: number }): number {
  return (
    dayOf(a.span.start) - dayOf(b.span.start) ||
    Number(isLong(b.span)) - Number(isLong(a.span)) ||
    (isLong(a.span) ? lastDayOf(b.span) - lastDayOf(a.span) : a.span.start - b.span.start) ||
    b.span.end - a.span.end ||
    a.id - b.id
  );
}
