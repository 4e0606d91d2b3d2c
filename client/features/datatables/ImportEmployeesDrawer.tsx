import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
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
  const [result, setResult] = useState<ImportResult>();
  const employees = result?.employees ?? [];

  function downloadTemplate() {
    const columns = [name, post, email, city, startedOn, salary, age, experience, status];
    saveFile(`${t('register')}.csv`, toCsv(columns, []));
  }

  async function readFile(file: File) {
    const { parseImport } = await import('./parseImport.ts');
    setResult(parseImport(await file.text(), t));
  }

  async function save() {
    if (employees.length === 0) {
      setResult({ employees: [], problems: [...(result?.problems ?? []), t('import.nothing')] });
    } else if (await actions.addAll(employees)) {
      setResult(undefined);
      onClose();
    }
  }

  return (
    <DrawerForm
      title={t('import.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('import.action', { count: employees.length })}
      isDirty={() => employees.length > 0}
      onSubmit={save}
    >
      <p className={classes.hint}>{t('import.hint')}</p>
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
        {result && <p className={classes.hint}>{t('import.found', { count: employees.length })}</p>}
        {result && result.problems.length > 0 && (
          <ul className={classes.problems}>
            {result.problems.slice(0, shownProblemCount).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
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
    </DrawerForm>
  );
}
