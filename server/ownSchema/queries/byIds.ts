import { getNamedType, getNullableType, isLeafType, isListType } from 'graphql';
import { isEqual } from '../lists/operators.ts';
import { findNamedField } from '../lists/readField.ts';
import type { Values } from '../rows/createRow.ts';
import { isList } from '../schema/shapes.ts';
import type { QueryConvention } from './convention.ts';

/** `nodes(ids:)`, `albums(ids:)`: the rows with some ids, in their order. */
export const byIds: QueryConvention = (model, field) => {
  const named = getNamedType(field.type);
  const targets = isLeafType(named) ? [] : model.listTargets(named);
  const ids = field.args.find(
    ({ name, type }) =>
      /(^|[a-z_])(ids|slugs|keys)$/i.test(name) && isListType(getNullableType(type)),
  );
  if (!isList(field.type) || !ids || targets.length === 0 || !String(ids.type).endsWith('!'))
    return undefined;
  const allowsNull = !/!\]!?$/.test(String(field.type));
  const singular = ids.name.replace(/s$/, '');

  return {
    convention: 'by ids',
    reason: `${ids.name} has the ids of rows of ${named.name}`,
    read(data, args) {
      const find = (id: unknown): Values | undefined =>
        data.findIn(targets, id)?.row.values ??
        targets.flatMap((target) => {
          const found = findNamedField(target, singular);
          return found?.kind === 'leaf'
            ? data.list(target).filter((row) => isEqual(row[found.name], id))
            : [];
        })[0];
      const rows = (args[ids.name] as unknown[]).map((id) => find(id) ?? null);
      return allowsNull ? rows : rows.filter((row) => row !== null);
    },
  };
};
