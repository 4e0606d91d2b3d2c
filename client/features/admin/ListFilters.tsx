import { useTranslation } from 'react-i18next';
import { useAdminCountQuery, useAdminRowTitleQuery } from '../../gql/admin/hooks.ts';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import type { TableParams } from '../../ui/table/useTableParams.ts';
import {
  type Collection,
  type Field,
  getChoiceLabel,
  getFieldLabel,
  isReference,
} from './collections.ts';
import {
  createFilter,
  type Filters,
  getChoices,
  getFilterValues,
  getListVariables,
  listFilterFields,
} from './list.ts';
import { RowSelect } from './RowSelect.tsx';

/** The number of filters that are always shown. */
const maxFilters = 3;

interface ListFiltersProps {
  collection: Collection;
  shown: TableParams<string, Filters>;
  onChange: (changes: Filters) => void;
}

/** The filters of a list: states first, then switches and relations. Filters that are set are always shown. */
export function ListFilters({ collection, shown, onChange }: ListFiltersProps) {
  const { t } = useTranslation('admin');
  const fields = listFilterFields(collection);
  const first = fields.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxFilters);
  const getLabel = (field: Field, choice: string) =>
    field.kind === 'BOOLEAN'
      ? t(`value.${choice === 'true' ? 'yes' : 'no'}`)
      : getChoiceLabel(choice);

  return fields
    .filter((field) => first.includes(field) || getFilterValues(shown, field).length > 0)
    .map((field) =>
      isReference(field) ? (
        <RowFilter
          key={field.name}
          field={field}
          value={getFilterValues(shown, field)[0] ?? ''}
          onChange={(id) => onChange(createFilter(field, id))}
        />
      ) : (
        <FilterChip
          key={field.name}
          label={getFieldLabel(field)}
          options={getChoices(field).map((value) => ({ value, label: getLabel(field, value) }))}
          values={getFilterValues(shown, field)}
          onChange={(values) => onChange(createFilter(field, values))}
          renderCount={(value) => (
            <RowCount
              collection={collection}
              shown={{ ...shown, ...createFilter(field, [value]) }}
            />
          )}
        />
      ),
    );
}

const rank = (field: Field) => (field.kind === 'ENUM' ? 0 : isReference(field) ? 1 : 2);

/** The number of rows that match all filters. */
function RowCount({ collection, shown }: Pick<ListFiltersProps, 'collection' | 'shown'>) {
  const { collection: name, q, filters } = getListVariables(collection, shown);
  const { data } = useAdminCountQuery({ variables: { collection: name, q, filters } });
  return <FilterCount count={data?.collectionRowPage.total} />;
}

interface RowFilterProps {
  field: Field;
  /** The id of the row. Empty if there is no filter. */
  value: string;
  onChange: (id: string) => void;
}

/** The filter by a related row. The address contains only its id. */
function RowFilter({ field, value, onChange }: RowFilterProps) {
  const label = getFieldLabel(field);
  const [collection = ''] = field.targets;
  const { data } = useAdminRowTitleQuery({
    variables: { collection, id: value },
    skip: value === '',
  });

  return (
    <RowSelect
      aria-label={label}
      placeholder={label}
      targets={field.targets}
      value={(value && data?.collectionRow) || null}
      onChange={(row) => onChange(row?.id ?? '')}
    />
  );
}
