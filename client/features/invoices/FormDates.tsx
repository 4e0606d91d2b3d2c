import { NativeSelect, SimpleGrid } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { addDays, countDays } from './dates.ts';
import classes from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm.ts';

/** The payment terms to choose from, in days. */
const terms = [0, 14, 30, 60, 90];

interface FormDatesProps {
  form: InvoiceFormState['form'];
  isDisabled: boolean;
}

/** The issue date, the payment term and the due date. The term and the due date update each other. */
export function FormDates({ form, isDisabled }: FormDatesProps) {
  const { t } = useTranslation('invoices');
  const { issuedOn, dueOn } = form.values;
  const days = issuedOn && dueOn ? countDays(issuedOn, dueOn) : null;
  const term = days !== null && terms.includes(days) ? String(days) : '';

  function setIssueDate(day: string | null) {
    form.setFieldValue('issuedOn', day);
    if (day && term !== '') form.setFieldValue('dueOn', addDays(day, Number(term)));
  }

  return (
    <SimpleGrid cols={2} spacing="lg" verticalSpacing="md" className={classes.dates}>
      <DateInput
        label={t('column.issuedOn')}
        withAsterisk
        disabled={isDisabled}
        {...form.getInputProps('issuedOn')}
        onChange={setIssueDate}
      />
      <NativeSelect
        label={t('form.term')}
        data={[
          ...terms.map((value) => ({
            value: String(value),
            label: value === 0 ? t('form.onReceipt') : t('form.days', { count: value }),
          })),
          { value: '', label: t('form.otherDate') },
        ]}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        value={term}
        onChange={({ currentTarget: { value } }) => {
          if (issuedOn && value !== '') {
            form.setFieldValue('dueOn', addDays(issuedOn, Number(value)));
          }
        }}
      />
      <DateInput
        label={t('column.dueOn')}
        withAsterisk
        disabled={isDisabled}
        minDate={issuedOn ?? undefined}
        {...form.getInputProps('dueOn')}
      />
    </SimpleGrid>
  );
}
