import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { barsOf } from './lanes.ts';
import { bySpan, firstDayOf, isBar, lastDayOf, moved, resized, spanOf, whenOf } from './spans.ts';
import { dayLength, daysFrom, dayText, instantAt, readDay, wallOf } from './wall.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;
const wholeDays = (start: string, end: string) => spanOf({ start, end, allDay: true });
const hours = (date: string, from: number, to: number) => ({
  start: wallOf(day(date), from * 60),
  end: wallOf(day(date), to * 60),
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
])('whole days with %s are the days written, in every time zone', (_, start, end, last) => {
  expect(daysIn(wholeDays(start, end))).toEqual(['2026-03-19', last]);
});

test.each(['2026-03-19', '2026-03-01'])(
  'an event of whole days that ends on %s fills the day on which it starts',
  (end) => {
    const span = wholeDays('2026-03-19', end);

    expect(span.end - span.start).toBe(dayLength);
  },
);

test('a span goes back to the server as it came', () => {
  const whole = { start: '2026-03-19', end: '2026-03-21', allDay: true };
  const timed = {
    start: '2026-03-09T15:00:00.000Z',
    end: '2026-03-10T12:00:00.000Z',
    allDay: false,
  };

  expect(whenOf(spanOf(whole))).toEqual(whole);
  expect(whenOf(spanOf(timed))).toEqual(timed);
});

test('moving keeps the hours of the day and the length', () => {
  const span = hours('2026-03-28', 9, 10);

  const later = moved(span, 2 * dayLength);

  expect(instantAt(later.start).getHours()).toBe(9);
  expect(later.end - later.start).toBe(60);
});

test('resizing stops before nothing is left', () => {
  expect(daysIn(resized(wholeDays('2026-03-19', '2026-03-21'), 'end', dayLength))).toEqual([
    '2026-03-19',
    '2026-03-21',
  ]);
  expect(daysIn(resized(wholeDays('2026-03-19', '2026-03-21'), 'start', 9 * dayLength))).toEqual([
    '2026-03-20',
    '2026-03-20',
  ]);
  const short = resized(hours('2026-03-19', 9, 10), 'end', -600);
  expect(short.end - short.start).toBe(15);
});

test('what is over at midnight is not drawn on the day that begins', () => {
  const evening = hours('2026-03-19', 20, 24);

  expect(daysIn(evening)).toEqual(['2026-03-19', '2026-03-19']);
  expect(isBar(evening)).toBe(false);
  expect(isBar(hours('2026-03-19', 20, 44))).toBe(true);
});

test('bars take the first free line, and are cut where the week ends', () => {
  const items = [
    { id: 1, span: wholeDays('2026-03-08', '2026-03-11') },
    { id: 2, span: wholeDays('2026-03-10', '2026-03-12') },
    { id: 3, span: wholeDays('2026-03-11', '2026-03-20') },
  ].sort(bySpan);

  const bars = barsOf(items, daysFrom(day('2026-03-09'), 7));

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

test('events at the same time share the width, others have all of it', () => {
  const items = [
    { id: 1, span: hours('2026-03-09', 9, 11) },
    { id: 2, span: hours('2026-03-09', 10, 12) },
    { id: 3, span: hours('2026-03-09', 11, 13) },
    { id: 4, span: hours('2026-03-09', 15, 16) },
    { id: 5, span: hours('2026-03-08', 15, 30) },
  ];

  const { blocks, crowds } = blocksOf(items, day('2026-03-09'), 3);

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

test('what has no room beside others is counted, hour by hour, and what is carried is drawn', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: index,
    span: hours('2026-03-09', index < 8 ? 9 : 10, 11),
    isHeld: index === 11,
  }));
  const alone = { id: 20, span: hours('2026-03-09', 15, 16) };

  const { blocks, crowds } = blocksOf([...many, alone], day('2026-03-09'), 3);

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
