import { getKeyName, type Key, type Reference, type Values } from '../rows/createRow.ts';
import type { Collection, Model, Relation } from '../schema/model.ts';

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the stored form of a reference to a row. */
export function toReference(
  { targets }: Pick<Relation, 'targets'>,
  values: Values,
  { collections }: Model,
): Key | Reference {
  const collection = collections.get(values.__typename);
  const id = values[collection ? getKeyName(collection) : 'id'] as Key;
  return targets.length > 1 ? { type: values.__typename, id } : id;
}

/** Returns a reference as a text, for the index. */
export function formatReference(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isReference(value) ? `${value.type}/${value.id}` : String(value);
}

/** Returns the collection and the id of a stored reference. */
export function readReference(
  { targets }: Relation,
  value: unknown,
): { targets: readonly Collection[]; id: unknown } {
  if (!isReference(value)) return { targets, id: value };
  return { targets: targets.filter(({ name }) => name === value.type), id: value.id };
}
