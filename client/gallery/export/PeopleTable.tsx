import { Box, Button, Group, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { type Person, people } from './people.ts';

const columns = ['email', 'name', 'website', 'rank'] as const;

/** A searchable table. Only the rows that match the search are exported. */
export function PeopleTable() {
  const { t } = useTranslation('export');
  const [q, setQ] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rows = people.filter((person) =>
    Object.values(person).join(' ').toLowerCase().includes(q.toLowerCase()),
  );

  return (
    <>
      <Group gap="sm" align="stretch" justify="space-between" mb="md">
        <SearchInput label={t('search')} value={q} onChange={setQ} />
        <Button
          leftSection={<IconDownload size={16} />}
          disabled={rows.length === 0}
          onClick={() => setOpen(true)}
        >
          {t('export')}
        </Button>
      </Group>
      <Box component="section" style={{ overflowX: 'auto' }} tabIndex={0} aria-label={t('people')}>
        <Table miw={640} horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>{t(column)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((person) => (
              <Table.Tr key={person.email}>
                {columns.map((column) => (
                  <Table.Td key={column}>{person[column]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <p role="status">{t('peopleCount', { count: rows.length })}</p>
      <ExportDialog
        columns={columns.map((column) => ({
          title: t(column),
          getExportedValue: (person: Person) => person[column],
        }))}
        rows={rows}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
