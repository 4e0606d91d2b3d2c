import { useTranslation } from 'react-i18next';
import { useAdminRowTitleQuery } from '../../gql/admin/hooks.ts';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import {
  type Collection,
  type Field,
  getChoiceLabel,
  getFieldLabel,
  isReference,
} from './collections.ts';
import { createFilter, type Filters, getFilterValue, listFilterFields } from './list.ts';
import { RowSelect } from './RowSelect.tsx';

/** The number of filters that are always shown. */
const maxFilters = 3;

interface ListFiltersProps {
  collection: Collection;
  shown: Filters;
  onChange: (changes: Filters) => void;
}

/** The filters of a list: states first, then switches and relations. Filters that are set are always shown. */
export function ListFilters({ collection, shown, onChange }: ListFiltersProps) {
  const fields = listFilterFields(collection);
  const first = fields.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxFilters);

  return fields
    .filter((field) => first.includes(field) || getFilterValue(shown, field) !== '')
    .map((field) => (
      <Filter
        key={field.name}
        field={field}
        value={getFilterValue(shown, field)}
        onChange={(value) => onChange(createFilter(field, value))}
      />
    ));
}

const rank = (field: Field) => (field.kind === 'ENUM' ? 0 : isReference(field) ? 1 : 2);

interface FilterProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function Filter({ field, value, onChange }: FilterProps) {
  const { t } = useTranslation('admin');
  const label = getFieldLabel(field);
  if (isReference(field)) return <RowFilter field={field} value={value} onChange={onChange} />;
  const options =
    field.kind === 'BOOLEAN'
      ? [
          { value: 'true', label: t('filter.is', { label }) },
          { value: 'false', label: t('filter.isNot', { label }) },
        ]
      : field.choices.map((choice) => ({ value: choice, label: getChoiceLabel(choice) }));
  return (
    <FilterSelect
      label={label}
      all={t('filter.all', { label })}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/** The filter by a related row. The address contains only its id. */
function RowFilter({ field, value, onChange }: FilterProps) {
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
