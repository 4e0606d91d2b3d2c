import { getNamedType } from 'graphql';
import { createListReader } from '../lists/listArguments.ts';
import { foldName, isSameNoun, toFieldName } from '../schema/names.ts';
import { isList } from '../schema/shapes.ts';
import type { QueryConvention } from './convention.ts';

/** `usersCount`, `countUsers`, `totalUsers`: the number of rows of a type, with the filters of its list. */
export const count: QueryConvention = (model, field) => {
  const named = getNamedType(field.type);
  const [, before, after] =
    /^(?:count|total)_?(\w+)$|^_?(\w+?)_?(?:count|total)$/i.exec(field.name) ?? [];
  const noun = before ?? after;
  if (named.name !== 'Int' || isList(field.type) || !noun) return undefined;
  const target = [...model.collections.values()].find(({ name }) =>
    isSameNoun(foldName(toFieldName(name)), noun),
  );
  if (!target) return undefined;
  const readList = createListReader(field, [target]);
  return {
    convention: 'count',
    reason: `number of rows of ${target.name}`,
    read: (data, args) => readList(data, data.list(target), args).total,
  };
};
