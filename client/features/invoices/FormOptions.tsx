import { Card, NativeSelect, Stack, Switch } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paymentMethods } from './paymentMethods.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

interface FormOptionsProps {
  form: InvoiceFormState['form'];
  isLocked: boolean;
}

/** The payment method, and the optional parts of the printed invoice. */
export function FormOptions({ form, isLocked }: FormOptionsProps) {
  const { t } = useTranslation('invoices');

  return (
    <Card component="section" mod={{ edge: 'padded' }} aria-label={t('form.layout')}>
      <Stack gap="lg">
        <NativeSelect
          label={t('form.payBy')}
          data={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          disabled={isLocked}
          {...form.getInputProps('payBy')}
        />
        {(['hasTerms', 'hasNote', 'hasStub'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`form.${name}`)}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        ))}
      </Stack>
    </Card>
  );
}
