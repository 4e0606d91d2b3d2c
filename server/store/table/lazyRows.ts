import type { TableSnapshot } from '../snapshot.ts';
import { createStoredRows, type StoredRows, type StoredRowsOptions } from './storedRows.ts';
import type { Row } from './tableTypes.ts';

/**
 * Creates the stored state of a table that is loaded when the table is first used, or when its snapshot is read. The
 * initial rows must not depend on the random numbers or the time of a command.
 */
export function createLazyRows<R extends Row>(options: StoredRowsOptions<R>): StoredRows<R> {
  let pending = options.snapshot ?? createLazySnapshot(options);
  let loaded: StoredRows<R> | undefined;

  function use(): StoredRows<R> {
    loaded ??= createStoredRows({ ...options, snapshot: pending });
    return loaded;
  }

  return {
    get: (id) => use().get(id),
    getRank: (id) => use().getRank(id),
    forEach: (visit) => use().forEach(visit),
    nextId: () => use().nextId(),
    size: () => use().size(),
    getNewRank: (place) => use().getNewRank(place),
    write: (row, rank) => use().write(row, rank),
    delete: (id) => use().delete(id),
    patch: (patch) => use().patch(patch),
    snapshot: () => loaded?.snapshot() ?? pending,
    restore(from) {
      pending = from ?? createLazySnapshot(options);
      loaded = undefined;
      options.onReset();
    },
  };
}

/** Creates a snapshot of the initial rows, which are created when the snapshot is read. All branches share them. */
function createLazySnapshot<R extends Row>(options: StoredRowsOptions<R>): TableSnapshot {
  let created: TableSnapshot | undefined;
  const create = () => {
    created ??= createStoredRows({ ...options, snapshot: undefined }).snapshot();
    return created;
  };
  return {
    get rows() {
      return create().rows;
    },
    get ranks() {
      return create().ranks;
    },
    get counts() {
      return create().counts;
    },
  };
}
