import { Table, Title, useMantineTheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The size of a heading is independent of its level. Headings inside a card have level 3. */
export function Headings() {
  const { t } = useTranslation('typography');
  const { sizes } = useMantineTheme().headings;

  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('heading')}</Table.Th>
          <Table.Th>{t('size')}</Table.Th>
          <Table.Th>{t('lineHeight')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {levels.map((level) => (
          <Table.Tr key={level}>
            <Table.Td>
              <Title order={3} size={level}>
                {t('level', { level: level.slice(1) })}
              </Title>
            </Table.Td>
            <Table.Td>{sizes[level].fontSize}</Table.Td>
            <Table.Td>{sizes[level].lineHeight}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
