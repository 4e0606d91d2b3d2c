import { getNamedType, isLeafType } from 'graphql';
import { badInput } from '../../errors.ts';
import { getKeyName, type Values } from '../rows/createRow.ts';
import { findMisfit, isOutput } from '../schema/findMisfit.ts';
import type { Collection, Relation } from '../schema/model.ts';
import { foldName, toSingular } from '../schema/names.ts';

import { isNullable } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';
import type { InputValue } from './input.ts';
import { readRelation } from './relationInput.ts';
import { addRow, type Changes, changeRow } from './writeRows.ts';

/** Names of input values that are not stored. */
const ignoredNames = /^(clientmutationid|password|secret|captcha)$/;

/**
 * Returns the changes that input values ask for, of a new row or of a given one. Rows inside of the input are written. Throws
 * `NOT_FOUND` for an id that no row has.
 */
export function readChanges(
  data: OwnData,
  collection: Collection,
  inputs: readonly InputValue[],
  row?: Values,
): Changes {
  const changes: Changes = {};
  for (const { name, value, path } of inputs) {
    const folded = foldName(name);
    if (ignoredNames.test(folded)) continue;
    const field = Object.values(collection.type.getFields()).find(
      (other) => foldName(other.name) === folded,
    );
    const relation = findRelation(collection, folded);
    if (relation) {
      const references = readRelation(
        { data, relation, owner: row, path, writeRow: createWriter(data, path) },
        value,
      );
      if (references !== undefined)
        changes[relation.kind === 'one' ? relation.storage : relation.name] = references;
    } else if (field) {
      if (value === null && !isNullable(field.type)) continue;
      const isLeaf = isLeafType(getNamedType(field.type));
      const fitted = isLeaf ? fitList(collection, field.name, value) : value;
      // An input can have the name of a field, and another type.
      const misfit = findMisfit(field.type, fitted, path.join('.'), isOutput);
      if (!misfit) changes[field.name] = fitted;
      else if (data.isFixed(collection)) throw badInput(misfit.path, misfit.rule);
    }
  }
  return changes;
}

/** Creates the function that writes a row with the values of an object inside of an input. */
const createWriter =
  (data: OwnData, path: string[]) =>
  (collection: Collection, input: Record<string, unknown>, row?: OwnRow): Values => {
    const inputs = Object.entries(input).map(
      ([name, value]): InputValue => ({ name, value, path: [...path, name] }),
    );
    const others = inputs.filter(({ name }) => foldName(name) !== foldName(getKeyName(collection)));
    const changes = readChanges(data, collection, others, row?.values);
    return row
      ? changeRow(data, collection, row, changes)
      : addRow(data, collection, changes, readNewKey(collection, inputs));
  };

/** Returns a list for a field that is a list, and a single value for any other field. */
function fitList({ leaves }: Collection, name: string, value: unknown): unknown {
  const leaf = leaves.find((other) => other.name === name);
  if (!leaf || value === null) return value;
  if (leaf.isList) return Array.isArray(value) ? value : [value];
  return Array.isArray(value) ? (value[0] ?? null) : value;
}

/** Finds the relation that `authorId`, `author`, `labelIds`, or `hotelCode` for the key `code` of the hotel means. */
function findRelation({ relations }: Collection, folded: string): Relation | undefined {
  const base = folded.replace(/ids?$/, '');
  const all = [...relations.values()];
  const find = (name: string) => all.find((other) => foldName(other.name) === name);
  const findByKey = () =>
    all.find(({ name, targets: [target, second] }) => {
      const key = target && !second && foldName(getKeyName(target));
      return [`${foldName(name)}${key}`, `${toSingular(foldName(name))}${key}s`].includes(folded);
    });
  return (
    find(folded) ??
    (base === folded
      ? findByKey()
      : (find(base) ?? find(`${base}s`) ?? find(`${base}ies`) ?? findByKey()))
  );
}

/** Returns the id that input values give to a new row, if there is one. */
export function readNewKey(
  collection: Collection,
  inputs: readonly InputValue[],
): string | number | undefined {
  const name = foldName(getKeyName(collection));
  const value = inputs.find((input) => foldName(input.name) === name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
