import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { download, toCsv } from '../../ui/table/csv.ts';
import type { EmployeeDrawerProps } from './AddEmployee.tsx';
import type { Import } from './importRows.ts';
import classes from './tables.module.css';
import { useColumns } from './useColumns.tsx';

/** The number of rows in the preview. */
const previewed = 5;
const mostProblems = 5;

/** The drawer that reads a file, previews its rows, and imports them. */
export function ImportEmployees({ isOpen, actions, onClose }: EmployeeDrawerProps) {
  const { t } = useTranslation('datatables');
  const { name, post, email, city, startedOn, salary, age, experience, status } = useColumns();
  const [found, setFound] = useState<Import>();
  const employees = found?.employees ?? [];

  function giveTemplate() {
    const columns = [name, post, email, city, startedOn, salary, age, experience, status];
    download(`${t('register')}.csv`, toCsv(columns, []));
  }

  async function read(file: File) {
    const { parseImport } = await import('./importRows.ts');
    setFound(parseImport(await file.text(), t));
  }

  async function save() {
    if (employees.length === 0) {
      setFound({ employees: [], problems: [...(found?.problems ?? []), t('import.nothing')] });
    } else if (await actions.addAll(employees)) {
      setFound(undefined);
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
        onClick={giveTemplate}
      >
        {t('import.template')}
      </Button>
      <FileDrop
        label={t('import.choose')}
        accept=".csv,.tsv,.txt,text/csv"
        maxSize={2_000_000}
        onFiles={([file]) => file && void read(file)}
      />
      <div role="status">
        {found && <p className={classes.hint}>{t('import.found', { count: employees.length })}</p>}
        {found && found.problems.length > 0 && (
          <ul className={classes.problems}>
            {found.problems.slice(0, mostProblems).map((problem) => (
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
              {employees.slice(0, previewed).map((employee, index) => (
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
