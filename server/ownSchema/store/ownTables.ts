import type { CollectionOptions } from '../../collections.ts';
import type { Table } from '../../store/table/tableTypes.ts';
import {
  createSampleRow,
  getKeyName,
  type Key,
  type SampleOptions,
  type Values,
} from '../rows/createRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import { toPhrase } from '../schema/names.ts';
import { formatReference } from './references.ts';

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

/** Returns the number of sample rows of a collection. */
export const countSampleRows = (sample: Sample, collection: Collection): number =>
  sample.getFixedRows?.(collection)?.length ??
  (collection.isSingle
    ? 1
    : (collection.rowCount ?? sample.firstRows?.[collection.name]?.length ?? sample.rows));

/** Creates the tables of all collections of a schema, by the name of the type. */
export function createOwnTables(options: CollectionOptions, model: Model, sample: Sample) {
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
  return { tables, sampleOptions };
}
