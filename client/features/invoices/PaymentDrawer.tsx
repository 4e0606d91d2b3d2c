import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getToday } from '../../data/clock.ts';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import {
  useAddInvoicePaymentMutation,
  useDeleteInvoicePaymentMutation,
} from '../../gql/invoices/hooks.ts';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isNumberText, isOneOf, isTextOrNull } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { getCurrencySymbol, getFractionDigits, useFormatAmount } from './money.ts';
import { paymentMethods } from './paymentMethods.ts';
import { mutationOptions } from './useInvoiceActions.ts';

export interface PaymentDrawerProps {
  invoice: InvoicePreview_InvoiceFragment;
  onClose: () => void;
}

/** The form that records a payment. */
export function PaymentDrawer({ invoice, onClose }: PaymentDrawerProps) {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const [addPayment] = useAddInvoicePaymentMutation({ ...mutationOptions, ...formMutation });
  const [deletePayment] = useDeleteInvoicePaymentMutation(mutationOptions);
  const { id, due, currency } = invoice;
  const form = useMutationForm({
    draft: `invoicePayment.${id}`,
    shapes: { amount: isNumberText, paidOn: isTextOrNull, method: isOneOf(paymentMethods) },
    values: {
      amount: due as number | string,
      paidOn: getToday() as string | null,
      method: invoice.payBy,
      note: '',
    },
    rules: {
      amount: (amount) => (Number(amount) > 0 ? null : t('fieldError.amount')),
      paidOn: (day) => (day ? null : t('fieldError.date')),
    },
    save: ({ values }) =>
      addPayment({
        variables: { payment: { ...values, invoiceId: id, amount: Number(values.amount) } },
      }),
    onSaved(data, values) {
      const newPayment = data?.addInvoicePayment.payments.at(-1);
      void showToast({
        kind: 'success',
        message: t('toast.paid', { id, amount: formatAmount(Number(values.amount), currency) }),
        undo: newPayment
          ? () => void deletePayment({ variables: { invoiceId: id, id: newPayment.id } })
          : undefined,
      });
      onClose();
    },
  });
  const { amount } = form.values;
  const credit = Number(amount) - due;

  return (
    <FormDrawer form={form} title={t('act.pay')} isOpen onClose={onClose} action={t('pay.record')}>
      <TextInput label={t('pay.balance')} value={formatAmount(due, currency)} readOnly />
      <NumberField
        label={t('pay.amount')}
        description={
          credit > 0 ? t('pay.credit', { amount: formatAmount(credit, currency) }) : undefined
        }
        withAsterisk
        data-autofocus
        min={0}
        decimals={getFractionDigits(currency)}
        leftSection={<span aria-hidden>{getCurrencySymbol(currency, i18n.language)}</span>}
        {...form.getInputProps('amount')}
      />
      <DateInput label={t('pay.date')} withAsterisk {...form.getInputProps('paidOn')} />
      <NativeSelect
        label={t('pay.method')}
        data={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        {...form.getInputProps('method')}
      />
      <Textarea label={t('pay.note')} rows={4} {...form.getInputProps('note')} />
    </FormDrawer>
  );
}
