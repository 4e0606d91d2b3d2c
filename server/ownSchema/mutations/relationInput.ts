import { badInput } from '../../errors.ts';
import { matchesFilter } from '../lists/filters.ts';
import { findNamedField } from '../lists/readField.ts';
import { getKeyName, type Values } from '../rows/createRow.ts';
import type { Collection, Relation } from '../schema/model.ts';

import type { OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';
import { toReference } from '../store/references.ts';
import { getRelated, listRelated } from '../store/related.ts';

type InputObject = Record<string, unknown>;

interface RelationInput {
  data: OwnData;
  relation: Relation;
  /** The row that has the relation, if it exists already. */
  owner: Values | undefined;
  /** The place of the value in the arguments. */
  path: string[];
  /** Adds a row with the values of an input, or changes `row`. */
  writeRow: (collection: Collection, input: InputObject, row?: OwnRow) => Values;
}

const isObject = (value: unknown): value is InputObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the references that a relation gets from an input value. Returns undefined if the value does not change it. */
export function readRelation(input: RelationInput, value: unknown): unknown {
  return input.relation.kind === 'many' ? readList(input, value) : readSingle(input, value);
}

function readSingle(input: RelationInput, value: unknown): unknown {
  const { data, relation, owner } = input;
  const isRemoved = isObject(value) && (value.disconnect === true || value.delete === true);
  if (value === null || isRemoved) return relation.isNullable ? null : undefined;
  if (relation.by !== 'stored') return undefined;
  return readItem(input, value, owner ? getRelated(data, owner, relation) : null);
}

/** Returns the references of a list: `["1"]`, `[{ title }]`, `{ set }`, or `{ connect, create, disconnect }`. */
function readList(input: RelationInput, value: unknown): unknown[] | undefined {
  if (value === null) return undefined;
  const readItems = (items: unknown) =>
    [items ?? []].flat().flatMap((item) => readItem(input, item, null) ?? []);
  if (!isObject(value)) return readItems(value);
  const { data, relation, owner } = input;
  const { set, connect, add, create, data: added, connectOrCreate, ...others } = value;
  const { disconnect, remove, delete: deleted } = others;
  const current = owner
    ? listRelated(data, owner, relation).map((row) => toReference(relation, row, data.model))
    : [];
  const isSame = (a: unknown) => (b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const removed = [disconnect, remove, deleted].flatMap(readItems);
  const kept = (set === undefined ? current : readItems(set)).filter(
    (reference) => !removed.some(isSame(reference)),
  );
  const further = [
    ...[connect, add].flatMap(readItems),
    ...toList(create ?? added).flatMap((item) => readItem(input, { create: item }, null) ?? []),
    ...toList(connectOrCreate).flatMap((item) => readItem(input, { connectOrCreate: item }, null)),
  ];
  return [...kept, ...further.filter((reference) => !kept.some(isSame(reference)))];
}

const toList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/**
 * Returns the reference to the row that a value means: an id, an object with an id or with `connect`, or the values of a new row.
 * `current` is the row to which the relation leads already.
 */
function readItem(input: RelationInput, item: unknown, current: Values | null): unknown {
  const { data, relation, path } = input;
  if (!isObject(item)) return findReference(input, item);
  const { connect, connectOrCreate, create, data: added, update } = item;
  if (connect !== undefined) return findReference(input, connect);
  if (isObject(connectOrCreate)) {
    const found = findRow(input, connectOrCreate.where);
    return found
      ? toReference(relation, found.row.values, data.model)
      : readItem(input, { create: connectOrCreate.create }, null);
  }
  const [target] = relation.targets;
  if (!target) throw badInput(path.join('.'), 'must be an id.');
  const values = create ?? added ?? update ?? item;
  if (!isObject(values)) return undefined;
  const isNew = create !== undefined || added !== undefined;
  if (!isNew && readId(item, target) !== undefined) return changeExisting(input, item);
  if (!Object.keys(values).some((name) => findNamedField(target, name))) return undefined;
  const row = isNew || !current ? undefined : data.getRow(target, current[getKeyName(target)]);
  return toReference(relation, input.writeRow(target, values, row), data.model);
}

const readId = (item: InputObject, target: Collection) =>
  item[getKeyName(target)] ?? item.id ?? item._id;

/** Returns the reference to the row with the id of an object, whose other values the row gets. */
function changeExisting(input: RelationInput, item: InputObject): unknown {
  const reference = findReference(input, item);
  const found = reference === undefined ? undefined : findRow(input, item);
  if (found && Object.keys(item).length > 1) input.writeRow(found.collection, item, found.row);
  return reference;
}

/** Returns the row with an id, or with all values of an object such as `{ email }`. */
function findRow({ data, relation }: RelationInput, value: unknown) {
  const [target] = relation.targets;
  const id = isObject(value) && target ? readId(value, target) : value;
  if (id !== undefined && !isObject(id)) return data.findIn(relation.targets, id);
  for (const collection of relation.targets) {
    const rows = data.getTable(collection).all();
    const row = rows.find(({ values }) => matchesFilter(data, values, value as InputObject));
    if (row) return { row, collection };
  }
  return undefined;
}

/** Returns the reference to a row. Returns undefined for the id of a row of another type, which is ignored. */
function findReference(input: RelationInput, value: unknown): unknown {
  const { data, relation, path } = input;
  const found = findRow(input, value);
  if (found) return toReference(relation, found.row.values, data.model);
  const id = isObject(value) ? Object.values(value)[0] : value;
  if (data.findIn([...data.model.collections.values()], id)) return undefined;
  const [target] = relation.targets;
  if (target) throw data.notFound(target, id, path.join('.'));
  throw badInput(path.join('.'), 'must be an id.');
}
