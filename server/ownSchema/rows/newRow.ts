import { getNamedType, isEnumType } from 'graphql';
import type { Collection, Leaf, Relation } from '../schema/model.ts';
import { foldName, splitWords } from '../schema/names.ts';

import type { OwnData } from '../store/ownData.ts';
import { toReference } from '../store/references.ts';
import { getAnyRow } from '../store/related.ts';
import { createKey, createLeaf, getKeyName, hashRow, type Key, type Values } from './createRow.ts';
import { isTimeNumber } from './leafValues.ts';

interface NewRow {
  number: number;
  changes: Record<string, unknown>;
  key?: Key;
}

/**
 * Returns the values of a row that a client creates. Fields without input are null if they can be, the time of creation is
 * the time of the command, and all others get neutral values.
 */
export function createNewValues(
  data: OwnData,
  collection: Collection,
  { number, changes, key }: NewRow,
): Values {
  const values: Record<string, unknown> = {
    __typename: collection.name,
    [getKeyName(collection)]: key ?? createKey(collection, number),
  };
  if (data.isFixed(collection)) return { ...values, ...changes } as Values;
  const source = {
    objectHash: hashRow(collection, number, data.sampleOptions().seed),
    number,
    now: data.now().getTime(),
  };
  for (const leaf of collection.leaves) values[leaf.name] = createNewLeaf(data, leaf, source);
  for (const relation of collection.relations.values()) {
    if (relation.by === 'stored') values[relation.storage] = createNewReference(data, relation);
    else if (relation.kind === 'many' && relation.by !== 'inverse') values[relation.name] = [];
  }
  return { ...values, ...changes } as Values;
}

/** Returns whether the server sets a field, such as `createdAt`. */
export const isTimeOfChange = (name: string): boolean =>
  /^(creat|updat|modif|add|insert|register|chang)(ed|ion|e)?_?(at|on|date|time)?$/i.test(
    name.replace(/_/g, ''),
  );

function createNewLeaf(
  data: OwnData,
  leaf: Leaf,
  source: { objectHash: number; number: number; now: number },
): unknown {
  const { name, isList, isNullable, field } = leaf;
  const type = getNamedType(field.type);
  if (isTimeOfChange(name) && hasTimes(leaf)) return formatTime(data, leaf);
  if (isList) return [];
  if (isNullable) return null;
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (type.name === 'Boolean') return false;
  const isOrder = /number|position|order|index|databaseid/.test(foldName(name));
  if (type.name === 'Int' || type.name === 'Float') return isOrder ? source.number : 0;
  return createLeaf(leaf, source);
}

/** Returns whether the values of a field can be times. */
const hasTimes = ({ name, field }: Leaf) => {
  const type = getNamedType(field.type).name;
  return type === 'Int' ? isTimeNumber(name) : /date|time|string|iso/i.test(type);
};

/** Returns the time of the command in the form of a field: with or without the time of the day, or in seconds. */
export function formatTime(data: OwnData, { field }: Leaf): string | number {
  const type = getNamedType(field.type).name;
  const time = data.now().toISOString();
  if (type === 'Int') return Math.floor(Date.parse(time) / 1000);
  return /^(date|localdate|day|timelessdate)$/i.test(type) ? time.slice(0, 10) : time;
}

const creatorNames = ['author', 'creator', 'owner', 'user', 'createdby'];

function createNewReference(data: OwnData, relation: Relation) {
  const isCreator = creatorNames.includes(splitWords(relation.name).join(''));
  if (relation.isNullable && !isCreator) return null;
  const row = getAnyRow(data, relation.targets);
  return row && toReference(relation, row, data.model);
}

/** Returns the changes with the time of the change, if the collection has a field for it. */
export function addTimeOfChange(
  data: OwnData,
  { leaves }: Collection,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const leaf = leaves.find(({ name }) => /^(updated|modified)_?at$/i.test(name));
  if (!leaf || leaf.name in changes) return changes;
  return { ...changes, [leaf.name]: formatTime(data, leaf) };
}
