import { type Day, dayLength, localTimeOf } from './localTime.ts';
import type { Span } from './spans.ts';

/** The position of an event within the hours of a day: from and to in minutes, and its column. */
export interface Block<Item> {
  item: Item;
  from: number;
  to: number;
  column: number;
  columns: number;
  /** Whether the end of the row is reserved for a button that opens the hidden events. */
  isCrowded: boolean;
}

/** Events of about an hour that did not fit in the columns. */
export interface Crowd<Item> {
  from: number;
  to: number;
  items: Item[];
}

/** The minimum height of a block in minutes, so that its title can be read. */
const leastHeight = 30;
/** The largest distance in minutes between two events behind the same button. */
const crowdLength = 60;

/** Distributes overlapping events over the columns of a day. */
export function layOutBlocks<Item extends { span: Span; isDragged?: boolean }>(
  items: Item[],
  day: Day,
  most: number,
): { blocks: Block<Item>[]; crowds: Crowd<Item>[] } {
  const sorted = items.map((item) => {
    const from = Math.max(item.span.start - localTimeOf(day), 0);
    const to = Math.min(Math.max(item.span.end - localTimeOf(day), from), dayLength);
    return { item, from, to, column: 0, columns: 1, isCrowded: false };
  });
  sorted.sort((a, b) => a.from - b.from || b.to - a.to);

  const blocks: Block<Item>[] = [];
  const crowds: Crowd<Item>[] = [];
  for (const { cluster, columns } of groupIntoClusters(sorted)) {
    const isCrowded = columns > most;
    const drawn = isCrowded ? Math.max(most - 1, 1) : columns;
    const left: Block<Item>[] = [];
    for (const block of cluster) {
      // A dragged event is always drawn, above all others.
      if (block.column >= drawn && !block.item.isDragged) left.push(block);
      else
        blocks.push({
          ...block,
          column: Math.min(block.column, drawn - 1),
          columns: drawn,
          isCrowded,
        });
    }
    crowds.push(...createCrowds(left));
  }
  return { blocks, crowds };
}

/** Assigns a column to each block, and groups blocks that overlap directly or indirectly. */
function groupIntoClusters<Item>(blocks: Block<Item>[]) {
  const clusters: { cluster: Block<Item>[]; columns: number }[] = [];
  let ends: number[] = [];
  for (const block of blocks) {
    if (ends.every((end) => end <= block.from)) {
      ends = [];
      clusters.push({ cluster: [], columns: 0 });
    }
    const free = ends.findIndex((end) => end <= block.from);
    block.column = free < 0 ? ends.length : free;
    ends[block.column] = Math.max(block.to, block.from + leastHeight);
    const last = clusters.at(-1);
    last?.cluster.push(block);
    if (last) last.columns = ends.length;
  }
  return clusters;
}

function createCrowds<Item>(blocks: Block<Item>[]): Crowd<Item>[] {
  const crowds: Crowd<Item>[] = [];
  for (const { item, from, to } of blocks) {
    const last = crowds.at(-1);
    if (last && from < last.from + crowdLength) {
      last.items.push(item);
      last.to = Math.max(last.to, to);
    } else crowds.push({ from, to, items: [item] });
  }
  return crowds;
}
