import type { StatePatch } from '../store/snapshot.ts';

// Type guards for data that a client has sent as JSON.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBetween = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Returns whether a value has the structure of a patch. `checkPatch` checks its rows and values. */
export const isStatePatch = (value: unknown): value is StatePatch =>
  isObject(value) &&
  isObject(value.values) &&
  isObject(value.tables) &&
  Object.values(value.tables).every(
    (table) =>
      isObject(table) &&
      Array.isArray(table.rows) &&
      Array.isArray(table.removed) &&
      isObject(table.counts),
  );
