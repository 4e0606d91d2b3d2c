import { getNamedType, isLeafType, isRequiredArgument } from 'graphql';
import { isList } from '../schema/shapes.ts';
import { getAnyRow } from '../store/related.ts';
import type { QueryConvention } from './convention.ts';

/** `viewer`, `me`, `organization`: the first row of a type. */
export const singleton: QueryConvention = (model, field) => {
  const named = getNamedType(field.type);
  const targets = isLeafType(named) ? [] : model.listTargets(named);
  if (isList(field.type) || targets.length === 0 || field.args.some(isRequiredArgument))
    return undefined;
  return {
    convention: 'singleton',
    reason: `the first row of ${named.name}`,
    read: (data) => getAnyRow(data, targets),
  };
};
