import { createLocalTime, type Day, minutesPerDay } from './localTime.ts';
import type { Span } from './spans.ts';

/** The position of an event within the hours of a day. */
export interface Block<Item> {
  item: Item;
  /** The start in minutes since midnight. */
  from: number;
  /** The end in minutes since midnight. */
  to: number;
  column: number;
  /** The number of columns that share the width. */
  columns: number;
  /** Whether some width is reserved for a button that opens the hidden events. */
  hasOverflow: boolean;
}

/** Hidden events of about an hour, for which there is no column. `from` and `to` are minutes since midnight. */
export interface OverflowGroup<Item> {
  from: number;
  to: number;
  items: Item[];
}

/** The height of an hour in pixels. */
export const hourHeight = 48;
/** The height in pixels of the gap between two blocks. */
const gap = 2;
const lineHeight = 16;
/** The minimum height of a block in minutes, so that its title can be read. */
const minBlockMinutes = 30;
/** The maximum distance in minutes between the starts of two events of a group. */
const overflowGroupMinutes = 60;

/** Returns the number of lines of the title in a block. If there are more than two lines, the last one is for the time. */
export function countTitleLines({ from, to }: Pick<Block<unknown>, 'from' | 'to'>): number {
  const minutes = to - from;
  const padding = minutes < 60 ? 1 : 3;
  const height = (minutes / 60) * hourHeight - gap - 2 * padding;
  const lineCount = Math.max(Math.floor(height / lineHeight), 1);
  return lineCount > 2 ? lineCount - 1 : lineCount;
}

/** Distributes overlapping events over at most `maxColumns` columns of a day. */
export function layOutBlocks<Item extends { span: Span; isDragged?: boolean }>(
  items: Item[],
  day: Day,
  maxColumns: number,
): { blocks: Block<Item>[]; overflowGroups: OverflowGroup<Item>[] } {
  const sorted = items.map((item) => {
    const from = Math.max(item.span.start - createLocalTime(day), 0);
    const to = Math.min(Math.max(item.span.end - createLocalTime(day), from), minutesPerDay);
    return { item, from, to, column: 0, columns: 1, hasOverflow: false };
  });
  sorted.sort((a, b) => a.from - b.from || b.to - a.to);

  const blocks: Block<Item>[] = [];
  const overflowGroups: OverflowGroup<Item>[] = [];
  for (const { cluster, columns } of groupIntoClusters(sorted)) {
    const hasOverflow = columns > maxColumns;
    const visibleColumns = hasOverflow ? Math.max(maxColumns - 1, 1) : columns;
    const hiddenBlocks: Block<Item>[] = [];
    for (const block of cluster) {
      // A dragged event is always visible, above all other events.
      if (block.column >= visibleColumns && !block.item.isDragged) hiddenBlocks.push(block);
      else
        blocks.push({
          ...block,
          column: Math.min(block.column, visibleColumns - 1),
          columns: visibleColumns,
          hasOverflow,
        });
    }
    overflowGroups.push(...groupOverflow(hiddenBlocks));
  }
  return { blocks, overflowGroups };
}

/** Assigns a column to each block, and groups the blocks that overlap directly or through other blocks. */
function groupIntoClusters<Item>(blocks: Block<Item>[]) {
  const clusters: { cluster: Block<Item>[]; columns: number }[] = [];
  let ends: number[] = [];
  for (const block of blocks) {
    if (ends.every((end) => end <= block.from)) {
      ends = [];
      clusters.push({ cluster: [], columns: 0 });
    }
    const freeColumn = ends.findIndex((end) => end <= block.from);
    block.column = freeColumn < 0 ? ends.length : freeColumn;
    ends[block.column] = Math.max(block.to, block.from + minBlockMinutes);
    const last = clusters.at(-1);
    last?.cluster.push(block);
    if (last) last.columns = ends.length;
  }
  return clusters;
}

function groupOverflow<Item>(blocks: Block<Item>[]): OverflowGroup<Item>[] {
  const overflowGroups: OverflowGroup<Item>[] = [];
  for (const { item, from, to } of blocks) {
    const last = overflowGroups.at(-1);
    if (last && from < last.from + overflowGroupMinutes) {
      last.items.push(item);
      last.to = Math.max(last.to, to);
    } else overflowGroups.push({ from, to, items: [item] });
  }
  return overflowGroups;
}
