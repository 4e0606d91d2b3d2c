import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { projects } from './projects.ts';
import classes from './Responsive.module.css';

/** The revenue by month, in thirteen columns. The first column is sticky. */
export function Responsive() {
  const { t, i18n } = useTranslation('table');
  const monthFormat = new Intl.DateTimeFormat(i18n.language, { month: 'short' });
  const months = Array.from({ length: 12 }, (_, index) =>
    monthFormat.format(new Date(2026, index)),
  );

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div className={classes.scroller} tabIndex={0}>
      <Table className={classes.table} aria-label={t('demos.Responsive')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('column.project')}</Table.Th>
            {months.map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {projects.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">{name}</Table.Th>
              {months.map((month, index) => (
                <Table.Td key={month}>
                  <MoneyText value={(((id * 37 + index * 61) % 90) + 10) * 100} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
