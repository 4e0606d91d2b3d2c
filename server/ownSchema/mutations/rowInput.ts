import { type GraphQLLeafType, getNamedType, isLeafType } from 'graphql';
import { badInput } from '../../errors.ts';
import { getKeyName } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import type { Relation } from '../schema/relations.ts';
import { isNullable } from '../schema/shapes.ts';
import { type OwnData, toReference } from '../store/ownData.ts';
import type { InputValue } from './input.ts';

export type Changes = Record<string, unknown>;

/** Names of input values that are not stored. */
const ignoredNames = /^(clientmutationid|password|secret|captcha)$/;

/** Returns the changes of a row that input values ask for. Throws `NOT_FOUND` for an id that no row has. */
export function readChanges(
  data: OwnData,
  collection: Collection,
  inputs: readonly InputValue[],
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
      if (!isListOfObjects(value)) writeRelation(data, relation, value, { changes, path });
    } else if (field) {
      const type = getNamedType(field.type);
      if (value === null && !isNullable(field.type)) continue;
      if (!isLeafType(type)) {
        if (typeof value === 'object') changes[field.name] = value;
        continue;
      }
      const fitted = fitList(collection, field.name, value);
      if (isWritable(type, fitted)) changes[field.name] = fitted;
    }
  }
  return changes;
}

/** Returns whether a field can return a value. An input can have the name of a field, and another type. */
function isWritable(type: GraphQLLeafType, value: unknown): boolean {
  try {
    for (const item of [value].flat()) if (item !== null) type.serialize(item);
    return true;
  } catch {
    return false;
  }
}

const isListOfObjects = (value: unknown) =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);

/** Returns a list for a field that is a list, and a single value for any other field. */
function fitList({ leaves }: Collection, name: string, value: unknown): unknown {
  const leaf = leaves.find((other) => other.name === name);
  if (!leaf || value === null) return value;
  if (leaf.isList) return Array.isArray(value) ? value : [value];
  return Array.isArray(value) ? (value[0] ?? null) : value;
}

/** Finds the relation that `authorId`, `author` or `labelIds` means. */
function findRelation({ relations }: Collection, folded: string): Relation | undefined {
  const base = folded.replace(/ids?$/, '');
  const all = [...relations.values()];
  const find = (name: string) => all.find((other) => foldName(other.name) === name);
  return (
    find(folded) ??
    (base === folded ? undefined : (find(base) ?? find(`${base}s`) ?? find(`${base}ies`)))
  );
}

interface WriteOptions {
  changes: Changes;
  path: string[];
}

function writeRelation(
  data: OwnData,
  relation: Relation,
  value: unknown,
  { changes, path }: WriteOptions,
) {
  if (relation.kind === 'one') {
    if (value === null) {
      if (relation.isNullable) changes[relation.storage] = null;
    } else if (relation.by === 'stored') {
      const reference = findReference(data, relation, readId(value), path);
      if (reference !== undefined) changes[relation.storage] = reference;
    }
    return;
  }
  const ids = readIds(value);
  if (ids)
    changes[relation.name] = ids.flatMap((id) => findReference(data, relation, id, path) ?? []);
}

/** Returns the reference to a row with an id. Returns `undefined` for the id of a row of another type, which is ignored. */
function findReference(data: OwnData, relation: Relation, id: unknown, path: string[]) {
  const found = data.findIn(relation.targets, id);
  if (found) return toReference(relation, found.row.values, data.model);
  const [target] = relation.targets;
  if (data.findIn([...data.model.collections.values()], id)) return undefined;
  if (target) throw data.notFound(target, id);
  throw badInput(path.join('.'), 'must be an id.');
}

/** Reads an id from `"7"`, `{ id: "7" }` or `{ connect: { id: "7" } }`. */
function readId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { connect, id, _id = id } = value as Record<string, unknown>;
  return connect === undefined ? _id : readId(connect);
}

function readIds(value: unknown): unknown[] | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(readId);
  if (typeof value !== 'object') return undefined;
  const { connect, set = connect } = value as Record<string, unknown>;
  return set === undefined ? undefined : [set].flat().map(readId);
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
