import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type {
  Cart_CartFragment,
  PaymentDecline,
  PaymentMethod,
} from '../../gql/ecommerce/graphql.ts';
import { usePlaceOrderMutation } from '../../gql/ecommerce/hooks.ts';
import type { PaymentCardValues } from '../../ui/PaymentCardFields.tsx';
import { cardFields, focusFirstError, toFieldErrors } from './fieldErrors.ts';
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
  const [placeOrder, { loading }] = usePlaceOrderMutation();
  const [method, setMethod] = useState<PaymentMethod>('CARD');
  const [decline, setDecline] = useState<PaymentDecline | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const form = useForm({ initialValues: emptyCard });
  // A repeated request with the same key places only one order.
  const idempotencyKey = useRef(crypto.randomUUID());

  async function pay() {
    setDecline(null);
    form.clearErrors();
    const { data } = await placeOrder({
      variables: {
        order: {
          key: idempotencyKey.current,
          addressId,
          payment: method,
          card: method === 'CARD' ? form.getValues() : null,
          total: cart.totals.total,
        },
      },
      // The response empties the cart. `isPlaced` keeps this step visible until the navigation.
      update: (_, { data: response }) => response?.placeOrder.order && setPlaced(true),
    });
    if (!data) return;

    const { order, problems, decline: reason } = data.placeOrder;
    setDecline(reason ?? null);
    if (order) {
      form.reset();
      navigate(orderPath(order.id), { state: 'placed', replace: true });
      return;
    }
    const errors = toFieldErrors(problems, cardFields, (name, problem) =>
      t(`problem.${problem}`, { field: t(`app:ui.paymentCard.${name}`), context: name }),
    );
    form.setErrors(errors);
    focusFirstError(form, errors);
  }

  return {
    form,
    method,
    decline,
    isPlaced,
    isPaying: loading || isPlaced,
    pay,
    selectMethod(next: PaymentMethod) {
      setMethod(next);
      setDecline(null);
    },
    isDirty: () => !isPlaced && form.isDirty(),
  };
}
