import { Box, Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { toCsv } from '../../ui/table/csv.ts';
import type { EmployeeDrawerProps } from './AddEmployeeDrawer.tsx';
import type { ImportResult } from './parseImport.ts';
import classes from './tables.module.css';
import { useColumns } from './useColumns.tsx';

/** The number of rows in the preview. */
const previewRowCount = 5;
/** The number of problems that are shown. */
const shownProblemCount = 5;

/** A drawer that reads a file, shows a preview of the rows, and imports them. */
export function ImportEmployeesDrawer({ isOpen, actions, onClose }: EmployeeDrawerProps) {
  const { t } = useTranslation('datatables');
  const { name, post, email, city, startedOn, salary, age, experience, status } = useColumns();
  const [problems, setProblems] = useState<ImportResult['problems']>();
  const form = useMutationForm<{ employees: ImportResult['employees'] }>({
    values: { employees: [] },
    save: async ({ values }) => {
      if (values.employees.length > 0) return actions.addAll(values.employees);
      setProblems([...(problems ?? []), t('import.nothing')]);
      return { fieldErrors: { employees: t('import.nothing') } };
    },
    onSaved: onClose,
  });
  const { employees } = form.values;

  function downloadTemplate() {
    const columns = [name, post, email, city, startedOn, salary, age, experience, status];
    saveFile(`${t('register')}.csv`, toCsv(columns, []));
  }

  async function readFile(file: File) {
    const { parseImport } = await import('./parseImport.ts');
    const result = parseImport(await file.text(), t);
    form.setValues({ employees: result.employees });
    setProblems(result.problems);
  }

  return (
    <FormDrawer
      form={form}
      title={t('import.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('import.action', { count: employees.length })}
    >
      <Text size="caption" c="dimmed">
        {t('import.hint')}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        onClick={downloadTemplate}
      >
        {t('import.template')}
      </Button>
      <FileDrop
        label={t('import.choose')}
        accept=".csv,.tsv,.txt,text/csv"
        maxSize={2_000_000}
        onFiles={([file]) => file && void readFile(file)}
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
      {employees.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className={classes.preview} tabIndex={0} aria-label={t('import.preview')}>
          <table>
            <thead>
              <tr>
                {(['fullName', 'post', 'email', 'city'] as const).map((field) => (
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
                  <td>{employee.fullName}</td>
                  <td>{employee.post}</td>
                  <td>{employee.email}</td>
                  <td>{employee.city}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </FormDrawer>
  );
}
