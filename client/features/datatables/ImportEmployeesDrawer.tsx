import { Box, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddEmployeeInput } from '../../gql/datatables/graphql.ts';
import { FileImport } from '../../ui/FileImport.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { ColumnChoices } from '../../ui/table/ColumnChoices.tsx';
import { toCsv } from '../../ui/table/csv.ts';
import { ImportPreview } from '../../ui/table/ImportPreview.tsx';
import type { EmployeeDrawerProps } from './AddEmployeeDrawer.tsx';
import { type Field, fields } from './employees.ts';
import type { ColumnFields, ImportFile, ImportResult } from './importFile.ts';
import { useColumns } from './useColumns.tsx';

/** The number of problems that are shown. */
const shownProblemCount = 5;

interface Values {
  /** The text of the file. */
  text: string;
  columnFields: ColumnFields;
}

/** A drawer that reads a file, shows a preview of the rows, and imports them. */
export function ImportEmployeesDrawer({ isOpen, actions, onClose }: EmployeeDrawerProps) {
  const { t, i18n } = useTranslation('datatables');
  const { name, post, email, city, startedOn, salary, age, experience, status } = useColumns();
  const [file, setFile] = useState<ImportFile>();
  const [result, setResult] = useState<ImportResult>();
  const { employees = [], problems } = result ?? {};
  const form = useMutationForm<Values>({
    draft: 'employee.import',
    values: { text: '', columnFields: [] },
    async save() {
      if (employees.length > 0) return actions.addAll(employees);
      setResult({ employees, problems: [...(problems ?? []), t('import.nothing')] });
      return { isRefused: true };
    },
    onSaved: onClose,
  });
  const { text, columnFields } = form.values;

  function downloadTemplate() {
    const columns = [name, post, email, city, startedOn, salary, age, experience, status];
    saveFile(`${t('register')}.csv`, toCsv(columns, []));
  }

  /** Reads the text of a file. A restored draft also has the fields of its columns. */
  async function read(newText: string, knownFields?: ColumnFields) {
    const { findFields, readImportFile } = await import('./importFile.ts');
    const newFile = await readImportFile(newText, i18n);
    setFile(newFile);
    form.setValues({ text: newText });
    await parse(newFile, knownFields ?? findFields(newFile));
  }

  const readDraft = useEffectEvent(() => {
    if (text !== '') void read(text, columnFields);
  });
  useEffect(() => readDraft(), []);

  async function parse(newFile: ImportFile, newFields: ColumnFields) {
    const { parseLines } = await import('./importFile.ts');
    setResult(parseLines(newFile, newFields, { t, language: i18n.language }));
    form.setValues({ columnFields: newFields });
  }

  const chooseFields = (newFields: ColumnFields) => file && void parse(file, newFields);
  const shownFields = fields.filter((field) => columnFields.includes(field));
  const formatField = (employee: AddEmployeeInput, field: Field) =>
    field === 'status' ? t(`status.${employee.status ?? 'CURRENT'}`) : employee[field];

  return (
    <FormDrawer
      form={form}
      title={t('import.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('import.action', { count: employees.length })}
    >
      <FileImport
        hint={t('import.hint')}
        templateLabel={t('import.template')}
        label={t('import.choose')}
        onTemplate={downloadTemplate}
        onFile={async (chosen) => read(await chosen.text())}
      />
      <div role="status">
        {problems && (
          <Text size="caption" c="dimmed">
            {t('import.found', { count: employees.length })}
          </Text>
        )}
        {problems && problems.length > 0 && (
          <Box component="ul" c="danger" ps={20}>
            {problems.slice(0, shownProblemCount).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        )}
      </div>
      {file && (
        <ColumnChoices
          titles={file.titles}
          fields={fields.map((value) => ({ value, label: t(`field.${value}`) }))}
          columnFields={columnFields}
          onChange={chooseFields}
        />
      )}
      {employees.length > 0 && (
        <ImportPreview
          titles={shownFields.map((field) => t(`field.${field}`))}
          rows={employees.map((employee) =>
            shownFields.map((field) => formatField(employee, field)),
          )}
        />
      )}
    </FormDrawer>
  );
}
