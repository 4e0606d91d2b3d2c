import { expect, test } from 'vitest';
import { createBars } from './bars.ts';
import { countTitleLines, layOutBlocks } from './blocks.ts';
import {
  createLocalTime,
  formatDay,
  listDays,
  minutesPerDay,
  parseDay,
  toDate,
} from './localTime.ts';
import {
  compareSpans,
  getFirstDay,
  getLastDay,
  isInAllDayRow,
  moveSpan,
  resizeSpan,
  toEventTime,
  toSpan,
} from './spans.ts';

const toDay = (text: string) => parseDay(text) ?? Number.NaN;
const createAllDaySpan = (start: string, end: string) => toSpan({ start, end, allDay: true });
const createTimedSpan = (date: string, from: number, to: number) => ({
  start: createLocalTime(toDay(date), from * 60),
  end: createLocalTime(toDay(date), to * 60),
  isAllDay: false,
});
const getFirstAndLastDay = (span: ReturnType<typeof createAllDaySpan>) => [
  formatDay(getFirstDay(span)),
  formatDay(getLastDay(span)),
];

test.each([
  ['an end that is the day after', '2026-03-19', '2026-03-21', '2026-03-20'],
  ['no end', '2026-03-19', '2026-03-19', '2026-03-19'],
  ['an end before the start', '2026-03-19', '2026-03-01', '2026-03-19'],
  ['midnight in UTC', '2026-03-19T00:00:00.000Z', '2026-03-21T00:00:00.000Z', '2026-03-20'],
  ['an end in the middle of a day', '2026-03-19', '2026-03-21T12:00:00.000Z', '2026-03-21'],
])(
  'reads an all-day event with %s as the dates of the text, in every time zone',
  (_, start, end, last) => {
    expect(getFirstAndLastDay(createAllDaySpan(start, end))).toEqual(['2026-03-19', last]);
  },
);

test.each(['2026-03-19', '2026-03-01'])(
  'extends an all-day event that ends on %s to the whole first day',
  (end) => {
    const span = createAllDaySpan('2026-03-19', end);

    expect(span.end - span.start).toBe(minutesPerDay);
  },
);

test('converts spans back to the same server values', () => {
  const allDay = { start: '2026-03-19', end: '2026-03-21', allDay: true };
  const timed = {
    start: '2026-03-09T15:00:00.000Z',
    end: '2026-03-10T12:00:00.000Z',
    allDay: false,
  };

  expect(toEventTime(toSpan(allDay))).toEqual(allDay);
  expect(toEventTime(toSpan(timed))).toEqual(timed);
});

test('keeps the time and the length of an event that moves across a change to daylight saving time', () => {
  const span = createTimedSpan('2026-03-28', 9, 10);

  const later = moveSpan(span, 2 * minutesPerDay);

  expect(toDate(later.start).getHours()).toBe(9);
  expect(later.end - later.start).toBe(60);
});

test('limits resizing to the minimum length', () => {
  expect(
    getFirstAndLastDay(
      resizeSpan(createAllDaySpan('2026-03-19', '2026-03-21'), 'end', minutesPerDay),
    ),
  ).toEqual(['2026-03-19', '2026-03-21']);
  expect(
    getFirstAndLastDay(
      resizeSpan(createAllDaySpan('2026-03-19', '2026-03-21'), 'start', 9 * minutesPerDay),
    ),
  ).toEqual(['2026-03-20', '2026-03-20']);
  const short = resizeSpan(createTimedSpan('2026-03-19', 9, 10), 'end', -600);
  expect(short.end - short.start).toBe(15);
});

test('excludes the next day of an event that ends at midnight', () => {
  const evening = createTimedSpan('2026-03-19', 20, 24);

  expect(getFirstAndLastDay(evening)).toEqual(['2026-03-19', '2026-03-19']);
  expect(isInAllDayRow(evening)).toBe(false);
  expect(isInAllDayRow(createTimedSpan('2026-03-19', 20, 44))).toBe(true);
});

test('places bars in the first free lane, and cuts them at the end of the week', () => {
  const items = [
    { id: 1, span: createAllDaySpan('2026-03-08', '2026-03-11') },
    { id: 2, span: createAllDaySpan('2026-03-10', '2026-03-12') },
    { id: 3, span: createAllDaySpan('2026-03-11', '2026-03-20') },
  ].sort(compareSpans);

  const bars = createBars(items, listDays(toDay('2026-03-09'), 7));

  expect(bars.map(({ item, lane, dayCount }) => [item.id, lane, dayCount])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 5],
  ]);
  expect(bars.map(({ isCutAtStart, isCutAtEnd }) => [isCutAtStart, isCutAtEnd])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('divides the width only among events that overlap', () => {
  const items = [
    { id: 1, span: createTimedSpan('2026-03-09', 9, 11) },
    { id: 2, span: createTimedSpan('2026-03-09', 10, 12) },
    { id: 3, span: createTimedSpan('2026-03-09', 11, 13) },
    { id: 4, span: createTimedSpan('2026-03-09', 15, 16) },
    { id: 5, span: createTimedSpan('2026-03-08', 15, 30) },
  ];

  const { blocks, overflowGroups } = layOutBlocks(items, toDay('2026-03-09'), 3);

  expect(blocks.map(({ item, column, columns }) => [item.id, column, columns]).sort()).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
    [5, 0, 1],
  ]);
  expect(blocks[0]).toMatchObject({ from: 0, to: 360 });
  expect(overflowGroups).toEqual([]);
});

test('groups hidden events by the hour, and always shows the dragged event', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: index,
    span: createTimedSpan('2026-03-09', index < 8 ? 9 : 10, 11),
    isDragged: index === 11,
  }));
  const alone = { id: 20, span: createTimedSpan('2026-03-09', 15, 16) };

  const { blocks, overflowGroups } = layOutBlocks([...many, alone], toDay('2026-03-09'), 3);

  expect(blocks.map(({ item, columns, hasOverflow }) => [item.id, columns, hasOverflow])).toEqual([
    [0, 2, true],
    [1, 2, true],
    [11, 2, true],
    [20, 1, false],
  ]);
  expect(overflowGroups.map(({ from, to, items }) => [from, to, items.length])).toEqual([
    [540, 660, 6],
    [600, 660, 3],
  ]);
});

test.each([
  [30, 1],
  [45, 2],
  [60, 2],
  [90, 3],
  [180, 7],
])('gives a block of %i minutes a title of at most %i lines', (minutes, lineCount) => {
  expect(countTitleLines({ from: 540, to: 540 + minutes })).toBe(lineCount);
});
