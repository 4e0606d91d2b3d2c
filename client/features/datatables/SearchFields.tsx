import { Input, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateRangeInput } from '../../ui/dates/DateInputs.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import type { ListTable } from './lists.ts';
import classes from './tables.module.css';

const textFields = ['fullName', 'email', 'post', 'city', 'salary'] as const;

/** The filters of the columns. */
export function SearchFields({ table }: { table: ListTable }) {
  const { t } = useTranslation('datatables');
  const { from, to } = table.shown;

  return (
    <SimpleGrid
      component="section"
      spacing="lg"
      verticalSpacing="md"
      mb="lg"
      p="lg"
      bd="1px solid var(--mantine-color-default-border)"
      minColWidth="min(100%, 220px)"
      className={classes.filters}
      aria-label={t('advanced.filters')}
    >
      {textFields.map((name) => (
        <div key={name}>
          <Input.Label labelElement="div" aria-hidden>
            {t(`field.${name}`)}
          </Input.Label>
          <SearchInput
            label={t(`field.${name}`)}
            value={table.shown[name]}
            onChange={(text) => table.change({ [name]: text })}
          />
        </div>
      ))}
      <DateRangeInput
        label={t('field.startedOn')}
        clearable
        value={[from || null, to || null]}
        onChange={([newFrom, newTo]) => table.change({ from: newFrom ?? '', to: newTo ?? '' })}
      />
    </SimpleGrid>
  );
}
