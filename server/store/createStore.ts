import { deepFreeze } from './freeze.ts';
import type { StatePatch } from './statePatch.ts';
import type { TableSnapshot } from './table/storedRows.ts';
import { createTable, type StoredTable } from './table/table.ts';
import type { Row, Table, TableOptions } from './table/tableTypes.ts';

/** The whole state of a store as plain data: `JSON.stringify` writes it, `JSON.parse` reads it. */
export interface Snapshot {
  tables: Record<string, TableSnapshot>;
  values: Record<string, unknown>;
}

/** One immutable value: plain data that is only ever replaced as a whole. */
export interface Value<T> {
  get: () => T;
  set: (next: T) => void;
}

export interface Store {
  /** Declares a table. Names are `feature.thing`, and unique. */
  table: <R extends Row, Facet extends string = never, Sort extends string = never>(
    name: string,
    options: TableOptions<R, Facet, Sort>,
  ) => Table<R, Facet, Sort>;
  /** Declares a value. `initial` is called unless a snapshot holds the value. */
  value: <T>(name: string, initial: () => T) => Value<T>;
  /**
   * Runs a function that may change the store, and returns its result. If the function throws, the
   * store is as before. Outside of a transaction every change throws.
   */
  transaction: <T>(run: () => T) => T;
  /** Returns the state without copying rows. The cost does not depend on the number of rows. */
  snapshot: () => Snapshot;
  /** Returns the number of rows of a table, or of the largest one. */
  countRows: (name?: string) => number;
  /** Returns the number of rows of all tables. */
  countAllRows: () => number;
  /** Replaces the state. What the snapshot does not name is as in a new store. */
  restore: (snapshot: Snapshot) => void;
  /** Applies the differences to another state, inside a transaction. Unknown tables and values are ignored. */
  patch: (patch: StatePatch) => void;
}

export interface StoreOptions {
  /** The state to start from. Without it, tables and values start with their initial content. */
  snapshot?: Snapshot;
  /** Whether rows and values are frozen, so that a change in place throws. Meant for tests. */
  freezes?: boolean;
}

/** Creates a store: all mutable state of one branch, in tables and values. */
export function createStore({ snapshot, freezes = false }: StoreOptions = {}): Store {
  const tables = new Map<
    string,
    Pick<StoredTable<Row, never, never>, 'snapshot' | 'restore' | 'patch' | 'size'>
  >();
  const values = new Map<string, Value<unknown> & { restore: (snapshot?: Snapshot) => void }>();
  const freeze = freezes ? deepFreeze : <T>(value: T) => value;
  /** Reverts the changes of the current transaction, the latest last. */
  let undos: (() => void)[] | undefined;

  function recordUndo(undo: () => void) {
    if (!undos) throw new Error('The store can only be changed inside a transaction.');
    undos.push(undo);
  }

  function checkName(name: string) {
    if (tables.has(name) || values.has(name)) throw new Error(`"${name}" is declared twice.`);
  }

  return {
    table(name, options) {
      checkName(name);
      const table = createTable(options, { snapshot: snapshot?.tables[name], freeze, recordUndo });
      tables.set(name, table);
      return table;
    },

    value<T>(name: string, initial: () => T): Value<T> {
      checkName(name);
      const load = ({ values: stored }: Pick<Snapshot, 'values'> = { values: {} }) =>
        freeze(name in stored ? (stored[name] as T) : initial());
      let current = load(snapshot);
      const value = {
        get: () => current,
        set(next: T) {
          const before = current;
          recordUndo(() => {
            current = before;
          });
          current = freeze(next);
        },
        restore(from?: Snapshot) {
          current = load(from);
        },
      };
      values.set(name, value as Value<unknown> & typeof value);
      return value;
    },

    transaction(run) {
      if (undos) throw new Error('A transaction cannot run inside another one.');
      const changes: (() => void)[] = [];
      undos = changes;
      try {
        return run();
      } catch (error) {
        for (const undo of changes.reverse()) undo();
        throw error;
      } finally {
        undos = undefined;
      }
    },

    snapshot: () => ({
      tables: Object.fromEntries([...tables].map(([name, table]) => [name, table.snapshot()])),
      values: Object.fromEntries([...values].map(([name, { get }]) => [name, get()])),
    }),

    countRows: (name) =>
      name === undefined
        ? Math.max(...[...tables.values()].map(({ size }) => size()))
        : (tables.get(name)?.size() ?? 0),

    countAllRows: () => [...tables.values()].reduce((sum, { size }) => sum + size(), 0),

    restore(from) {
      if (undos) throw new Error('A transaction cannot restore a snapshot.');
      for (const [name, table] of tables) table.restore(from.tables[name]);
      for (const value of values.values()) value.restore(from);
    },

    patch(patch) {
      for (const [name, changes] of Object.entries(patch.tables)) tables.get(name)?.patch(changes);
      for (const [name, next] of Object.entries(patch.values)) values.get(name)?.set(next);
    },
  };
}
