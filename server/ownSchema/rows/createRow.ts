import { getNamedType, isLeafType } from 'graphql';
import type { Collection, Leaf, Relation } from '../schema/model.ts';
import { toKebabCase } from '../schema/names.ts';

import { countLists } from '../schema/shapes.ts';
import { combine, formatUuid, hashField, hashItem, hashText, pick } from './draw.ts';

/** The fields of an object of a collection by name, as its resolvers read them. Relations contain ids. */
export type Values = { readonly __typename: string; readonly [field: string]: unknown };

export type Key = string | number;

/** A row of a related collection, in a field that can have rows of several collections. */
export interface Reference {
  type: string;
  id: Key;
}

/** The settings that determine the sample. */
export interface SampleOptions {
  seed: number;
  /** The time at which the branch began, in milliseconds. */
  now: number;
  /** Returns the number of sample rows of a collection. */
  countRows: (collection: Collection) => number;
  /** The values of the first rows, by type. */
  firstRows?: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

/** Returns the id of the sample row with a number. */
const getSampleKey = (collection: Collection, number: number, { firstRows }: SampleOptions): Key =>
  (firstRows?.[collection.name]?.[number - 1]?.[getKeyName(collection)] as Key | undefined) ??
  createKey(collection, number);

/** The name of the property with the id of a row whose type has no field for it. */
export const hiddenKey = '$key';

export const getKeyName = ({ keyField = hiddenKey }: Collection): string => keyField;

/** Returns the id of the row with a number. */
export function createKey({ name, type, keyField }: Collection, number: number): Key {
  if (keyField === undefined) return number;
  const scalar = getNamedType(type.getFields()[keyField]?.type)?.name ?? 'ID';
  if (/int|long|float|number/i.test(scalar)) return number;
  if (/uuid|guid/i.test(scalar + keyField)) return formatUuid(combine(hashText(name), number));
  return `${toKebabCase(name)}-${number}`;
}

/**
 * Returns the sample row of a collection with a number, starting at 1. It depends on the seed and on the number, and not on
 * how many rows there are.
 */
export function createSampleRow(
  collection: Collection,
  number: number,
  options: SampleOptions,
): Values {
  const values: Record<string, unknown> = {
    __typename: collection.name,
    [getKeyName(collection)]: getSampleKey(collection, number, options),
  };
  const objectHash = hashRow(collection, number, options.seed);
  for (const leaf of collection.leaves) {
    values[leaf.name] = createLeaf(leaf, { objectHash, number, now: options.now });
  }
  for (const relation of collection.relations.values()) {
    if (relation.by === 'stored')
      values[relation.storage] = chooseTarget(relation, number, objectHash, options);
  }
  const given = options.firstRows?.[collection.name]?.[number - 1] ?? {};
  for (const [name, value] of Object.entries(given))
    values[collection.relations.get(name)?.storage ?? name] = value;
  return values as Values;
}

export const hashRow = ({ name }: Collection, number: number, seed: number): number =>
  combine(combine(hashText(name), seed), number);

/** Names of fields that are empty until something has happened to the row. */
const emptyNames =
  /(delet|archiv|cancel|trash|clos|reject|suspend|dismiss|remov|snooz|^auto.*at$)/i;

/** Returns the value of a leaf field, or a list of values. */
export function createLeaf(
  { name, field, isList, isNullable, create }: Leaf,
  source: { objectHash: number; number: number; now: number },
): unknown {
  if (isNullable && emptyNames.test(name)) return isList ? [] : null;
  const hash = hashField(source.objectHash, name);
  if (!isList) return create({ ...source, hash });
  const items = Array.from({ length: 1 + (hash % 3) }, (_, index) =>
    create({ ...source, hash: hashItem(hash, index), number: source.number + index }),
  );
  const list = [...new Set(items)];
  return countLists(field.type) > 1 ? [list] : list;
}

/** Returns the id of the row that the sample relates a row with. */
function chooseTarget(
  relation: Relation,
  number: number,
  objectHash: number,
  options: SampleOptions,
): Key | Reference | null {
  const hash = hashField(objectHash, relation.name);
  const { targets, owner, isNullable } = relation;
  const isLeaf = isLeafType(getNamedType(relation.field.type));
  const chief = (targets.find(({ isViewer }) => isViewer) ?? targets[0]) as Collection;
  if (isNullable && (emptyNames.test(relation.name) || hash % 8 === 0)) return null;
  // Every fourth row belongs to the first row, so that the viewer has some of everything.
  const isOfFirst = number % 4 === 1 && chief !== owner;
  const target = isOfFirst ? chief : pick(targets, combine(hash, 7));
  const count = options.countRows(target);
  if (count === 0) return null;
  // A row of the same collection has a lower number, so that no row is above itself.
  if (target === owner && number === 1 && isNullable) return null;
  const range = target === owner ? Math.max(1, number - 1) : Math.min(count, getRange(number));
  const id = getSampleKey(target, isOfFirst ? 1 : 1 + (hash % range), options);
  return targets.length > 1 && !isLeaf ? { type: target.name, id } : id;
}

/** Returns 10, 100 or 1,000 and so on: row 7 is related to the same rows, no matter how many rows there are. */
export const getRange = (number: number): number =>
  Math.max(10, 10 ** Math.ceil(Math.log10(number)));
