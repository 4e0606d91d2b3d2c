import type { StoreChange } from '../store/table/tableTypes.ts';

/** The number of the latest changes that are kept. */
const maxTouched = 20_000;

/** A row that a command has changed. */
interface TouchedRow extends StoreChange {
  seq: number;
}

/** The kept changes as plain data. */
export type SavedTouchedRows = TouchedRow[];

/** Creates the index of the rows that the commands of a branch have changed. */
export function createTouchedRows(saved: SavedTouchedRows = []) {
  let touched = saved;

  return {
    record(seq: number, changes: StoreChange[]) {
      if (changes.length === 0) return;
      touched.push(...changes.slice(0, maxTouched).map((change) => ({ seq, ...change })));
      if (touched.length > 2 * maxTouched) touched = touched.slice(-maxTouched);
    },

    /** Returns the changes of a row, oldest first. */
    list: (type: string, id: string): TouchedRow[] =>
      touched.filter((change) => change.type === type && String(change.id) === id),

    save: (): SavedTouchedRows => [...touched],
  };
}
