import { expect, test } from 'vitest';
import { createBars, type PlacedBars, placeBars } from './bars.ts';
import { createLocalTime, listDays } from './localTime.ts';
import { compareSpans } from './spans.ts';

interface TestItem {
  id: number;
  span: { start: number; end: number; isAllDay: boolean };
}

const week = listDays(0, 7);
/** The height of a day with three lanes. */
const height = 80;

const createTimedItem = (id: number, day: number, hour: number): TestItem => {
  const start = createLocalTime(day, hour * 60);
  return { id, span: { start, end: start + 60, isAllDay: false } };
};
const createAllDayItem = (id: number, first: number, last: number): TestItem => ({
  id,
  span: { start: createLocalTime(first), end: createLocalTime(last + 1), isAllDay: true },
});

/** Places the items of a week. Each item needs the number of lines in `lines`, by default one. */
function placeItems(items: TestItem[], lines: Record<number, number> = {}) {
  const bars = createBars(items.sort(compareSpans), week);
  return placeBars(bars, height, ({ item }) => lines[item.id] ?? 1);
}
const listPlaces = ({ bars }: PlacedBars<TestItem>) =>
  Object.fromEntries(bars.map(({ item, top, lineCount }) => [item.id, { top, lineCount }]));

test('gives the free lines of a day to the text that needs them', () => {
  const row = placeItems([createTimedItem(1, 0, 8), createTimedItem(2, 1, 8)], { 1: 3 });

  expect(listPlaces(row)).toEqual({ 1: { top: 0, lineCount: 3 }, 2: { top: 0, lineCount: 1 } });
  expect(row.height).toBe(56);
});

test('gives a second line to each of two events before one of them gets a third', () => {
  const row = placeItems([createTimedItem(1, 0, 8), createTimedItem(2, 0, 9)], { 1: 3, 2: 2 });

  expect(listPlaces(row)).toEqual({ 1: { top: 0, lineCount: 2 }, 2: { top: 40, lineCount: 2 } });
});

test('gives the free line to the second event if the first event does not need it', () => {
  const row = placeItems([createTimedItem(1, 0, 8), createTimedItem(2, 0, 9)], { 2: 2 });

  expect(listPlaces(row)).toEqual({ 1: { top: 0, lineCount: 1 }, 2: { top: 26, lineCount: 2 } });
});

test('gives one line to each of three events, without a button for more events', () => {
  const items = [8, 9, 10].map((hour) => createTimedItem(hour, 0, hour));
  const row = placeItems(items, { 8: 2, 9: 2, 10: 2 });

  expect(listPlaces(row)).toEqual({
    8: { top: 0, lineCount: 1 },
    9: { top: 26, lineCount: 1 },
    10: { top: 52, lineCount: 1 },
  });
});

test('hides the events that do not fit, and reserves the last lane for the button', () => {
  const items = [8, 9, 10, 11].map((hour) => createTimedItem(hour, 0, hour));
  const row = placeItems(items, { 8: 2 });

  expect(row.bars.filter(({ lineCount }) => lineCount === 0).map(({ item }) => item.id)).toEqual([
    10, 11,
  ]);
  expect(row).toMatchObject({ moreTop: 52, height: 78 });
});

test('a bar that is hidden on one of its days also reserves the last lane on its other days', () => {
  const items = [
    createAllDayItem(1, 0, 1),
    createAllDayItem(2, 0, 1),
    createAllDayItem(3, 0, 1),
    createTimedItem(4, 0, 8),
  ];
  const places = listPlaces(placeItems(items, { 1: 2, 2: 2 }));

  expect(places).toMatchObject({ 3: { lineCount: 0 }, 4: { lineCount: 0 } });
  expect(places).toMatchObject({ 1: { lineCount: 1 }, 2: { lineCount: 1 } });
});

test('a bar has the same place in all its days, below the lines of the events above it', () => {
  const items = [createAllDayItem(1, 0, 1), createAllDayItem(2, 1, 2), createTimedItem(3, 2, 8)];

  expect(listPlaces(placeItems(items, { 1: 2 }))).toEqual({
    1: { top: 0, lineCount: 2 },
    2: { top: 40, lineCount: 1 },
    3: { top: 0, lineCount: 1 },
  });
});

test('a text does not get a line that moves an event of another day out of its cell', () => {
  const items = [
    createAllDayItem(1, 0, 1),
    createAllDayItem(2, 1, 2),
    createTimedItem(3, 2, 8),
    createTimedItem(4, 2, 9),
  ];

  expect(listPlaces(placeItems(items, { 1: 2 }))).toMatchObject({ 1: { lineCount: 1 } });
});
