import { Box, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Language, languages } from '../../config.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, multilingualList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { TableSection } from './TableSection.tsx';
import { useColumns } from './useColumns.tsx';
import { useEmployees } from './useEmployees.ts';

/** A table whose language is independent of the language of the page. */
export function MultilingualTable() {
  const { t, i18n } = useTranslation('datatables');
  const [tableI18n, setTableI18n] = useState(i18n);

  /** Changes the language of the table after its texts have loaded. */
  async function changeTableLanguage(language: string) {
    const newI18n = i18n.cloneInstance({ lng: language });
    await newI18n.changeLanguage(language);
    setTableI18n(newI18n);
  }

  return (
    <TableSection title={t('multilingual.title')} about={t('multilingual.about')}>
      <Box mb="md" style={{ overflowX: 'auto' }}>
        <SegmentedControl
          aria-label={t('multilingual.language')}
          data={(Object.keys(languages) as Language[]).map((value) => ({
            value,
            label: <span lang={value}>{languages[value]}</span>,
          }))}
          value={tableI18n.language}
          onChange={(language) => void changeTableLanguage(language)}
        />
      </Box>
      <div lang={tableI18n.language}>
        <I18nextProvider i18n={tableI18n}>
          <TranslatedTable />
        </I18nextProvider>
      </div>
    </TableSection>
  );
}

function TranslatedTable() {
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
      getRowName={({ fullName }) => fullName}
      searchLabel={t('search')}
      empty={<NoEmployees />}
      {...employees}
    />
  );
}
