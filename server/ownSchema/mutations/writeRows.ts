import { badInput, conflict } from '../../errors.ts';
import { getKeyName, type Key, type Values } from '../rows/createRow.ts';

import { addTimeOfChange, createNewValues } from '../rows/newRow.ts';
import { findMisfit, isOutput } from '../schema/findMisfit.ts';
import type { Collection, Relation } from '../schema/model.ts';

import type { OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';
import { readReference, toReference } from '../store/references.ts';
import { listRelated } from '../store/related.ts';

export type Changes = Record<string, unknown>;

/** Adds a row. Throws `CONFLICT` if the id is in use. */
export function addRow(data: OwnData, collection: Collection, changes: Changes, key?: Key): Values {
  if (key !== undefined && data.getRow(collection, key))
    throw conflict(`There is already a ${collection.name} ${key}. Use another id.`);
  if (key !== undefined) checkKey(collection, key);
  const { stored, lists } = splitChanges(data, collection, changes);
  checkUnique(data, collection, stored);
  const added = data.add(collection, (number) =>
    createNewValues(data, collection, {
      number,
      changes: stored,
      key: key ?? findFreeKey(data, collection, number),
    }),
  );
  writeLists(data, collection, added, lists);
  const row = data.get(collection, added[getKeyName(collection)]) as Values;
  data.publish('CREATED', row);
  return row;
}

/** Throws `BAD_USER_INPUT` if no query could return an id: an input can have the name of the id, and another type. */
function checkKey({ type, keyField = '' }: Collection, key: Key) {
  const field = type.getFields()[keyField];
  const misfit = field && findMisfit(field.type, key, keyField, isOutput);
  if (misfit) throw badInput(keyField, misfit.rule);
}

/** Throws `BAD_USER_INPUT` if another row has the value of a field with `@unique`. */
function checkUnique(data: OwnData, collection: Collection, changes: Changes, own?: OwnRow) {
  for (const { name, isUnique } of collection.leaves) {
    const value = changes[name];
    if (!isUnique || value === undefined || value === null) continue;
    const rows = data.getTable(collection).select({ and: ({ values }) => values[name] === value });
    if (rows.rows.some(({ id }) => id !== own?.id))
      throw badInput(name, 'is already in use. Use another value.');
  }
}

/** Returns an id for a row that a client has created with the id that the row with this number would get. */
function findFreeKey(data: OwnData, collection: Collection, number: number): Key | undefined {
  const key = data.createKey(collection, number);
  return data.getRow(collection, key) ? findFreeKey(data, collection, number + 1) : key;
}

export function changeRow(
  data: OwnData,
  collection: Collection,
  row: OwnRow,
  changes: Changes,
): Values {
  const { stored, lists } = splitChanges(data, collection, changes);
  checkUnique(data, collection, stored, row);
  data.replace(collection, row, {
    ...row.values,
    ...(data.isFixed(collection) ? stored : addTimeOfChange(data, collection, stored)),
  } as Values);
  const key = stored[getKeyName(collection)] ?? row.key;
  writeLists(data, collection, data.get(collection, key) as Values, lists);
  const changed = data.get(collection, key) as Values;
  data.publish('UPDATED', changed);
  return changed;
}

/**
 * Removes a row, and the rows that cannot exist without it. Other rows lose their relation to it. `onTouch` receives each of these
 * rows before it changes.
 */
export function removeRow(
  data: OwnData,
  collection: Collection,
  row: OwnRow,
  onTouch?: (collection: Collection, row: OwnRow) => void,
): Values {
  const { values } = row;
  for (const relation of data.listDependentRelations(collection)) {
    const dependents = data.listByReference(relation, values).filter((other) => other !== values);
    for (const dependent of dependents) {
      const found = data.getRow(relation.owner, dependent[getKeyName(relation.owner)]);
      if (!found) continue;
      if (relation.isNullable) {
        onTouch?.(relation.owner, found);
        data.replace(relation.owner, found, { ...found.values, [relation.storage]: null });
      } else removeRow(data, relation.owner, found, onTouch);
    }
  }
  if (!data.getRow(collection, row.key)) return values;
  onTouch?.(collection, row);
  data.remove(collection, row);
  data.publish('DELETED', values);
  return values;
}

interface ListChange {
  relation: Relation;
  references: unknown[];
}

/**
 * Separates the values that the row stores from the lists that other rows store. A list in a row of a file with rows is a copy, such as
 * the result of `_embed`.
 */
function splitChanges(
  data: OwnData,
  collection: Collection,
  changes: Changes,
): { stored: Changes; lists: ListChange[] } {
  const stored: Changes = {};
  const lists: ListChange[] = [];
  for (const [name, value] of Object.entries(changes)) {
    const relation = collection.relations.get(name);
    const isElsewhere =
      relation?.kind === 'many' && (relation.by === 'inverse' || relation.by === 'pairs');
    if (relation && isElsewhere && Array.isArray(value) && !data.isFixed(collection))
      lists.push({ relation, references: value });
    else stored[name] = value;
  }
  return { stored, lists };
}

function writeLists(data: OwnData, collection: Collection, values: Values, lists: ListChange[]) {
  for (const { relation, references } of lists) {
    const before = listRelated(data, values, relation);
    const after = references.flatMap((stored) => {
      const { targets, id } = readReference(relation, stored);
      return data.findIn(targets, id)?.row.values ?? [];
    });
    if (relation.by === 'inverse') writeInverse(data, relation, values, { before, after });
    else writePairs(data, collection, values, { relation, before, after });
  }
}

interface ListRows {
  before: Values[];
  after: Values[];
}

/** Writes the relation of the rows in a list: new rows get the owner, and removed rows lose it if they can. */
function writeInverse(
  data: OwnData,
  { inverse, inverses = inverse ? [inverse] : [] }: Relation,
  owner: Values,
  { before, after }: ListRows,
) {
  for (const { owner: collection, storage, isNullable, ...relation } of inverses) {
    const isOwn = ({ __typename }: Values) => __typename === collection.name;
    const reference = toReference(relation, owner, data.model);
    for (const row of after.filter(isOwn)) write(data, collection, row, { [storage]: reference });
    if (!isNullable) continue;
    for (const row of before.filter(isOwn))
      if (!after.includes(row)) write(data, collection, row, { [storage]: null });
  }
}

/** Writes the lists on both sides, also those of the rows that join or leave the list. */
function writePairs(
  data: OwnData,
  collection: Collection,
  values: Values,
  { relation, before, after }: ListRows & { relation: Relation },
) {
  const { inverse } = relation;
  const [target] = relation.targets;
  if (!inverse || !target) return;
  const key = values[getKeyName(collection)];
  for (const row of new Set([...before, ...after])) {
    const keys = listRelated(data, row, inverse).map((other) => other[getKeyName(collection)]);
    const others = keys.filter((other) => other !== key);
    write(data, target, row, { [inverse.name]: after.includes(row) ? [...others, key] : others });
  }
  write(data, collection, values, { [relation.name]: after.map((row) => row[getKeyName(target)]) });
}

function write(data: OwnData, collection: Collection, values: Values, changes: Changes) {
  const row = data.getRow(collection, values[getKeyName(collection)]);
  if (row) data.replace(collection, row, { ...row.values, ...changes } as Values);
}
