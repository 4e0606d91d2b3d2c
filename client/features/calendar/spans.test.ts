import { expect, test } from 'vitest';
import { createBars } from './bars.ts';
import { layOutBlocks } from './blocks.ts';
import { dayLength, daysFrom, dayText, localTimeOf, parseDay, toInstant } from './localTime.ts';
import {
  compareSpans,
  firstDayOf,
  isBar,
  lastDayOf,
  moveSpan,
  resizeSpan,
  toSpan,
  toWhen,
} from './spans.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const wholeDays = (start: string, end: string) => toSpan({ start, end, allDay: true });
const hours = (date: string, from: number, to: number) => ({
  start: localTimeOf(day(date), from * 60),
  end: localTimeOf(day(date), to * 60),
  isWhole: false,
});
const daysIn = (span: ReturnType<typeof wholeDays>) => [
  dayText(firstDayOf(span)),
  dayText(lastDayOf(span)),
];

test.each([
  ['an end that is the day after', '2026-03-19', '2026-03-21', '2026-03-20'],
  ['no end', '2026-03-19', '2026-03-19', '2026-03-19'],
  ['an end before the start', '2026-03-19', '2026-03-01', '2026-03-19'],
  [
    'midnights of universal time',
    '2026-03-19T00:00:00.000Z',
    '2026-03-21T00:00:00.000Z',
    '2026-03-20',
  ],
  ['an end in the middle of a day', '2026-03-19', '2026-03-21T12:00:00.000Z', '2026-03-21'],
])(
  'reads all-day events with %s as the written dates, in every time zone',
  (_, start, end, last) => {
    expect(daysIn(wholeDays(start, end))).toEqual(['2026-03-19', last]);
  },
);

test.each(['2026-03-19', '2026-03-01'])(
  'extends an all-day event that ends on %s to its first day',
  (end) => {
    const span = wholeDays('2026-03-19', end);

    expect(span.end - span.start).toBe(dayLength);
  },
);

test('converts spans back to the same server values', () => {
  const whole = { start: '2026-03-19', end: '2026-03-21', allDay: true };
  const timed = {
    start: '2026-03-09T15:00:00.000Z',
    end: '2026-03-10T12:00:00.000Z',
    allDay: false,
  };

  expect(toWhen(toSpan(whole))).toEqual(whole);
  expect(toWhen(toSpan(timed))).toEqual(timed);
});

test('keeps time and length when moving across a clock change', () => {
  const span = hours('2026-03-28', 9, 10);

  const later = moveSpan(span, 2 * dayLength);

  expect(toInstant(later.start).getHours()).toBe(9);
  expect(later.end - later.start).toBe(60);
});

test('limits resizing to the minimum length', () => {
  expect(daysIn(resizeSpan(wholeDays('2026-03-19', '2026-03-21'), 'end', dayLength))).toEqual([
    '2026-03-19',
    '2026-03-21',
  ]);
  expect(daysIn(resizeSpan(wholeDays('2026-03-19', '2026-03-21'), 'start', 9 * dayLength))).toEqual(
    ['2026-03-20', '2026-03-20'],
  );
  const short = resizeSpan(hours('2026-03-19', 9, 10), 'end', -600);
  expect(short.end - short.start).toBe(15);
});

test('excludes the next day if an event ends at midnight', () => {
  const evening = hours('2026-03-19', 20, 24);

  expect(daysIn(evening)).toEqual(['2026-03-19', '2026-03-19']);
  expect(isBar(evening)).toBe(false);
  expect(isBar(hours('2026-03-19', 20, 44))).toBe(true);
});

test('puts bars in the first free line, and cuts them at the end of the week', () => {
  const items = [
    { id: 1, span: wholeDays('2026-03-08', '2026-03-11') },
    { id: 2, span: wholeDays('2026-03-10', '2026-03-12') },
    { id: 3, span: wholeDays('2026-03-11', '2026-03-20') },
  ].sort(compareSpans);

  const bars = createBars(items, daysFrom(day('2026-03-09'), 7));

  expect(bars.map(({ item, lane, days }) => [item.id, lane, days])).toEqual([
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

test('divides the width among overlapping events only', () => {
  const items = [
    { id: 1, span: hours('2026-03-09', 9, 11) },
    { id: 2, span: hours('2026-03-09', 10, 12) },
    { id: 3, span: hours('2026-03-09', 11, 13) },
    { id: 4, span: hours('2026-03-09', 15, 16) },
    { id: 5, span: hours('2026-03-08', 15, 30) },
  ];

  const { blocks, crowds } = layOutBlocks(items, day('2026-03-09'), 3);

  expect(blocks.map(({ item, column, columns }) => [item.id, column, columns]).sort()).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
    [5, 0, 1],
  ]);
  expect(blocks[0]).toMatchObject({ from: 0, to: 360 });
  expect(crowds).toEqual([]);
});

test('groups events without room by the hour, and always draws the dragged event', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: index,
    span: hours('2026-03-09', index < 8 ? 9 : 10, 11),
    isDragged: index === 11,
  }));
  const alone = { id: 20, span: hours('2026-03-09', 15, 16) };

  const { blocks, crowds } = layOutBlocks([...many, alone], day('2026-03-09'), 3);

  expect(blocks.map(({ item, columns, isCrowded }) => [item.id, columns, isCrowded])).toEqual([
    [0, 2, true],
    [1, 2, true],
    [11, 2, true],
    [20, 1, false],
  ]);
  expect(crowds.map(({ from, to, items }) => [from, to, items.length])).toEqual([
    [540, 660, 6],
    [600, 660, 3],
  ]);
});
