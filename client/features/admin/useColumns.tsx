import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/column.ts';
import { type Collection, type Field, getFieldLabel, isReference } from './collections.ts';
import { FieldValue } from './FieldValue.tsx';
import { canSortBy, getLinkedRow, getValue, type Row } from './list.ts';
import { RowLink } from './RowLink.tsx';
import classes from './useColumns.module.css';

/** The number of visible columns besides the title. The others can be shown. */
const maxVisible = 5;

/** The kinds of fields that a list shows first: state, relations, amounts and times. */
const priorities: Field['kind'][] = [
  'ENUM',
  'RELATION',
  'MONEY',
  'EMAIL',
  'INTEGER',
  'NUMBER',
  'TEXT',
  'BOOLEAN',
  'DATE',
  'DATE_TIME',
];

const endAligned: Field['kind'][] = ['INTEGER', 'NUMBER', 'MONEY'];

/** Returns the columns of a list: the title with the picture, and the other fields in the order of the schema. */
export function useColumns(collection: Collection): Column<Row, string>[] {
  const { t } = useTranslation('admin');
  const { fields, titleFields, pictureField } = collection;
  const [titleField] = titleFields;
  const others = fields.filter(
    ({ name, kind, isList }) =>
      !titleFields.includes(name) && name !== pictureField && !(kind === 'RELATION' && isList),
  );
  const visible = chooseVisible(others);
  const title = fields.find(({ name }) => name === titleField);

  return [
    {
      id: 'title',
      title: title && titleFields.length === 1 ? getFieldLabel(title) : t('field.title'),
      sortBy: titleField,
      cell: (row) => <RowLink row={row} size={32} />,
      getExportedValue: (row) => row.title,
    },
    ...others.map(
      (field): Column<Row, string> => ({
        id: `field.${field.name}`,
        title: getFieldLabel(field),
        sortBy: canSortBy(field) ? field.name : undefined,
        isDescendingFirst: field.kind.startsWith('DATE'),
        align: endAligned.includes(field.kind) && !field.isList ? 'end' : undefined,
        isHiddenByDefault: !visible.has(field),
        cell: (row) =>
          ['TEXT', 'LONG_TEXT'].includes(field.kind) && !field.isList ? (
            <div className={classes.text}>
              <FieldValue row={row} field={field} />
            </div>
          ) : (
            <FieldValue row={row} field={field} />
          ),
        getExportedValue: (row) => getExportedValue(row, field),
      }),
    ),
  ];
}

function chooseVisible(fields: Field[]): Set<Field> {
  const ranked = fields
    .filter(({ kind, isList }) => priorities.includes(kind) && !isList)
    .map((field) => ({ field, rank: priorities.indexOf(field.kind) }));
  const times = ranked.filter(({ field }) => field.kind.startsWith('DATE')).slice(0, 1);
  const others = ranked
    .filter(({ field }) => !field.kind.startsWith('DATE'))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxVisible - times.length);
  return new Set([...others, ...times].map(({ field }) => field));
}

function getExportedValue(row: Row, field: Field): string | number | Date {
  if (isReference(field)) return getLinkedRow(row, field)?.title ?? '';
  const value = getValue(row, field);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
