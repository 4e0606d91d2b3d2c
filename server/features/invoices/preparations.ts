import type { Preparations } from '../../feature.ts';
import type { CardPaymentInput } from '../../gql/types.ts';
import type { CheckedCard } from '../../values/cards.ts';

/** A payment that contains the result of the check of its card instead of the card. */
export interface PreparedCardPayment extends CardPaymentInput {
  card: CheckedCard;
}

/** Checks cards before the command, so that no card number is stored. */
export const preparations: Preparations = {
  async payInvoiceByCard({ payment }, { collections }) {
    return { payment: { ...payment, card: collections.invoices.checkCard(payment.card) } };
  },
};
