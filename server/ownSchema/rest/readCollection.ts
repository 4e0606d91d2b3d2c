import { notFound } from '../../errors.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import type { OwnData } from '../store/ownData.ts';
import type { ListQuery } from './listQuery.ts';
import { readList1 } from './readList1.ts';
import { readList017 } from './readList017.ts';
import { embed, findByPath, findParentRelation, type RestRow, toRestRow } from './restRow.ts';
import { sortRestRows } from './sortRows.ts';

interface ReadArguments {
  path: string;
  id?: string | null;
  /** The collection of which only the rows that belong to the row with the id are read. */
  child?: string | null;
  query: string;
  address: string;
}

/** The body and the headers of a response. */
export interface RestResult {
  body: unknown;
  headers?: Record<string, string>;
}

/** Reads a list, a row, the rows that belong to a row, or a single object. */
export function readCollection(
  data: OwnData,
  { path, id, child, query, address }: ReadArguments,
  language: '1' | '0.17',
): RestResult {
  if (path === '') return { body: readAll(data) };
  const collection = findByPath(data, path);
  if (!collection) throw notFound('collection', path);
  const parameters = new URLSearchParams(query);
  const list = language === '1' ? readList1(parameters) : readList017(parameters);
  if (collection.isSingle) return { body: toRestRow(data.getTable(collection).find(1).values) };
  if (id === undefined || id === null)
    return readList(data, collection, data.list(collection), { list, address });
  const values = data.get(collection, id);
  const relation = child ? findChildRelation(data, child, collection) : undefined;
  if (child && relation && language === '0.17') {
    const rows = values ? data.listByReference(relation, values) : [];
    return readList(data, relation.owner, rows, { list, address });
  }
  if (!values || child) throw data.notFound(collection, id);
  return { body: embed(data, collection, values, list.embed) };
}

/** Returns the rows of all collections, by their paths. */
function readAll(data: OwnData): Record<string, unknown> {
  const entries = [...data.model.collections.values()].map((collection) => {
    const rows = data.list(collection).map(toRestRow);
    return [collection.path, collection.isSingle ? rows[0] : rows];
  });
  return Object.fromEntries(entries);
}

function findChildRelation(data: OwnData, path: string, parent: Collection) {
  const child = findByPath(data, path);
  return child && findParentRelation(child, parent);
}

interface ReadOptions {
  list: ListQuery;
  address: string;
}

function readList(
  data: OwnData,
  collection: Collection,
  all: Values[],
  { list, address }: ReadOptions,
): RestResult {
  const rows = sortRestRows(all.map(toRestRow).filter(list.test), list.sort);
  const page = list.selectPage(rows, address);
  const embedded = list.embed.length === 0 ? page.rows : embedAll(page.rows);
  return { body: page.body?.(embedded) ?? embedded, headers: page.headers };

  function embedAll(selected: RestRow[]): RestRow[] {
    const sources = new Map<RestRow, Values>(all.map((values) => [toRestRow(values), values]));
    return selected.map((row) => embed(data, collection, sources.get(row) as Values, list.embed));
  }
}
