import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import { createKey, getKeyName, type Key, type Values } from '../rows/createRow.ts';
import type { Collection, Model, Relation } from '../schema/model.ts';
import { toPhrase } from '../schema/names.ts';
import { listDependents } from './dependents.ts';
import { createOwnTables, type OwnRow, type OwnTable, type Sample } from './ownTables.ts';
import { formatReference, toReference } from './references.ts';

export type ChangeKind = 'CREATED' | 'UPDATED' | 'DELETED';

/** The event of a changed row. */
export interface RowEvent {
  kind: ChangeKind;
  values: Values;
}

/** The topic of the changes of all rows. */
const rowTopic = 'own.rows';

/** Creates the rows of all collections of a schema on the store of a branch. */
export function createOwnData(options: CollectionOptions, model: Model, sample: Sample) {
  const { store, clock } = options;
  const { tables, sampleOptions } = createOwnTables(options, model, sample);
  let dependents: Map<Collection, Relation[]> | undefined;
  /** The events of the changes that `attempt` may revert. */
  let attempted: RowEvent[] | undefined;
  const publish = (event: RowEvent) => options.events.publish(rowTopic, event);
  const getTable = ({ name }: Collection) => tables.get(name) as OwnTable;

  function getRow(collection: Collection, key: unknown): OwnRow | undefined {
    return getTable(collection).select({ where: { $key: [String(key)] }, perPage: 1 }).rows[0];
  }

  return {
    model,
    getTable,
    getRow,
    sampleOptions,
    now: clock.now,

    get: (collection: Collection, key: unknown): Values | undefined =>
      getRow(collection, key)?.values,

    /** Returns a row of the collections that a type can have, and its collection. */
    findIn(
      targets: readonly Collection[],
      key: unknown,
    ): { row: OwnRow; collection: Collection } | undefined {
      for (const collection of targets) {
        const row = getRow(collection, key);
        if (row) return { row, collection };
      }
      return undefined;
    },

    /** Returns all rows of a collection, in their order. */
    list: (collection: Collection): Values[] => getTable(collection).all().map(getValues),

    /** Returns the rows of a collection whose relation contains the id of another row. */
    listByReference(relation: Relation, owner: Values): Values[] {
      const reference = formatReference(toReference(relation, owner, model));
      return getTable(relation.owner)
        .select({ where: { [relation.storage]: [reference] } })
        .rows.map(getValues);
    },

    /** Adds a row. `createValues` receives its number. */
    add(collection: Collection, createValues: (number: number) => Values): Values {
      const table = getTable(collection);
      const id = table.nextId();
      const values = createValues(id);
      return table.add({ id, key: values[getKeyName(collection)] as Key, values }).values;
    },

    replace: (collection: Collection, row: OwnRow, values: Values): Values =>
      getTable(collection).replace({ ...row, key: values[getKeyName(collection)] as Key, values })
        .values,

    remove: (collection: Collection, row: OwnRow): void => void getTable(collection).remove(row.id),

    /** Returns whether a collection has fixed rows. Fields that they do not have are null, and not generated. */
    isFixed: (collection: Collection): boolean => sample.getFixedRows?.(collection) !== undefined,

    /** Returns the id of a new row. */
    createKey: (collection: Collection, number: number): Key =>
      sample.createKey?.(
        collection,
        getTable(collection)
          .all()
          .map(({ key }) => key),
        number,
      ) ?? createKey(collection, number),

    /** Returns the relations that have to be changed if a row of a collection is removed. */
    listDependentRelations(collection: Collection): Relation[] {
      dependents ??= listDependents(model);
      return dependents.get(collection) ?? [];
    },

    /** Publishes a change of a row to subscriptions. */
    publish(kind: ChangeKind, values: Values): void {
      const event: RowEvent = { kind, values };
      if (attempted) attempted.push(event);
      else publish(event);
    },

    /** Returns the changes of rows as they happen. */
    watch: () =>
      options.events.watch<RowEvent, RowEvent | undefined>(rowTopic, null, ({ detail }) => detail),

    /** Runs a function, and reverts its changes if it throws. */
    attempt<T>(run: () => T): T {
      attempted = [];
      try {
        const result = store.transaction(run);
        attempted.forEach(publish);
        return result;
      } finally {
        attempted = undefined;
      }
    },

    notFound: (collection: Collection, key: unknown, field?: string) =>
      notFound(toPhrase(collection.name), String(key), field),
  };
}

export type OwnData = ReturnType<typeof createOwnData>;

const getValues = ({ values }: OwnRow): Values => values;

/** Returns the rows of a branch of an own schema. */
export const getOwnData = ({ collections }: { collections: object }): OwnData =>
  (collections as { own: OwnData }).own;
