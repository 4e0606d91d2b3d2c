import { getKeyName, type Values } from '../rows/createRow.ts';
import type { Collection, Relation } from '../schema/model.ts';
import { toSingular } from '../schema/names.ts';

import type { OwnData } from '../store/ownData.ts';
import { getRelated } from '../store/related.ts';

export type RestRow = Record<string, unknown>;

/** Returns the fields of a row as REST returns them: the stored ones. */
export function toRestRow(values: Values): RestRow {
  const existing = restRows.get(values);
  if (existing) return existing;
  const { __typename, $key, ...fields } = values;
  restRows.set(values, fields);
  return fields;
}

/** The rows that were converted. Rows are never changed in place. */
const restRows = new WeakMap<Values, RestRow>();

/** Returns the value at a path such as `byline.name`. */
export const readPath = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as RestRow)[name] : undefined,
      row,
    );

/** Returns the relation of a collection whose rows belong to rows of another one: `articleId` of remarks. */
export function findParentRelation(child: Collection, parent: Collection): Relation | undefined {
  return [...child.relations.values()].find(
    ({ by, targets }) => by === 'stored' && targets.length === 1 && targets[0] === parent,
  );
}

export const findByPath = ({ model }: OwnData, path: string): Collection | undefined =>
  [...model.collections.values()].find((collection) => collection.path === path);

/** Returns the rows of a collection that belong to a row. */
export function listChildren(
  data: OwnData,
  child: Collection,
  parent: Collection,
  values: Values,
): RestRow[] {
  const relation = findParentRelation(child, parent);
  return relation ? data.listByReference(relation, values).map(toRestRow) : [];
}

/** Returns a row with the related rows that a request asks for: lists such as `remarks`, and single rows such as `article`. */
export function embed(
  data: OwnData,
  collection: Collection,
  values: Values,
  names: readonly string[],
): RestRow {
  const row = { ...toRestRow(values) };
  for (const name of names) {
    const child = findByPath(data, name);
    if (child && findParentRelation(child, collection)) {
      row[name] = listChildren(data, child, collection, values);
      continue;
    }
    const relation = [...collection.relations.values()].find(
      (other) =>
        other.by === 'stored' &&
        (other.name === name || other.targets.some(({ path }) => toSingular(path) === name)),
    );
    const related = relation && getRelated(data, values, relation);
    if (related) row[name] = toRestRow(related);
  }
  return row;
}

export const getRowId = (collection: Collection, row: RestRow): unknown =>
  row[getKeyName(collection)];
