import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Language, languages } from '../../config.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, multilingualList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { TableSection } from './TableSection.tsx';
import classes from './tables.module.css';
import { useColumns } from './useColumns.tsx';
import { useEmployees } from './useEmployees.ts';

/** A table with its own language, independent of the page. */
export function MultilingualTable() {
  const { t, i18n } = useTranslation('datatables');
  const [tableI18n, setTableI18n] = useState(i18n);

  /** Loads the texts of the language before it is shown. */
  async function speak(language: string) {
    const other = i18n.cloneInstance({ lng: language });
    await other.changeLanguage(language);
    setTableI18n(other);
  }

  return (
    <TableSection title={t('multilingual.title')} about={t('multilingual.about')}>
      <SegmentedControl
        className={classes.languages}
        aria-label={t('multilingual.language')}
        data={(Object.keys(languages) as Language[]).map((value) => ({
          value,
          label: <span lang={value}>{languages[value]}</span>,
        }))}
        value={tableI18n.language}
        onChange={(language) => void speak(language)}
      />
      <div lang={tableI18n.language}>
        <I18nextProvider i18n={tableI18n}>
          <SpokenTable />
        </I18nextProvider>
      </div>
    </TableSection>
  );
}

function SpokenTable() {
  const { t } = useTranslation('datatables');
  const table = useTableParams(multilingualList);
  const employees = useEmployees(getListVariables(table.shown));
  const { person, email, startedOn, salary, status } = useColumns();

  return (
    <DataTable
      id="datatables.multilingual"
      label={t('multilingual.title')}
      columns={[person, email, startedOn, salary, status]}
      table={table}
      rowName={({ fullName }) => fullName}
      searchLabel={t('search')}
      empty={<NoEmployees />}
      {...employees}
    />
  );
}
