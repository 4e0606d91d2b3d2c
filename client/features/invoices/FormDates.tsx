import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { daysAfter, daysBetween } from './dates.ts';
import classes from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm.ts';

const terms = [0, 14, 30, 60, 90];

interface FormDatesProps {
  form: InvoiceFormState['form'];
  isDisabled: boolean;
}

/** Issue date, due date and payment term. The term and the due date follow each other. */
export function FormDates({ form, isDisabled }: FormDatesProps) {
  const { t } = useTranslation('invoices');
  const { issuedOn, dueOn } = form.values;
  const days = issuedOn && dueOn ? daysBetween(issuedOn, dueOn) : null;
  const term = days !== null && terms.includes(days) ? String(days) : '';

  function issue(day: string | null) {
    form.setFieldValue('issuedOn', day);
    if (day && term !== '') form.setFieldValue('dueOn', daysAfter(day, Number(term)));
  }

  return (
    <div className={classes.dates}>
      <DateInput
        label={t('column.issuedOn')}
        withAsterisk
        disabled={isDisabled}
        value={issuedOn}
        onChange={issue}
        error={form.errors.issuedOn}
      />
      <NativeSelect
        label={t('form.term')}
        data={[
          ...terms.map((value) => ({
            value: String(value),
            label: value === 0 ? t('form.atOnce') : t('form.days', { count: value }),
          })),
          { value: '', label: t('form.otherDay') },
        ]}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        value={term}
        onChange={({ currentTarget: { value } }) => {
          if (issuedOn && value !== '') {
            form.setFieldValue('dueOn', daysAfter(issuedOn, Number(value)));
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
    </div>
  );
}
