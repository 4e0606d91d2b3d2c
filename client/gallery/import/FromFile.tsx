import { Alert, Button, Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { example } from './example.ts';
import classes from './FromFile.module.css';

const mostShown = 200;

/** The file is read in the browser and not uploaded. */
export function FromFile() {
  const { t } = useTranslation('import');
  const [name, setName] = useState('');
  const [rows, setRows] = useState<string[][]>([]);
  const [q, setQ] = useState('');
  const [error, setError] = useState('');
  const [titles = [], ...body] = rows;
  const found = body.filter((row) => row.join(' ').toLowerCase().includes(q.toLowerCase()));

  async function read(file: File) {
    setQ('');
    setName(file.name);
    const { parseTable, TableError } = await import('./parseTable.ts');
    try {
      setRows(parseTable(await file.text()));
      setError('');
    } catch (problem) {
      setRows([]);
      setError(
        problem instanceof TableError
          ? t(`problem.${problem.problem}`, { line: problem.line })
          : t('problem.unread'),
      );
    }
  }

  return (
    <>
      <FileDrop
        label={t('choose')}
        accept=".csv,.tsv,.txt"
        maxSize={2_000_000}
        onFiles={([file]) => file && void read(file)}
      />
      <Button
        mt="sm"
        variant="subtle"
        onClick={() => void read(new File([example], 'furniture.csv'))}
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
          <div className={classes.bar}>
            <h3 className={classes.title}>{name}</h3>
            <SearchInput label={t('search')} value={q} onChange={setQ} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-label={name}>
            <Table stickyHeader horizontalSpacing="sm" miw={titles.length * 140}>
              <Table.Thead>
                <Cells row={titles} Cell={Table.Th} />
              </Table.Thead>
              <Table.Tbody>
                {found.slice(0, mostShown).map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
                  <Cells key={index} row={row} Cell={Table.Td} />
                ))}
              </Table.Tbody>
            </Table>
          </section>
          <p role="status">
            {t('found', { count: found.length })}
            {found.length > mostShown && ` ${t('first', { count: mostShown })}`}
          </p>
        </>
      )}
    </>
  );
}

function Cells({ row, Cell }: { row: string[]; Cell: typeof Table.Th | typeof Table.Td }) {
  return (
    <Table.Tr>
      {row.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns does not change
        <Cell key={index}>{value}</Cell>
      ))}
    </Table.Tr>
  );
}
