import { Box, Button, Checkbox, Group, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { toCsv } from '../../ui/table/csv.ts';
import type { ExportedColumn } from '../../ui/table/exportedLines.ts';
import { useSelection } from '../../ui/table/useSelection.ts';
import { type Person, people } from './people.ts';
import classes from './SelectedRows.module.css';

const columns = ['email', 'name', 'website', 'rank'] as const;
const formats = { CSV: ['csv', ','], Excel: ['csv', ';'], TXT: ['txt', '\t'] } as const;

/** A click with Shift also selects the rows since the last click. */
export function SelectedRows() {
  const { t } = useTranslation('exportSelected');
  const [q, setQ] = useState('');
  const rows = people.filter((person) =>
    Object.values(person).join(' ').toLowerCase().includes(q.toLowerCase()),
  );
  const selection = useSelection(rows, ({ email }) => email, q);
  const { selected } = selection;

  function save(format: keyof typeof formats) {
    const [extension, separator] = formats[format];
    const exportedColumns = columns.map(
      (column): Required<ExportedColumn<Person>> => ({
        title: t(column),
        getExportedValue: (person) => person[column],
      }),
    );
    saveFile(`people.${extension}`, toCsv(exportedColumns, selected, separator));
  }

  return (
    <>
      <Group gap="sm" mb="md" className={classes.bar}>
        <SearchInput label={t('search')} value={q} onChange={setQ} />
        <span role="status" dir="auto">
          {t('selected', { count: selected.length })}
        </span>
        {(Object.keys(formats) as (keyof typeof formats)[]).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} />}
            aria-label={t('saveAs', { format })}
            disabled={selected.length === 0}
            onClick={() => save(format)}
          >
            {format}
          </Button>
        ))}
      </Group>
      <Box component="section" style={{ overflowX: 'auto' }} tabIndex={0} aria-label={t('people')}>
        <Table miw={680} horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={48}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={selection.isAll}
                  indeterminate={selected.length > 0 && !selection.isAll}
                  onChange={selection.toggleAll}
                />
              </Table.Th>
              {columns.map((column) => (
                <Table.Th key={column}>{t(column)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((person) => (
              <Table.Tr key={person.email}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('selectPerson', { name: person.name })}
                    checked={selection.isSelected(person)}
                    onChange={({ nativeEvent }) =>
                      selection.toggle(person, (nativeEvent as MouseEvent).shiftKey)
                    }
                  />
                </Table.Td>
                {columns.map((column) => (
                  <Table.Td key={column}>{person[column]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </>
  );
}
