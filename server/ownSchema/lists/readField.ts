import { getKeyName, type Values } from '../rows/createRow.ts';
import type { Collection, Model, Relation } from '../schema/model.ts';
import { foldName, toSingular } from '../schema/names.ts';

import type { OwnData } from '../store/ownData.ts';
import { getRelated } from '../store/related.ts';

/** The meaning of a name for the rows of a collection. */
export type NamedField =
  | { kind: 'leaf'; name: string; isList: boolean }
  /** The id of the row of a single relation, or of all rows of a list. */
  | { kind: 'id'; relation: Relation }
  | { kind: 'relation'; relation: Relation };

/**
 * Finds the field of a collection that a name means: `isDraft`, `is_draft`, `authorId` for the relation `author`, `states` for
 * the field `state`, and `userLogin` for the login of the relation `user`.
 */
export function findNamedField(collection: Collection, name: string): NamedField | undefined {
  const cache = namedFields.get(collection) ?? new Map<string, NamedField | undefined>();
  namedFields.set(collection, cache);
  if (!cache.has(name)) cache.set(name, searchNamedField(collection, name));
  return cache.get(name);
}

/** The fields that were found, because a filter looks for the same names in each row. */
const namedFields = new WeakMap<Collection, Map<string, NamedField | undefined>>();

function searchNamedField(collection: Collection, name: string): NamedField | undefined {
  const folded = foldName(name);
  const keyName = getKeyName(collection);
  if (folded === foldName(keyName)) return { kind: 'leaf', name: keyName, isList: false };
  const matches = (other: string) => foldName(other) === folded;
  const leaf = collection.leaves.find((candidate) => matches(candidate.name));
  if (leaf) return { kind: 'leaf', name: leaf.name, isList: leaf.isList };
  const relations = [...collection.relations.values()];
  const relation = relations.find((candidate) => matches(candidate.name));
  if (relation) return { kind: 'relation', relation };
  const ids = relations.find((candidate) => /ids?$/.test(folded) && matchesId(candidate, folded));
  if (ids) return { kind: 'id', relation: ids };
  const singular = collection.leaves.find(
    (candidate) => foldName(candidate.name) === toSingular(folded),
  );
  if (singular) return { kind: 'leaf', name: singular.name, isList: singular.isList };
  if (isKeyOf(collection, folded)) return { kind: 'leaf', name: keyName, isList: false };
  return undefined;
}

function matchesId({ name, kind }: Relation, folded: string): boolean {
  const base = folded.replace(/ids?$/, '');
  const own = foldName(name).replace(/connection$/, '');
  return own === base || own === `${base}id` || (kind === 'many' && toSingular(own) === base);
}

/** Returns whether a name means the id of a collection: `id`, `ids`, `issueId`, or `labelId` for an `IssueLabel`. */
function isKeyOf({ name }: Collection, folded: string): boolean {
  const base = folded.replace(/ids?$/, '');
  if (base === folded) return false;
  const type = foldName(name);
  return base === '' || base === type || (base.length > 3 && type.endsWith(base));
}

/** Returns the value of a leaf field, or the rows or ids of a relation. */
export function readNamedField(data: OwnData, values: Values, field: NamedField): unknown {
  if (field.kind === 'leaf') return values[field.name];
  const row = field.relation.kind === 'one' ? getRelated(data, values, field.relation) : null;
  return field.kind === 'id' ? row && getId(data.model, row) : row;
}

export function getId({ collections }: Model, values: Values): unknown {
  const collection = collections.get(values.__typename);
  return values[collection ? getKeyName(collection) : 'id'];
}
