import type { GraphQLLeafType } from 'graphql';
import { badInput } from '../../errors.ts';
import { getKeyName } from '../rows/createRow.ts';
import { findMisfit, isInput, isReserved } from '../schema/findMisfit.ts';
import type { Collection, Relation } from '../schema/model.ts';
import type { Field } from '../schema/shapes.ts';

import type { OwnData } from '../store/ownData.ts';
import { readReference } from '../store/references.ts';
import { describeCollection } from './describeCollections.ts';

type RowValues = Record<string, unknown>;

/**
 * Checks the values that a client gives to a row, and returns them by the properties of stored rows. The rows of a file with rows may
 * have further fields, and ids of rows that do not exist, as in json-server.
 */
export function readValues(data: OwnData, collection: Collection, values: RowValues): RowValues {
  const isFixed = data.isFixed(collection);
  const read: RowValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (isReserved(name)) throw badInput(name, 'is a reserved name. Use another name.');
    const relation = findRelation(collection, name);
    if (relation && !isFixed) {
      checkReferences(data, relation, { name, value });
      read[relation.kind === 'one' ? relation.storage : name] = value;
      continue;
    }
    const isKey = name === getKeyName(collection);
    const field = findField(collection, name);
    if (!field && !isFixed && !isKey) throw badInput(name, `is not a field of ${collection.name}.`);
    // A related row in a row, which REST returns with `_embed`, is not what GraphQL returns.
    if (field && !isKey && relation?.name !== name) checkValue(data, collection, field, value);
    read[name] = value;
  }
  return read;
}

const findRelation = ({ relations }: Collection, name: string) =>
  relations.get(name) ??
  [...relations.values()].find(({ by, storage }) => by === 'stored' && storage === name);

const findField = ({ type }: Collection, name: string): Field | undefined => {
  const fields = type.getFields();
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};

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

function checkValue(data: OwnData, collection: Collection, field: Field, value: unknown) {
  const { name, type } = field;
  const described = describeCollection(data, collection).fields.find(
    (other) => other.name === name,
  );
  const isDate = described?.kind.startsWith('DATE') && !data.isFixed(collection);
  const isFitting = (leaf: GraphQLLeafType, item: unknown) =>
    isDate && typeof item === 'string' ? !Number.isNaN(Date.parse(item)) : isInput(leaf, item);
  const misfit = findMisfit(type, value, name, isFitting);
  if (!misfit) return;
  throw badInput(
    misfit.path,
    isDate && value !== null ? 'must be a date, such as 2026-03-09.' : misfit.rule,
  );
}
