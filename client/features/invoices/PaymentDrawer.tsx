import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import {
  useAddInvoicePaymentMutation,
  useDeleteInvoicePaymentMutation,
} from '../../gql/invoices/hooks.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { showToast } from '../../ui/toasts.ts';
import { getToday } from './dates.ts';
import { showFieldErrors } from './fieldErrors.ts';
import { getCurrencySymbol, getFractionDigits, useFormatAmount } from './money.ts';
import { paymentMethods } from './paymentMethods.ts';
import { mutationOptions } from './useInvoiceActions.ts';
import { useNumberSeparators } from './useNumberSeparators.ts';

export interface PaymentDrawerProps {
  invoice: InvoicePreview_InvoiceFragment;
  onClose: () => void;
}

/** The form that records a payment. */
export function PaymentDrawer({ invoice, onClose }: PaymentDrawerProps) {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const separators = useNumberSeparators();
  const [addPayment] = useAddInvoicePaymentMutation(mutationOptions);
  const [deletePayment] = useDeleteInvoicePaymentMutation(mutationOptions);
  const { id, due, currency } = invoice;
  const form = useForm({
    initialValues: {
      amount: due as number | string,
      paidOn: getToday() as string | null,
      method: invoice.payBy,
      note: '',
    },
    validate: {
      amount: (amount) => (Number(amount) > 0 ? null : t('fieldError.amount')),
      paidOn: (day) => (day ? null : t('fieldError.date')),
    },
  });
  const { amount } = form.values;
  const credit = Number(amount) - due;

  async function submit() {
    if (form.validate().hasErrors) return;
    const { amount, paidOn, ...payment } = form.getValues();
    const { data, error } = await addPayment({
      variables: { payment: { ...payment, invoiceId: id, amount: Number(amount), paidOn } },
    });
    if (error || !data) return showFieldErrors(error, 'payment', form.setFieldError);

    const newPayment = data.addInvoicePayment.payments.at(-1);
    void showToast({
      kind: 'success',
      message: t('toast.paid', { id, amount: formatAmount(Number(amount), currency) }),
      undo: newPayment
        ? () => void deletePayment({ variables: { invoiceId: id, id: newPayment.id } })
        : undefined,
    });
    onClose();
  }

  return (
    <DrawerForm
      title={t('act.pay')}
      isOpen
      onClose={onClose}
      action={t('pay.record')}
      onSubmit={submit}
      isDirty={() => form.isDirty()}
    >
      <TextInput label={t('pay.balance')} value={formatAmount(due, currency)} readOnly />
      <NumberInput
        {...separators}
        label={t('pay.amount')}
        description={
          credit > 0 ? t('pay.credit', { amount: formatAmount(credit, currency) }) : undefined
        }
        withAsterisk
        data-autofocus
        hideControls
        min={0}
        decimalScale={getFractionDigits(currency)}
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
    </DrawerForm>
  );
}
