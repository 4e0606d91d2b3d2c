import { type Day, listDays } from './localTime.ts';
import { getFirstDay, getLastDay, type Span } from './spans.ts';

/** The position of an event in a row of days. A lane is a line of bars. */
export interface Bar<Item> {
  item: Item;
  firstDay: Day;
  dayCount: number;
  lane: number;
  /** Whether the event begins before the row. */
  isCutAtStart: boolean;
  /** Whether the event ends after the row. */
  isCutAtEnd: boolean;
}

/** Places each event in the first free lane. `items` must be sorted. */
export function createBars<Item extends { span: Span }>(items: Item[], days: Day[]): Bar<Item>[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  /** The last occupied day of each lane. */
  const ends: Day[] = [];

  return items.map((item) => {
    const [eventStart, eventEnd] = [getFirstDay(item.span), getLastDay(item.span)];
    const from = Math.max(eventStart, first);
    const to = Math.min(eventEnd, last);
    const freeLane = ends.findIndex((end) => end < from);
    const lane = freeLane < 0 ? ends.length : freeLane;
    ends[lane] = to;
    const cuts = { isCutAtStart: eventStart < first, isCutAtEnd: eventEnd > last };
    return { item, firstDay: from, dayCount: to - from + 1, lane, ...cuts };
  });
}

/** A bar with its place in the days of the row. */
export interface PlacedBar<Item> extends Bar<Item> {
  /** The distance from the first lane in pixels. */
  top: number;
  /** The number of lines of text. 0 hides the bar. */
  lineCount: number;
}

/** The bars of a row. Lengths are in pixels. */
export interface PlacedBars<Item> {
  bars: PlacedBar<Item>[];
  /** The height of the bars, and of the buttons for more events. */
  height: number;
  /** The distance of the buttons for more events from the first lane. */
  moreTop: number;
}

/** The height in pixels of a bar with one line, and of the gap below it. */
export const laneHeight = 26;
const gap = 2;
const lineHeight = 16;
/** The height in pixels of the paddings and of the gap of a bar with several lines. */
const reservedHeight = 8;

const getBarHeight = (lineCount: number) =>
  Math.max(lineCount * lineHeight + reservedHeight, laneHeight);

const isBarBeside = (a: Bar<unknown>) => (b: Bar<unknown>) =>
  a.firstDay < b.firstDay + b.dayCount && b.firstDay < a.firstDay + a.dayCount;

/**
 * Places bars in days of a height in pixels. The free height goes to the bars whose text needs more lines, from top to bottom: first a
 * second line for each of them, then a third. A bar has the same place in all its days. If some bars do not fit in a day, a button
 * for more events takes the last lane of the day.
 */
export function placeBars<Item>(
  bars: Bar<Item>[],
  height: number,
  countLines: (bar: Bar<Item>) => number,
): PlacedBars<Item> {
  const lastLane = Math.floor((height + gap) / laneHeight) - 1;
  const moreTop = lastLane * laneHeight;
  const outsideBars = bars.filter(({ lane }) => lane > lastLane);
  const isHidden = (bar: Bar<Item>) =>
    bar.lane > lastLane || (bar.lane === lastLane && outsideBars.some(isBarBeside(bar)));
  const hiddenBars = bars.filter(isHidden).map((bar) => ({ ...bar, top: 0, lineCount: 0 }));
  const visibleBars = bars
    .filter((bar) => !isHidden(bar))
    .sort((a, b) => a.lane - b.lane)
    .map((bar) => ({ ...bar, top: bar.lane * laneHeight, lineCount: 1 }));
  const maxBottoms = visibleBars.map((bar) =>
    hiddenBars.some(isBarBeside(bar)) ? moreTop : height + gap,
  );
  const neededLines = visibleBars.map(countLines);

  /** Places each bar below the bars above it. Returns whether all bars fit. */
  function updateTops(): boolean {
    const dayBottoms = new Map<Day, number>();
    const bottoms = visibleBars.map((bar) => {
      const days = listDays(bar.firstDay, bar.dayCount);
      bar.top = Math.max(...days.map((day) => dayBottoms.get(day) ?? 0));
      const bottom = bar.top + getBarHeight(bar.lineCount);
      for (const day of days) dayBottoms.set(day, bottom);
      return bottom;
    });
    return bottoms.every((bottom, index) => bottom <= (maxBottoms[index] ?? 0));
  }

  for (let lineCount = 2; lineCount <= Math.max(...neededLines); lineCount += 1) {
    for (const [index, bar] of visibleBars.entries()) {
      if (bar.lineCount < lineCount - 1 || (neededLines[index] ?? 0) < lineCount) continue;
      bar.lineCount = lineCount;
      if (!updateTops()) bar.lineCount = lineCount - 1;
    }
  }
  updateTops();

  const bottoms = visibleBars.map(({ top, lineCount }) => top + getBarHeight(lineCount));
  const moreBottom = hiddenBars.length > 0 ? moreTop + laneHeight : 0;
  return {
    bars: [...visibleBars, ...hiddenBars],
    height: Math.max(0, ...bottoms, moreBottom),
    moreTop,
  };
}
