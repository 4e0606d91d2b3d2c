import { Alert, Box, Button, Group, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { example } from './example.ts';

/** The maximum number of rendered rows. */
const maxRows = 200;

/** Reads the file in the browser, without an upload. */
export function FromFile() {
  const { t } = useTranslation('import');
  const [name, setName] = useState('');
  const [rows, setRows] = useState<string[][]>([]);
  const [q, setQ] = useState('');
  const [error, setError] = useState('');
  const [columnTitles = [], ...body] = rows;
  const matchingRows = body.filter((row) => row.join(' ').toLowerCase().includes(q.toLowerCase()));

  async function readFile(file: File) {
    setQ('');
    setName(file.name);
    const { parseTable, TableError } = await import('./parseTable.ts');
    try {
      setRows(parseTable(await file.text()));
      setError('');
    } catch (cause) {
      setRows([]);
      setError(
        cause instanceof TableError
          ? t(`error.${cause.code}`, { line: cause.line })
          : t('error.unreadable'),
      );
    }
  }

  return (
    <>
      <FileDrop
        label={t('chooseFile')}
        accept=".csv,.tsv,.txt"
        maxSize={2_000_000}
        onFiles={([file]) => file && void readFile(file)}
      />
      <Button
        mt="sm"
        variant="subtle"
        onClick={() => void readFile(new File([example], 'furniture.csv'))}
      >
        {t('example')}
      </Button>
      <div role="alert">
        {error && (
          <Alert mt="md" color="danger" title={name}>
            {error}
          </Alert>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <Group gap="sm" justify="space-between" mt={20} mb="md">
            <Title order={3} fw={700} mod="breakable">
              {name}
            </Title>
            <SearchInput label={t('search')} value={q} onChange={setQ} />
          </Group>
          <Box
            component="section"
            mah={420}
            style={{ overflow: 'auto' }}
            tabIndex={0}
            aria-label={name}
          >
            <Table stickyHeader horizontalSpacing="sm" miw={columnTitles.length * 140}>
              <Table.Thead>
                <Row row={columnTitles} Cell={Table.Th} />
              </Table.Thead>
              <Table.Tbody>
                {matchingRows.slice(0, maxRows).map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
                  <Row key={index} row={row} Cell={Table.Td} />
                ))}
              </Table.Tbody>
            </Table>
          </Box>
          <p role="status">
            {t('rowCount', { count: matchingRows.length })}
            {matchingRows.length > maxRows && <span> {t('firstRows', { count: maxRows })}</span>}
          </p>
        </>
      )}
    </>
  );
}

function Row({ row, Cell }: { row: string[]; Cell: typeof Table.Th | typeof Table.Td }) {
  return (
    <Table.Tr>
      {row.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns does not change
        <Cell key={index}>{value}</Cell>
      ))}
    </Table.Tr>
  );
}
