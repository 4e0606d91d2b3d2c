import type { Collections } from '../../collections.ts';
import type { Preparations } from '../../feature.ts';
import type { CardPaymentInput } from '../../gql/resolvers.ts';

/** A payment whose card was validated and removed. */
export interface PreparedCardPayment extends CardPaymentInput {
  card: ReturnType<Collections['ecommerce']['checkCard']>;
}

/** Checks cards before the command, so that no card number is stored. */
export const preparations: Preparations = {
  async payInvoiceByCard({ payment }, { collections }) {
    return { payment: { ...payment, card: collections.ecommerce.checkCard(payment.card) } };
  },
};
