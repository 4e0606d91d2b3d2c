import { Box } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminAddRowsMutation } from '../../gql/admin/hooks.ts';
import { FileImport } from '../../ui/FileImport.tsx';
import { isPlainObject } from '../../ui/form/changes.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isListOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { ColumnChoices } from '../../ui/table/ColumnChoices.tsx';
import { toCsv } from '../../ui/table/csv.ts';
import { ImportPreview } from '../../ui/table/ImportPreview.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { type Collection, getCollectionLabel, getFieldLabel } from './collections.ts';
import {
  getImportDraftName,
  type ImportFile,
  listImportFields,
  parseRows,
  readImport,
} from './parseImport.ts';

interface ImportDrawerProps {
  collection: Collection;
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer that reads rows from a CSV file, whose first line has the names of fields, as in an export. */
export function ImportDrawer({ collection, isOpen, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<ImportFile>({ titles: [], lines: [] });
  const [columnFields, setColumnFields] = useState<string[]>([]);
  const [addRows] = useAdminAddRowsMutation({ refetchQueries: 'active', ...formMutation });
  const form = useMutationForm<{ rows: object[] }>({
    draft: getImportDraftName(collection),
    values: { rows: [] },
    shapes: { rows: isListOf(isPlainObject) },
    async save({ values: { rows } }) {
      if (rows.length === 0) {
        setProblem(t('import.nothing'));
        return { isRefused: true };
      }
      return addRows({ variables: { path: collection.path, rows } });
    },
    onSaved(_, { rows }) {
      void showToast({ kind: 'success', message: t('toast.imported', { count: rows.length }) });
      onClose();
    },
    onFailure: ({ message }) => setProblem(message),
  });
  const { rows } = form.values;
  const fields = listImportFields(collection).map((field) => ({
    value: field.name,
    label: getFieldLabel(field),
  }));
  const shownFields = fields.filter(({ value }) => columnFields.includes(value));

  function downloadTemplate() {
    const columns = listImportFields(collection).map((field) => ({
      title: getFieldLabel(field),
      getExportedValue: () => '',
    }));
    saveFile(`${getCollectionLabel(collection)}.csv`, toCsv(columns, []));
  }

  async function readFile(chosen: File) {
    const read = readImport(collection, await chosen.text());
    setFile(read.file);
    importColumns(read.file, read.columnFields);
  }

  function importColumns(newFile: ImportFile, newFields: string[]) {
    const newRows = parseRows(collection, newFile, newFields, language);
    setColumnFields(newFields);
    form.setValues({ rows: newRows });
    setProblem(newRows.length === 0 ? t('import.nothing') : undefined);
  }

  return (
    <FormDrawer
      form={form}
      title={t('import.title', { collection: getCollectionLabel(collection) })}
      isOpen={isOpen}
      onClose={onClose}
      action={t('import.action', { count: rows.length })}
    >
      <FileImport
        hint={t('import.hint')}
        templateLabel={t('import.template')}
        label={t('import.choose')}
        onTemplate={downloadTemplate}
        onFile={(chosen) => void readFile(chosen)}
      />
      <Box role="status" c={problem ? 'danger' : 'dimmed'}>
        {problem ?? (rows.length > 0 && t('import.found', { count: rows.length }))}
      </Box>
      {file.titles.length > 0 && (
        <ColumnChoices
          titles={file.titles}
          fields={fields}
          columnFields={columnFields}
          onChange={(newFields) => importColumns(file, newFields)}
        />
      )}
      {rows.length > 0 && shownFields.length > 0 && (
        <ImportPreview
          titles={shownFields.map(({ label }) => label)}
          rows={file.lines.map((line) =>
            shownFields.map(({ value }) => line[columnFields.indexOf(value)]),
          )}
        />
      )}
    </FormDrawer>
  );
}
