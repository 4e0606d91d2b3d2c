import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PaymentCardFields.module.css';

export interface PaymentCardValues {
  number: string;
  holder: string;
  expiry: string;
  cvv: string;
}

export type PaymentCardForm = Pick<
  UseFormReturnType<PaymentCardValues>,
  'values' | 'getInputProps' | 'setFieldValue'
>;

/** Separates digits into groups of four, as on a payment card. */
const groupDigits = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** Adds the slash of `08/29` after two digits, unless the user has just deleted the slash. */
function formatExpiry(text: string, previous: string) {
  const digits = text.replace(/[^\d/]/g, '').slice(0, 7);
  return /^\d{2}$/.test(digits) && digits.length > previous.length ? `${digits}/` : digits;
}

/** The fields of a payment card. The server validates them. */
export function PaymentCardFields({ form }: { form: PaymentCardForm }) {
  const { t } = useTranslation('app');
  const { number, expiry } = form.values;

  return (
    <div className={classes.card}>
      <SimpleGrid cols={2} spacing="lg" verticalSpacing="md" className={classes.fields}>
        <TextInput
          label={t('ui.paymentCard.number')}
          placeholder="0000 0000 0000 0000"
          inputMode="numeric"
          autoComplete="cc-number"
          dir="ltr"
          leftSection={<IconCreditCard size={18} stroke={1.6} aria-hidden />}
          {...form.getInputProps('number')}
          value={number}
          onChange={({ currentTarget }) =>
            form.setFieldValue('number', groupDigits(currentTarget.value))
          }
        />
        <TextInput
          label={t('ui.paymentCard.holder')}
          autoComplete="cc-name"
          {...form.getInputProps('holder')}
        />
        <TextInput
          label={t('ui.paymentCard.expiry')}
          placeholder={t('ui.paymentCard.expiryFormat')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...form.getInputProps('expiry')}
          value={expiry}
          onChange={({ currentTarget }) =>
            form.setFieldValue('expiry', formatExpiry(currentTarget.value, expiry))
          }
        />
        <TextInput
          label={t('ui.paymentCard.cvv')}
          placeholder="000"
          inputMode="numeric"
          autoComplete="cc-csc"
          dir="ltr"
          maxLength={4}
          {...form.getInputProps('cvv')}
        />
      </SimpleGrid>
    </div>
  );
}
