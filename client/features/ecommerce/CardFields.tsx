import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PaymentStep.module.css';
import type { Payment } from './usePayment.ts';

interface CardFieldsProps {
  form: Payment['form'];
}

/** Digits in groups of four, as they are printed on a card. */
const grouped = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** `0829` is read as `08/29`; what is taken away again stays away. */
function dated(text: string, before: string) {
  const digits = text.replace(/[^\d/]/g, '').slice(0, 7);
  return /^\d{2}$/.test(digits) && digits.length > before.length ? `${digits}/` : digits;
}

/** The fields of a card. The gateway checks them; here they are only made easy to type. */
export function CardFields({ form }: CardFieldsProps) {
  const { t } = useTranslation('ecommerce');
  const { number, expiry } = form.values;

  return (
    <div className={classes.card}>
      <TextInput
        label={t('card.number')}
        placeholder="0000 0000 0000 0000"
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        leftSection={<IconCreditCard size={18} stroke={1.6} aria-hidden />}
        {...form.getInputProps('number')}
        data-path="number"
        value={number}
        onChange={({ currentTarget }) => form.setFieldValue('number', grouped(currentTarget.value))}
      />
      <TextInput
        label={t('card.holder')}
        autoComplete="cc-name"
        {...form.getInputProps('holder')}
        data-path="holder"
      />
      <TextInput
        label={t('card.expiry')}
        placeholder={t('card.expiryForm')}
        inputMode="numeric"
        autoComplete="cc-exp"
        dir="ltr"
        {...form.getInputProps('expiry')}
        data-path="expiry"
        value={expiry}
        onChange={({ currentTarget }) =>
          form.setFieldValue('expiry', dated(currentTarget.value, expiry))
        }
      />
      <TextInput
        label={t('card.cvv')}
        placeholder="000"
        inputMode="numeric"
        autoComplete="cc-csc"
        dir="ltr"
        maxLength={4}
        {...form.getInputProps('cvv')}
        data-path="cvv"
      />
    </div>
  );
}
