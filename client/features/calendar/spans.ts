import {
  createLocalTime,
  type Day,
  formatDay,
  getDay,
  type LocalTime,
  minutesPerDay,
  parseDay,
  toDate,
  toLocalTime,
} from './localTime.ts';

/** The time of an event as the server stores it. */
export interface EventTime {
  start: string;
  end: string;
  allDay: boolean;
}

/** The time of an event in local time. `end` is exclusive. */
export interface Span {
  start: LocalTime;
  end: LocalTime;
  isAllDay: boolean;
}

/** Parses the date of an all-day event. Such an event is on the date of the text in each time zone. */
function parseDate(text: string): Day {
  return parseDay(text.slice(0, 10)) ?? getDay(toLocalTime(new Date(text)));
}

function isMidnight(text: string): boolean {
  return text.length === 10 || /T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
}

const parseTime = (text: string): LocalTime =>
  text.length === 10 ? createLocalTime(parseDate(text)) : toLocalTime(new Date(text));

/** Converts the time of an event to local time. */
export function toSpan({ start, end, allDay }: EventTime): Span {
  if (!allDay) {
    const first = parseTime(start);
    return { start: first, end: Math.max(parseTime(end), first), isAllDay: false };
  }

  const first = parseDate(start);
  // Other clients may store an end in the middle of a day, or on the first day.
  const after = parseDate(end) + (isMidnight(end) ? 0 : 1);
  return {
    start: createLocalTime(first),
    end: createLocalTime(Math.max(after, first + 1)),
    isAllDay: true,
  };
}

/** Converts a span to dates for an all-day event, or to dates and times in UTC. */
export function toEventTime({ start, end, isAllDay }: Span): EventTime {
  const format = (localTime: LocalTime) =>
    isAllDay ? formatDay(getDay(localTime)) : toDate(localTime).toISOString();
  return { start: format(start), end: format(end), allDay: isAllDay };
}

export const getFirstDay = ({ start }: Span): Day => getDay(start);

/** Returns the last day of an event. An event that ends at midnight does not include the next day. */
export const getLastDay = ({ start, end }: Span): Day => getDay(Math.max(end - 1, start));

/** Whether a week or day view shows the event in the all-day row. */
export const isInAllDayRow = ({ start, end, isAllDay }: Span) =>
  isAllDay || end - start >= minutesPerDay;

/** Whether the event is a bar in a month view, above the events that begin and end on the same day. */
export const isDrawnAsBar = (span: Span) =>
  isInAllDayRow(span) || getFirstDay(span) !== getLastDay(span);

export const overlapsDays = (span: Span, first: Day, last: Day) =>
  getFirstDay(span) <= last && getLastDay(span) >= first;

export function moveSpan(span: Span, minutes: number): Span {
  return { ...span, start: span.start + minutes, end: span.end + minutes };
}

/** The minimum length in minutes of a resized event with a time. */
export const minEventMinutes = 15;

export function resizeSpan(span: Span, edge: 'start' | 'end', minutes: number): Span {
  const minLength = span.isAllDay ? minutesPerDay : minEventMinutes;
  return edge === 'end'
    ? { ...span, end: Math.max(span.end + minutes, span.start + minLength) }
    : { ...span, start: Math.min(span.start + minutes, span.end - minLength) };
}

/** Compares by the first day, then bars before other events, then longer bars before shorter bars, then by time. */
export function compareSpans(a: { span: Span; id: number }, b: { span: Span; id: number }): number {
  return (
    getDay(a.span.start) - getDay(b.span.start) ||
    Number(isDrawnAsBar(b.span)) - Number(isDrawnAsBar(a.span)) ||
    (isDrawnAsBar(a.span)
      ? getLastDay(b.span) - getLastDay(a.span)
      : a.span.start - b.span.start) ||
    b.span.end - a.span.end ||
    a.id - b.id
  );
}
