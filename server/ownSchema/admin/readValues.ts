import { getNamedType, isEnumType, isLeafType } from 'graphql';
import { badInput } from '../../errors.ts';
import { getKeyName } from '../rows/createRow.ts';
import type { Collection, Leaf, Relation } from '../schema/model.ts';

import type { OwnData } from '../store/ownData.ts';
import { readReference } from '../store/references.ts';
import { describeCollection } from './describeCollections.ts';

type RowValues = Record<string, unknown>;

/**
 * Checks the values that a client gives to a row, and returns them by the properties of stored rows. The rows of a file with rows may
 * have any values, as in json-server.
 */
export function readValues(data: OwnData, collection: Collection, values: RowValues): RowValues {
  const isFixed = data.isFixed(collection);
  const read: RowValues = {};
  for (const [name, value] of Object.entries(values)) {
    const relation = isFixed ? undefined : findRelation(collection, name);
    const leaf = collection.leaves.find((other) => other.name === name);
    if (relation) {
      checkReferences(data, relation, { name, value });
      read[relation.kind === 'one' ? relation.storage : name] = value;
      continue;
    }
    if (leaf && !isFixed) checkLeaf(data, collection, leaf, value);
    else if (!leaf && !isFixed && !isOtherField(collection, name))
      throw badInput(name, `is not a field of ${collection.name}.`);
    read[name] = value;
  }
  return read;
}

const findRelation = ({ relations }: Collection, name: string) =>
  relations.get(name) ??
  [...relations.values()].find(({ by, storage }) => by === 'stored' && storage === name);

const isOtherField = (collection: Collection, name: string) =>
  name in collection.type.getFields() || name === getKeyName(collection);

function checkReferences(
  data: OwnData,
  relation: Relation,
  { name, value }: { name: string; value: unknown },
) {
  const { kind, isNullable } = relation;
  if (kind === 'one' && value === null) {
    if (!isNullable) throw badInput(name, 'must be the id of a row.');
    return;
  }
  if (kind === 'many' && !Array.isArray(value)) throw badInput(name, 'must be a list of ids.');
  for (const reference of [value].flat()) {
    const { targets, id } = readReference(relation, reference);
    if (!data.findIn(targets, id))
      throw badInput(name, `must be the id of a row. There is no row ${JSON.stringify(id)}.`);
  }
}

function checkLeaf(data: OwnData, collection: Collection, leaf: Leaf, value: unknown) {
  const { name, isList, isNullable, field } = leaf;
  if (value === null || value === undefined) {
    if (!isNullable) throw badInput(name, 'must not be empty.');
    return;
  }
  if (isList && !Array.isArray(value)) throw badInput(name, 'must be a list.');
  const type = getNamedType(field.type);
  const { fields } = describeCollection(data, collection);
  const kind = fields.find((other) => other.name === name)?.kind;
  for (const item of [value].flat()) {
    if (isEnumType(type)) {
      const names = type.getValues().map((choice) => choice.name);
      if (!names.includes(String(item)))
        throw badInput(name, `must be one of ${names.join(', ')}.`);
      continue;
    }
    const isDate = kind?.startsWith('DATE') && typeof item === 'string';
    if (isDate ? !Number.isNaN(Date.parse(item)) : isValue(type, item)) continue;
    const expected = isDate ? 'a date, such as 2026-03-09' : descriptions[type?.name ?? ''];
    throw badInput(name, `must be ${expected ?? `a value of ${type?.name}`}.`);
  }
}

const descriptions: Record<string, string> = {
  Int: 'a whole number',
  Float: 'a number',
  String: 'a text',
  ID: 'a text or a whole number',
  Boolean: 'true or false',
};

function isValue(type: ReturnType<typeof getNamedType>, value: unknown): boolean {
  if (!isLeafType(type)) return true;
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}
