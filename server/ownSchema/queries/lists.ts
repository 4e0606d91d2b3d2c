import { getNamedType, isLeafType } from 'graphql';
import { createConnection } from '../fields/generated.ts';
import { createListReader, readListArguments } from '../lists/listArguments.ts';
import { getRowType } from '../schema/relations.ts';
import { isList } from '../schema/shapes.ts';
import type { QueryConvention } from './convention.ts';

/** `users`, `allFilms(first:, after:)`, `search(query:)`: the rows of a type, as a list or as a connection. */
export const lists: QueryConvention = (model, field) => {
  const { type, isMany } = getRowType(field);
  const targets = isLeafType(type) ? [] : model.listTargets(type);
  if (!isMany || targets.length === 0) return undefined;
  const readList = createListReader(field, targets);
  const named = getNamedType(field.type);
  const { filters, fields, orders, searches, pages, unknown } = readListArguments(field, targets);
  const parts = [
    ['filter', [...filters, ...fields]],
    ['search', searches],
    ['order', orders],
    ['page', pages],
    ['not used', unknown],
  ] as const;
  const used = parts
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `${title}: ${names.join(', ')}`);

  return {
    convention: isList(field.type) ? 'list' : 'connection',
    reason: `rows of ${type.name}${used.length > 0 ? ` (${used.join('; ')})` : ''}`,
    read(data, args) {
      const [target, ...others] = targets;
      const rows =
        target && others.length === 0
          ? data.list(target)
          : targets.flatMap((each) => data.list(each));
      const page = readList(data, rows, args);
      return isList(field.type) ? page.rows : createConnection(named, page, `Query.${field.name}`);
    },
  };
};
