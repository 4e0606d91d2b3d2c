import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AdvancedCardsPageQuery,
  CardField,
  PaymentDecline,
} from '../../gql/dashboardsCards/graphql.ts';
import { usePayInvoiceByCardMutation } from '../../gql/dashboardsCards/hooks.ts';
import { useViewer } from '../../session/session.ts';
import type { PaymentCardValues } from '../../ui/PaymentCardFields.tsx';
import { showToast } from '../../ui/toasts.ts';

type Invoice = AdvancedCardsPageQuery['openInvoices']['invoices'][number];

const emptyCard: PaymentCardValues = { number: '', holder: '', expiry: '', cvv: '' };

/** The name in the form of each card field of the API. */
const formFields = {
  NUMBER: 'number',
  HOLDER: 'holder',
  EXPIRY: 'expiry',
  CVV: 'cvv',
} as const satisfies Record<CardField, keyof PaymentCardValues>;

/** Returns the state and the actions of the payment form. Entered values are kept if the payment is declined. */
export function usePaymentForm(invoices: Invoice[], onPaid: () => Promise<unknown>) {
  const { t, i18n } = useTranslation('dashboards/cards');
  const name = useViewer()?.fullName ?? '';
  const [payInvoice, { loading }] = usePayInvoiceByCardMutation();
  const [selectedId, selectInvoice] = useState<number>();
  const [decline, setDecline] = useState<PaymentDecline | null>(null);
  const form = useForm({ initialValues: emptyCard });
  const invoice = invoices.find(({ id }) => id === selectedId) ?? invoices[0];

  async function pay() {
    if (!invoice) return;
    setDecline(null);
    form.clearErrors();
    const { data } = await payInvoice({
      variables: { payment: { invoiceId: invoice.id, card: form.getValues() } },
    });
    if (!data) return;

    const { problems, decline: reason } = data.payInvoiceByCard;
    setDecline(reason ?? null);
    form.setErrors(
      Object.fromEntries(
        problems.map(({ field, problem }) => [formFields[field], t(`pay.problem.${problem}`)]),
      ),
    );
    const [firstProblem] = problems;
    if (firstProblem) form.getInputNode(formFields[firstProblem.field])?.focus();
    if (firstProblem || reason) return;

    form.reset();
    void showToast({ kind: 'success', message: t('pay.paid', { number: invoice.id }) });
    await onPaid();
  }

  /** Fills the form with a test card, so that users enter no real card. */
  function fillForm(number: string) {
    const year = String(new Date().getFullYear() + 3).slice(-2);
    form.setValues({ number, holder: name, expiry: `12/${year}`, cvv: '123' });
    form.clearErrors();
  }

  return {
    form,
    invoice,
    selectInvoice,
    decline,
    isPaying: loading,
    pay,
    fillForm,
    formatAmount: (amount: number, currency: string) =>
      new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount),
  };
}
