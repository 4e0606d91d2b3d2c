import { getNamedType, isLeafType } from 'graphql';
import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type { Table } from '../../store/table/tableTypes.ts';
import {
  createKey,
  createSampleRow,
  getKeyName,
  type Key,
  type Reference,
  type SampleOptions,
  type Values,
} from '../rows/createRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import { toPhrase } from '../schema/names.ts';
import type { Relation } from '../schema/relations.ts';

/** A row as the store has it. The store numbers the rows, because the ids of a schema can be texts. */
export interface OwnRow {
  /** The number of the row in its table. */
  id: number;
  /** The id of the row in the schema. */
  key: Key;
  values: Values;
}

export type OwnTable = Table<OwnRow, string, string>;

/** The sample of a schema. */
export interface Sample {
  /** The number of rows of a collection without fixed rows. */
  rows: number;
  /** Returns the id of a new row, if it does not follow from its number. */
  createKey?: (collection: Collection, keys: readonly Key[], number: number) => Key | undefined;
  /** The values of the first rows, by type. Their other fields have sample values. */
  firstRows?: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Returns the fixed rows of a collection. */
  getFixedRows?: (collection: Collection) => readonly Record<string, unknown>[] | undefined;
}

export type ChangeKind = 'CREATED' | 'UPDATED' | 'DELETED';

/** The event of a changed row. */
export interface RowEvent {
  kind: ChangeKind;
  values: Values;
}

/** The topic of the changes of all rows. */
const rowTopic = 'own.rows';

/** Returns the number of sample rows of a collection. */
export const countSampleRows = (sample: Sample, collection: Collection): number =>
  sample.getFixedRows?.(collection)?.length ??
  (collection.isSingle
    ? 1
    : (collection.rowCount ?? sample.firstRows?.[collection.name]?.length ?? sample.rows));

/** Creates the rows of all collections of a schema on the store of a branch. */
export function createOwnData(options: CollectionOptions, model: Model, sample: Sample) {
  const { store, clock } = options;
  const seed = store.value('own.seed', () => Math.floor(options.random() * 2 ** 32));
  const sampleOptions = (): SampleOptions => ({
    seed: seed.get(),
    now: clock.startedAt().getTime(),
    countRows: (collection) => countSampleRows(sample, collection),
    firstRows: sample.firstRows,
  });

  function createRows(collection: Collection): OwnRow[] {
    const used = sampleOptions();
    const keyName = getKeyName(collection);
    const fixed = sample.getFixedRows?.(collection);
    const count = countSampleRows(sample, collection);
    return Array.from({ length: count }, (_, index) => {
      const row = fixed?.[index];
      const values = row
        ? ({ ...row, __typename: collection.name } as Values)
        : createSampleRow(collection, index + 1, used);
      return { id: index + 1, key: values[keyName] as Key, values };
    });
  }

  const tables = new Map<string, OwnTable>();
  for (const collection of model.collections.values()) {
    const stored = [...collection.relations.values()].filter(({ by }) => by === 'stored');
    const table = store.table<OwnRow, string, string>(`own.${collection.name}`, {
      rowName: toPhrase(collection.name),
      type: collection.name,
      rows: () => createRows(collection),
      isLazy: true,
      texts: ({ values }) =>
        collection.leaves.flatMap(({ name }) =>
          typeof values[name] === 'string' ? [values[name]] : [],
        ),
      facets: {
        $key: ({ key }) => String(key),
        ...Object.fromEntries(
          stored.map((relation) => [
            relation.storage,
            ({ values }: OwnRow) => formatReference(values[relation.storage]),
          ]),
        ),
      },
    });
    tables.set(collection.name, table);
  }

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

/** Returns the relations that a removal changes: those that must not be null, and those whose id is a field. */
function listDependents({ collections }: Model): Map<Collection, Relation[]> {
  const found = new Map<Collection, Relation[]>();
  for (const { relations } of collections.values()) {
    for (const relation of relations.values()) {
      const isVisible =
        relation.storage !== relation.name || isLeafType(getNamedType(relation.field.type));
      if (relation.by !== 'stored' || (relation.isNullable && !isVisible)) continue;
      for (const target of relation.targets)
        found.set(target, [...(found.get(target) ?? []), relation]);
    }
  }
  return found;
}

const getValues = ({ values }: OwnRow): Values => values;

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the stored form of a reference to a row. */
export function toReference(
  { targets }: Pick<Relation, 'targets'>,
  values: Values,
  { collections }: Model,
): Key | Reference {
  const collection = collections.get(values.__typename);
  const id = values[collection ? getKeyName(collection) : 'id'] as Key;
  return targets.length > 1 ? { type: values.__typename, id } : id;
}

/** Returns a reference as a text, for the index. */
function formatReference(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isReference(value) ? `${value.type}/${value.id}` : String(value);
}

/** Returns the collection and the id of a stored reference. */
export function readReference(
  { targets }: Relation,
  value: unknown,
): { targets: readonly Collection[]; id: unknown } {
  if (!isReference(value)) return { targets, id: value };
  return { targets: targets.filter(({ name }) => name === value.type), id: value.id };
}

/** Returns the rows of a branch of an own schema. */
export const getOwnData = ({ collections }: { collections: object }): OwnData =>
  (collections as { own: OwnData }).own;
