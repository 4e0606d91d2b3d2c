import { type GraphQLNamedType, getNamedType, isAbstractType, isLeafType } from 'graphql';
import type { Model } from '../schema/model.ts';
import { hasFields, needsNoArguments } from '../schema/shapes.ts';

/** Objects that are not rows can contain each other without end. */
const maxDepth = 4;

interface SelectOptions {
  depth?: number;
  isInRow?: boolean;
  /** Whether rows have only their leaf fields. */
  isFlat?: boolean;
}

/**
 * Returns the selection of a REST route: all leaf fields, objects that are not rows, and the rows to which a row or a payload leads,
 * without the rows to which these lead.
 */
export function selectFields(
  model: Model,
  type: GraphQLNamedType,
  { depth = 0, isInRow = false, isFlat = false }: SelectOptions = {},
): string {
  if (isLeafType(type)) return '';
  const parts: string[] = [];
  if (isAbstractType(type)) {
    parts.push('__typename');
    for (const member of model.schema.getPossibleTypes(type))
      parts.push(
        `... on ${member.name} ${selectFields(model, member, { depth, isInRow, isFlat })}`,
      );
  } else if (hasFields(type)) {
    const isRow = model.collections.has(type.name);
    for (const field of Object.values(type.getFields()).filter(needsNoArguments)) {
      const named = getNamedType(field.type);
      const isToRows = model.listTargets(named).length > 0;
      if (isLeafType(named)) parts.push(field.name);
      else if (depth < maxDepth && !((isInRow || (isRow && isFlat)) && isToRows)) {
        const inner = selectFields(model, named, {
          depth: depth + 1,
          isInRow: isInRow || isRow,
          isFlat,
        });
        if (inner !== '{ __typename }') parts.push(`${field.name} ${inner}`);
      }
    }
  }
  return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
}
