import { Box, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AddEmployeeInput } from '../../gql/datatables/graphql.ts';
import { type Field, fields } from './employees.ts';
import type { ColumnFields, ImportFile } from './importFile.ts';
import classes from './tables.module.css';

/** The number of rows in the preview. */
const previewRowCount = 5;

interface ColumnChoicesProps {
  file: ImportFile;
  columnFields: ColumnFields;
  onChange: (columnFields: ColumnFields) => void;
}

/** A select for each column of the file, with the field that it is imported to. */
export function ColumnChoices({ file, columnFields, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('datatables');
  const ignored = file.titles.filter((_, index) => columnFields[index] === '');

  /** Sets the field of a column. A field has one column, so that another column loses it. */
  const change = (index: number, field: Field | '') =>
    onChange(
      columnFields.map((current, other) => {
        if (other === index) return field;
        return current === field ? '' : current;
      }),
    );

  return (
    <Stack gap="sm">
      {ignored.length > 0 && (
        <Text size="caption" c="danger">
          {t('import.ignored', { count: ignored.length, titles: ignored.join(', ') })}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {file.titles.map((title, index) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: titles can be repeated
            key={index}
            label={title.trim() || t('import.untitled', { number: index + 1 })}
            data={[
              { value: '', label: t('import.leaveOut') },
              ...fields.map((value) => ({ value, label: t(`field.${value}`) })),
            ]}
            value={columnFields[index]}
            onChange={({ currentTarget }) => change(index, currentTarget.value as Field | '')}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface ImportPreviewProps {
  employees: AddEmployeeInput[];
  columnFields: ColumnFields;
}

/** The first employees of a file, with all columns that are imported. */
export function ImportPreview({ employees, columnFields }: ImportPreviewProps) {
  const { t } = useTranslation('datatables');
  const shownFields = fields.filter((field) => columnFields.includes(field));
  const format = (employee: AddEmployeeInput, field: Field) =>
    field === 'status' ? t(`status.${employee.status ?? 'CURRENT'}`) : employee[field];

  return (
    <Box
      component="section"
      style={{ overflowX: 'auto' }}
      className={classes.preview}
      tabIndex={0}
      aria-label={t('import.preview')}
    >
      <table>
        <thead>
          <tr>
            {shownFields.map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {employees.slice(0, previewRowCount).map((employee, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
            <tr key={index}>
              {shownFields.map((field) => (
                <td key={field}>{format(employee, field)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
