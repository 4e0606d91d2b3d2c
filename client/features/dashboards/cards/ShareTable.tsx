import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/Section.tsx';
import classes from './ShareTable.module.css';
import { useFormats } from './useFormats.ts';

interface ShareTableProps {
  title: string;
  subtitle: string;
  nameTitle: string;
  rows: { key: string; name: ReactNode; sessions: number; change?: number | null }[];
}

/** The sessions by page or by source, with their changes. Bars show the shares. */
export function ShareTable({ title, subtitle, nameTitle, rows }: ShareTableProps) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatGrowth } = useFormats();
  const most = Math.max(...rows.map(({ sessions }) => sessions), 1);

  return (
    <Section title={title} subtitle={subtitle}>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{nameTitle}</Table.Th>
            <Table.Th ta="end">{t('figures.sessions')}</Table.Th>
            <Table.Th ta="end">{t('lines.change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, sessions, change }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400} pos="relative" w="100%" maw={0}>
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${(100 * sessions) / most}%` }}
                  aria-hidden
                />
                <Text span truncate pos="relative" display="block">
                  {name}
                </Text>
              </Table.Th>
              <Table.Td ta="end">
                <bdi>{formatNumber(sessions)}</bdi>
              </Table.Td>
              <Table.Td ta="end" c="dimmed">
                <bdi>{typeof change === 'number' ? formatGrowth(change) : '–'}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}
