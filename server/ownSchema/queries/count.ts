import { getNamedType, isObjectType } from 'graphql';
import { createConnection } from '../fields/generated.ts';
import { createListReader } from '../lists/listArguments.ts';
import { foldName, isSameNoun, toFieldName } from '../schema/names.ts';
import { isList } from '../schema/shapes.ts';
import type { QueryConvention } from './convention.ts';

/** Names of fields with the number of rows, in a type such as `Count { count }`. */
const countFields = ['count', 'total', 'totalCount'];

/** `usersCount`, `countUsers`, `totalUsers`: the number of rows of a type, with the filters of its list. */
export const count: QueryConvention = (model, field) => {
  const named = getNamedType(field.type);
  const [, before, after] =
    /^(?:count|total)_?(\w+)$|^_?(?:all)?_?(\w+?)_?(?:count|total|meta)$/i.exec(field.name) ?? [];
  const noun = before ?? after;
  const isObject = isObjectType(named) && countFields.some((name) => name in named.getFields());
  if (!(named.name === 'Int' || isObject) || isList(field.type) || !noun) return undefined;
  const target = [...model.collections.values()].find(
    ({ name, path }) => path === noun || isSameNoun(foldName(toFieldName(name)), noun),
  );
  if (!target) return undefined;
  const readList = createListReader(field, [target]);
  return {
    convention: 'count',
    reason: `number of rows of ${target.name}`,
    read(data, args) {
      const page = readList(data, data.list(target), args);
      return isObject ? createConnection(named, page, `Query.${field.name}`) : page.total;
    },
  };
};
