import { badInput, notFound } from '../../errors.ts';
import { compareValues } from '../lists/order.ts';
import { getKeyName, type Values } from '../rows/createRow.ts';
import type { Collection, Relation } from '../schema/model.ts';

import { needsNoArguments } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { getRelated, listRelated } from '../store/related.ts';
import { describeCollection } from './describeCollections.ts';

/** A row as the dashboard shows it. */
export interface AdminRow {
  collection: Collection;
  values: Values;
}

/** The arguments of `Query.collectionRowPage`. */
export interface ListArguments {
  collection: string;
  q?: string | null;
  filters?: readonly { field: string; value: string }[] | null;
  sortBy?: string | null;
  isDescending: boolean;
  page: number;
  perPage: number;
}

/** The largest page. An export reads several pages. */
const maxPageSize = 1_000;

export function requireCollection({ model }: OwnData, name: string): Collection {
  const collection = model.collections.get(name);
  if (!collection) throw notFound('collection', name);
  return collection;
}

const toAdminRow = (data: OwnData, values: Values): AdminRow => ({
  collection: data.model.collections.get(values.__typename) as Collection,
  values,
});

export const getRowId = ({ collection, values }: AdminRow): string =>
  String(values[getKeyName(collection)] ?? collection.name);

/** Returns the title of a row: its name, or else its id. */
export function getTitle(data: OwnData, { collection, values }: AdminRow): string {
  const { titleFields } = describeCollection(data, collection);
  const texts = titleFields.map((name) => values[name]).filter((value) => value ?? false);
  return texts.length > 0
    ? texts.join(' ')
    : `${collection.name} ${getRowId({ collection, values })}`;
}

export function readRowPage(data: OwnData, args: ListArguments) {
  const collection = requireCollection(data, args.collection);
  const { q, filters, sortBy, isDescending, page, perPage } = args;
  if (page < 1) throw badInput('page', 'must be 1 or more.');
  if (perPage < 1 || perPage > maxPageSize)
    throw badInput('perPage', `must be from 1 to ${maxPageSize}.`);
  const valuesByField = new Map<string, Set<string>>();
  for (const { field, value } of filters ?? [])
    valuesByField.set(field, (valuesByField.get(field) ?? new Set()).add(value));
  const tests = [...valuesByField].map(([field, values]) =>
    createFilter(data, collection, field, values),
  );
  const selected = data.getTable(collection).select({
    q: q?.trim() || undefined,
    and: tests.length > 0 ? ({ values }) => tests.every((test) => test(values)) : undefined,
    // The table has no index for this order.
    ...(sortBy ? {} : { page, perPage }),
  });
  const rows = selected.rows.map(({ values }) => values);
  const shown = sortBy
    ? sortBy === getKeyName(collection)
      ? rows
      : sort(data, collection, rows, { name: sortBy, isDescending }).slice(
          (page - 1) * perPage,
          page * perPage,
        )
    : rows;
  return { rows: shown.map((values) => ({ collection, values })), total: selected.total };
}

function requireField(collection: Collection, name: string) {
  const relation = collection.relations.get(name);
  if (!relation && !collection.leaves.some((leaf) => leaf.name === name))
    throw badInput(
      'field',
      `must be a field of ${collection.name}. ${JSON.stringify(name)} is none.`,
    );
  return relation;
}

/** Returns a function that tells whether a field has one of the accepted values. */
function createFilter(
  data: OwnData,
  collection: Collection,
  name: string,
  accepted: ReadonlySet<string>,
): (values: Values) => boolean {
  const relation = requireField(collection, name);
  if (!relation)
    return (values) => [values[name]].flat().some((value) => accepted.has(String(value)));
  return (values) =>
    listLinked(data, values, relation).some((row) => accepted.has(getRowId(toAdminRow(data, row))));
}

function sort(
  data: OwnData,
  collection: Collection,
  rows: Values[],
  { name, isDescending }: { name: string; isDescending: boolean },
): Values[] {
  const relation = requireField(collection, name);
  const read = (values: Values) => {
    if (!relation) return toSortable(values[name]);
    const row = getRelated(data, values, relation);
    return row && toSortable(getTitle(data, toAdminRow(data, row)));
  };
  return rows
    .map((values) => ({ values, key: read(values) }))
    .sort((a, b) => compareValues(a.key, b.key, isDescending))
    .map(({ values }) => values);
}

const toSortable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

const listLinked = (data: OwnData, values: Values, relation: Relation): Values[] =>
  relation.kind === 'many'
    ? listRelated(data, values, relation)
    : [getRelated(data, values, relation) ?? []].flat();

/** Returns the rows to which the relations of a row lead. */
export function readLinks(data: OwnData, row: AdminRow, kind: Relation['kind'], limit: number) {
  const relations = [...row.collection.relations.values()].filter(
    (relation) => relation.kind === kind && needsNoArguments(relation.field),
  );
  return relations.map((relation) => {
    const rows = listLinked(data, row.values, relation);
    return {
      field: relation.name,
      rows: rows.slice(0, limit).map((values) => toAdminRow(data, values)),
      total: rows.length,
    };
  });
}

interface FindArguments {
  q: string;
  collections?: readonly string[] | null;
  limit: number;
}

/** The maximum number of rows of one collection, if all collections are searched. */
const maxRowsOfCollection = 4;

/** Returns rows whose titles contain a text. Without a text, returns the first rows of the given collections. */
export function findRows(data: OwnData, { q, collections, limit }: FindArguments): AdminRow[] {
  const text = q.trim().toLowerCase();
  const found: AdminRow[] = [];
  if (text === '' && !collections) return found;
  const searched = collections
    ? collections.map((name) => requireCollection(data, name))
    : data.model.collections.values();
  const perPage = collections ? Math.ceil(limit / collections.length) : maxRowsOfCollection;
  for (const collection of searched) {
    if (found.length >= limit) break;
    const isMatch = ({ values }: { values: Values }) =>
      getTitle(data, { collection, values }).toLowerCase().includes(text);
    const isIndexed = describeCollection(data, collection).titleFields.length === 1;
    const { rows } = data.getTable(collection).select({
      q: isIndexed ? text : undefined,
      and: text === '' ? undefined : isMatch,
      perPage,
    });
    found.push(...rows.map(({ values }) => ({ collection, values })));
  }
  return found.slice(0, limit);
}
