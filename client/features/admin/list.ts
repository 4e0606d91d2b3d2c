import type { AdminListQuery, AdminListQueryVariables } from '../../gql/admin/graphql.ts';
import type { TableDefaults, TableParams } from '../../ui/table/useTableParams.ts';
import { type Collection, type Field, isReference } from './collections.ts';

export type Row = AdminListQuery['collectionRowPage']['rows'][number];
/** The prefix of the URL parameters of filters, because a field can have the name of another parameter. */
const prefix = 'where.';

/** The chosen values of fields with choices, and the id of the row of fields that lead to rows. Empty without a filter. */
export type Filters = Record<`${typeof prefix}${string}`, string | string[]>;

/** The largest number of choices of a select of an enum. */
const maxChoices = 30;

const toParameter = ({ name }: Field) => `${prefix}${name}` as const;

/** Returns the fields by which a list can be filtered. */
export const listFilterFields = ({ fields }: Collection): Field[] =>
  fields.filter(
    (field) =>
      (field.kind === 'ENUM' && field.choices.length <= maxChoices) ||
      field.kind === 'BOOLEAN' ||
      isReference(field),
  );

/** Returns the chosen values of a field. */
export const getFilterValues = (params: Filters, field: Field): string[] =>
  [params[toParameter(field)] ?? []].flat().filter(Boolean);

/** Returns the parameter of a filter, whose value is the id of a row if the field leads to rows. */
export const createFilter = <Value extends string | string[]>(field: Field, value: Value) => ({
  [toParameter(field)]: value,
});

/** Returns the values of a field that can be chosen. */
export const getChoices = ({ kind, choices }: Field): readonly string[] =>
  kind === 'BOOLEAN' ? ['true', 'false'] : choices;

/** Returns whether a list can be sorted by a field. */
export const canSortBy = ({ kind, isList }: Field): boolean => !isList && kind !== 'JSON';

export function getListDefaults(collection: Collection): TableDefaults<string, Filters> {
  const filterFields = listFilterFields(collection);
  return {
    sortBy: '',
    sorts: ['', ...collection.fields.filter(canSortBy).map(({ name }) => name)],
    perPage: 25,
    filters: Object.fromEntries(
      filterFields.map((field) => [toParameter(field), isReference(field) ? '' : []]),
    ),
    choices: Object.fromEntries(
      filterFields
        .filter((field) => !isReference(field))
        .map((field) => [toParameter(field), getChoices(field)]),
    ),
  };
}

/** Returns the variables of the list query. */
export function getListVariables(
  collection: Collection,
  { q, page, perPage, sortBy, isDescending, ...filters }: TableParams<string, Filters>,
): AdminListQueryVariables {
  return {
    collection: collection.name,
    q: q || null,
    page,
    perPage,
    sortBy: sortBy || null,
    isDescending,
    filters: Object.entries(filters as Filters).flatMap(([name, values]) =>
      [values]
        .flat()
        .filter(Boolean)
        .map((value) => ({ field: name.slice(prefix.length), value })),
    ),
  };
}

/** Returns the value of a field that leads to no rows. */
export const getValue = (row: Pick<Row, 'values'>, { name }: Field): unknown =>
  (row.values as Record<string, unknown>)[name];

/** Returns the row of a field that leads to one row. */
export const getLinkedRow = ({ links }: Pick<Row, 'links'>, { name }: Field) =>
  links.find(({ field }) => field === name)?.rows[0];
