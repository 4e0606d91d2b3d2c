import type { Span } from './spans.ts';
import { type Day, dayLength, wallOf } from './wall.ts';

/** Where an event of some hours is drawn in its day: between minutes, in which of how many columns. */
export interface Block<Item> {
  item: Item;
  from: number;
  to: number;
  column: number;
  columns: number;
  /** Whether the end of the width is left for a button that opens the rest. */
  isCrowded: boolean;
}

/** Events of about an hour that found no room among the columns. */
export interface Crowd<Item> {
  from: number;
  to: number;
  items: Item[];
}

/** A block is never drawn lower than this, so that its title can be read. */
const leastHeight = 30;
/** What lies further apart than this is not opened by one button. */
const crowdLength = 60;

/** Shares the width of a day among events that overlap, up to so many beside each other. */
export function blocksOf<Item extends { span: Span; isHeld?: boolean }>(
  items: Item[],
  day: Day,
  most: number,
): { blocks: Block<Item>[]; crowds: Crowd<Item>[] } {
  const sorted = items.map((item) => {
    const from = Math.max(item.span.start - wallOf(day), 0);
    const to = Math.min(Math.max(item.span.end - wallOf(day), from), dayLength);
    return { item, from, to, column: 0, columns: 1, isCrowded: false };
  });
  sorted.sort((a, b) => a.from - b.from || b.to - a.to);

  const blocks: Block<Item>[] = [];
  const crowds: Crowd<Item>[] = [];
  for (const { cluster, columns } of clustersOf(sorted)) {
    const isCrowded = columns > most;
    const drawn = isCrowded ? Math.max(most - 1, 1) : columns;
    const left: Block<Item>[] = [];
    for (const block of cluster) {
      // What somebody carries is drawn, above whatever else stands there.
      if (block.column >= drawn && !block.item.isHeld) left.push(block);
      else
        blocks.push({
          ...block,
          column: Math.min(block.column, drawn - 1),
          columns: drawn,
          isCrowded,
        });
    }
    crowds.push(...crowdsOf(left));
  }
  return { blocks, crowds };
}

/** Gives every block a column, and tells which of them overlap, directly or over others. */
function clustersOf<Item>(blocks: Block<Item>[]) {
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

function crowdsOf<Item>(blocks: Block<Item>[]): Crowd<Item>[] {
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
