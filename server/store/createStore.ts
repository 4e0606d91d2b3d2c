import { deepFreeze } from './freeze.ts';
import type { Snapshot, StatePatch } from './snapshot.ts';
import { patchSnapshot } from './statePatch.ts';
import { countStoredRows } from './table/storedRows.ts';
import { createTable, type StoredTable } from './table/table.ts';
import type { Row, StoreChange, Table, TableOptions } from './table/tableTypes.ts';

/** An immutable value: plain data that can only be replaced as a whole. */
export interface Value<T> {
  get: () => T;
  set: (next: T) => void;
}

export interface Store {
  /** Declares a table. It starts with the rows of the snapshot if there are any. Names such as `todo.tasks` are unique. */
  table: <R extends Row, Facet extends string = never, Sort extends string = never>(
    name: string,
    options: TableOptions<R, Facet, Sort>,
  ) => Table<R, Facet, Sort>;
  /**
   * Declares a value. `initial` is called unless the snapshot contains the value. If the value is visible as a GraphQL type,
   * its changes are reported as changes of that type.
   */
  value: <T>(name: string, initial: () => T, type?: string) => Value<T>;
  /**
   * Runs a function that may change the store, and returns its result. If the function throws, all its changes are
   * reverted. A change outside of a transaction throws. A transaction inside another one is a part of it.
   */
  transaction: <T>(run: () => T) => T;
  /** Returns the rows and values with a GraphQL type that the last transaction has changed, each once. */
  lastChanges: () => StoreChange[];
  /** Returns the state without copying rows. The cost does not depend on the number of rows. */
  snapshot: () => Snapshot;
  /** Returns the number of rows of a table, or of the largest one. */
  countRows: (name?: string) => number;
  /** Returns the number of rows of all tables. */
  countAllRows: () => number;
  /** Replaces the state. Tables and values that the snapshot does not contain get their initial content. */
  restore: (snapshot: Snapshot) => void;
  /** Applies a patch. Must be called inside a transaction. */
  patch: (patch: StatePatch) => void;
}

interface StoreOptions {
  /** The state to start from. Without it, tables and values start with their initial content. */
  snapshot?: Snapshot;
  /** Whether rows and values are frozen, so that a change in place throws. Used in tests. */
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
  /** The state of tables and values that are not declared yet. */
  let undeclared: Snapshot = snapshot ?? { tables: {}, values: {} };
  /** The functions that revert the changes of the current transaction, latest last. */
  let undos: (() => void)[] | undefined;

  /** The changes of the current or the last transaction. */
  let changes = new Map<string, StoreChange>();

  /** Records a change. A row that is added and then changed is added. */
  function recordChange({ type, id, kind }: StoreChange) {
    const key = `${type} ${id}`;
    const earlier = changes.get(key)?.kind;
    changes.set(key, {
      type,
      id,
      kind: earlier === 'ADDED' && kind === 'CHANGED' ? earlier : kind,
    });
  }

  function recordUndo(undo: () => void) {
    if (!undos) throw new Error('The store can only be changed inside a transaction.');
    undos.push(undo);
  }

  function checkName(name: string) {
    if (tables.has(name) || values.has(name)) throw new Error(`"${name}" is declared twice.`);
  }

  /** Yields the number of rows of every table. */
  function* listRowCounts(): Generator<number> {
    for (const { size } of tables.values()) yield size();
    for (const [name, table] of Object.entries(undeclared.tables)) {
      if (!tables.has(name)) yield countStoredRows(table);
    }
  }

  return {
    table(name, options) {
      checkName(name);
      const table = createTable(options, {
        snapshot: undeclared.tables[name],
        freeze,
        recordUndo,
        recordChange(id, kind) {
          const { type, isPart } = options;
          if (type) recordChange({ type, id, kind: isPart ? 'CHANGED' : kind });
        },
      });
      tables.set(name, table);
      return table;
    },

    value<T>(name: string, initial: () => T, type?: string): Value<T> {
      checkName(name);
      const load = ({ values: stored }: Pick<Snapshot, 'values'> = { values: {} }) =>
        freeze(name in stored ? (stored[name] as T) : initial());
      let current = load(undeclared);
      const value = {
        get: () => current,
        set(next: T) {
          const before = current;
          recordUndo(() => {
            current = before;
          });
          current = freeze(next);
          if (type) recordChange({ type, id: null, kind: 'CHANGED' });
        },
        restore(from?: Snapshot) {
          current = load(from);
        },
      };
      values.set(name, value as Value<unknown> & typeof value);
      return value;
    },

    transaction(run) {
      const outer = undos;
      const recorded: (() => void)[] = [];
      const earlier = outer ? new Map(changes) : new Map<string, StoreChange>();
      undos = recorded;
      if (!outer) changes = new Map();
      try {
        const result = run();
        outer?.push(...recorded);
        return result;
      } catch (error) {
        for (const undo of recorded.reverse()) undo();
        changes = earlier;
        throw error;
      } finally {
        undos = outer;
      }
    },

    lastChanges: () => [...changes.values()],

    snapshot: () => ({
      tables: {
        ...undeclared.tables,
        ...Object.fromEntries([...tables].map(([name, table]) => [name, table.snapshot()])),
      },
      values: {
        ...undeclared.values,
        ...Object.fromEntries([...values].map(([name, { get }]) => [name, get()])),
      },
    }),

    countRows(name) {
      if (name === undefined) return Math.max(0, ...listRowCounts());
      const stored = undeclared.tables[name];
      return tables.get(name)?.size() ?? (stored ? countStoredRows(stored) : 0);
    },

    countAllRows: () => [...listRowCounts()].reduce((sum, count) => sum + count, 0),

    restore(from) {
      if (undos) throw new Error('A transaction cannot restore a snapshot.');
      undeclared = from;
      for (const [name, table] of tables) table.restore(from.tables[name]);
      for (const value of values.values()) value.restore(from);
    },

    patch(patch) {
      const before = undeclared;
      recordUndo(() => {
        undeclared = before;
      });
      // The entries of declared tables and values are not read any more.
      undeclared = patchSnapshot(undeclared, patch);
      for (const [name, rows] of Object.entries(patch.tables)) tables.get(name)?.patch(rows);
      for (const [name, next] of Object.entries(patch.values)) values.get(name)?.set(next);
    },
  };
}
