import type { Chunks } from './chunkedArray.ts';

/** The whole state of a store as plain data, which can be converted to JSON. */
export interface Snapshot {
  tables: Record<string, TableSnapshot>;
  values: Record<string, unknown>;
}

/** The stored state of a table as plain data. */
export interface TableSnapshot {
  /** The rows by id. */
  rows: Chunks<unknown>;
  /** The ranks by id: numbers that increase in the stored order. */
  ranks: Chunks<number>;
  counts: Counts;
}

export interface Counts {
  /** The highest id that a row has ever had. */
  lastId: number;
  /** The lowest and the highest rank that a row has ever had. */
  lowestRank: number;
  highestRank: number;
}

/** A row and its rank in the stored order. */
export type RankedRow = [row: unknown, rank: number];

export interface TablePatch {
  /** The rows that are added or replaced. */
  rows: RankedRow[];
  /** The ids of the rows that are removed. */
  removed: number[];
  counts: Counts;
}

/** The changes that turn one state of a store into another, as plain data. */
export interface StatePatch {
  tables: Record<string, TablePatch>;
  values: Record<string, unknown>;
}
