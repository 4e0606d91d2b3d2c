import { getNamedType, isLeafType } from 'graphql';
import type { Collection, Model, Relation } from '../schema/model.ts';

/** Returns the relations that a removal changes: those that must not be null, and those whose id is a field. */
export function listDependents({ collections }: Model): Map<Collection, Relation[]> {
  const found = new Map<Collection, Relation[]>();
  for (const { relations } of collections.values()) {
    for (const relation of relations.values()) {
      const isVisible =
        relation.storage !== relation.name || isLeafType(getNamedType(relation.field.type));
      if (relation.by !== 'stored' || (relation.isNullable && !isVisible)) continue;
      for (const target of relation.targets)
        found.set(target, [...(found.get(target) ?? []), relation]);
    }
  }
  return found;
}
