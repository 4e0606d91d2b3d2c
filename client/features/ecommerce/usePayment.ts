import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type {
  Cart_CartFragment,
  PaymentDecline,
  PaymentMethod,
} from '../../gql/ecommerce/graphql.ts';
import { usePlaceOrderMutation } from '../../gql/ecommerce/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import type { PaymentCardValues } from '../../ui/PaymentCardFields.tsx';
import { cardFields, toFieldErrors } from './fieldErrors.ts';
import { orderPath } from './paths.ts';

const emptyCard: PaymentCardValues = { number: '', holder: '', expiry: '', cvv: '' };

interface PaymentOptions {
  cart: Cart_CartFragment;
  addressId: number | undefined;
}

export type Payment = ReturnType<typeof usePayment>;

/** Returns the state and the actions of the payment. Entered values are kept if the payment is declined. */
export function usePayment({ cart, addressId = 0 }: PaymentOptions) {
  const { t } = useTranslation(['ecommerce', 'app']);
  const navigate = useNavigate();
  const [placeOrder] = usePlaceOrderMutation(formMutation);
  const [method, setMethod] = useState<PaymentMethod>('CARD');
  const [decline, setDecline] = useState<PaymentDecline | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  // A repeated request with the same key places only one order.
  const idempotencyKey = useRef(crypto.randomUUID());

  // The data of a card is not stored in a draft.
  const form = useMutationForm({
    values: emptyCard,
    async save({ values: card }) {
      setDecline(null);
      const { data, error } = await placeOrder({
        variables: {
          order: {
            key: idempotencyKey.current,
            addressId,
            payment: method,
            card: method === 'CARD' ? card : null,
            total: cart.totals.total,
          },
        },
        // The response empties the cart. `isPlaced` keeps this step visible until the navigation.
        update: (_, { data: response }) => response?.placeOrder.order && setPlaced(true),
      });
      if (error || !data) return { error };
      const { order, problems, decline: reason } = data.placeOrder;
      setDecline(reason ?? null);
      const fieldErrors = toFieldErrors(problems, cardFields, (name, problem) =>
        t(`problem.${problem}`, { field: t(`app:ui.paymentCard.${name}`), context: name }),
      );
      return order ? { data: order } : { fieldErrors, isRefused: true };
    },
    onSaved(order) {
      if (order) navigate(orderPath(order.id), { state: 'placed', replace: true });
    },
  });

  return {
    form,
    method,
    decline,
    isPlaced,
    isPaying: form.submitting || isPlaced,
    selectMethod(next: PaymentMethod) {
      setMethod(next);
      setDecline(null);
    },
  };
}
