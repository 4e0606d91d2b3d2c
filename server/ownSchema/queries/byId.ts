import { getNamedType, isLeafType, isRequiredArgument } from 'graphql';
import { createKeyLookup, findKeyArguments } from '../fields/keyLookup.ts';
import type { Arguments } from '../lists/pageArguments.ts';
import { findNamedField } from '../lists/readField.ts';
import { getKeyName } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { isReachable } from '../schema/reach.ts';
import { isList, isNullable } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { getAnyRow } from '../store/related.ts';
import type { QueryConvention } from './convention.ts';

/** `node(id:)`, `user(id:)`, `repository(owner:, name:)`, `product(where: { slug })`: one row that arguments identify. */
export const byId: QueryConvention = (model, field) => {
  const named = getNamedType(field.type);
  const targets = isLeafType(named) ? [] : model.listTargets(named);
  if (isList(field.type) || targets.length === 0) return undefined;
  const keys = findKeyArguments(field, targets);
  const used = keys.filter(({ matches }) => matches);
  if (used.length === 0 && !field.args.some(isRequiredArgument)) return undefined;
  const lookup = createKeyLookup(field, targets);
  const names = used.map(({ path }) => path.join('.'));
  return {
    convention: 'by id',
    reason:
      names.length > 0
        ? `${names.join(', ')} identifies a row of ${named.name}`
        : `no argument is a field of ${named.name}: the first row`,
    read(data, args) {
      const row =
        findByKey(data, targets, args) ??
        lookup?.(
          data,
          targets.flatMap((target) => data.list(target)),
          args,
        );
      // No other field leads to the rows, so that a client cannot know a value that identifies one.
      if (
        !row &&
        !keys.some(({ path }) => isIdName(path)) &&
        !targets.some((target) => isReachable(model, target))
      )
        return getAnyRow(data, targets);
      if (row || isNullable(field.type)) return row ?? null;
      const [name = 'id'] = names;
      throw data.notFound(targets[0] as Collection, args[name] ?? Object.values(args)[0]);
    },
  };
};

const isIdName = (path: string[]) => /ids?$/i.test(path.at(-1) ?? '');

/** Returns the row with an id, which the index finds without reading all rows. */
function findByKey(data: OwnData, targets: readonly Collection[], args: Arguments) {
  const [[name, value] = ['', undefined], ...others] = Object.entries(args).filter(
    ([, given]) => given !== undefined && given !== null,
  );
  if (others.length > 0 || typeof value === 'object') return undefined;
  const isKey = (target: Collection) => {
    const found = findNamedField(target, name);
    return found?.kind === 'leaf' && found.name === getKeyName(target);
  };
  return data.findIn(targets.filter(isKey), value)?.row.values;
}
