import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNow } from '../../data/clock.ts';
import type {
  AdvancedCardsPageQuery,
  CardField,
  PaymentDecline,
} from '../../gql/dashboardsCards/graphql.ts';
import { usePayInvoiceByCardMutation } from '../../gql/dashboardsCards/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
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
  const [payInvoice] = usePayInvoiceByCardMutation(formMutation);
  const [selectedId, selectInvoice] = useState<number>();
  const [decline, setDecline] = useState<PaymentDecline | null>(null);
  const invoice = invoices.find(({ id }) => id === selectedId) ?? invoices[0];

  // The data of a card is not stored in a draft.
  const form = useMutationForm({
    values: emptyCard,
    async save({ values: card }) {
      if (!invoice) return { isRefused: true };
      setDecline(null);
      const { data, error } = await payInvoice({
        variables: { payment: { invoiceId: invoice.id, card } },
      });
      if (error || !data) return { error };
      const { problems, decline: reason } = data.payInvoiceByCard;
      setDecline(reason ?? null);
      const fieldErrors = Object.fromEntries(
        problems.map(({ field, problem }) => [formFields[field], t(`pay.problem.${problem}`)]),
      );
      return { data: invoice.id, fieldErrors, isRefused: Boolean(reason) };
    },
    async onSaved(number) {
      form.restart();
      void showToast({ kind: 'success', message: t('pay.paid', { number }) });
      await onPaid();
    },
  });

  /** Fills the form with a test card, so that users enter no real card. */
  function fillForm(number: string) {
    const year = String(getNow().getFullYear() + 3).slice(-2);
    form.setValues({ number, holder: name, expiry: `12/${year}`, cvv: '123' });
    form.clearErrors();
  }

  return {
    form,
    invoice,
    selectInvoice,
    decline,
    fillForm,
    formatAmount: (amount: number, currency: string) =>
      new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount),
  };
}
