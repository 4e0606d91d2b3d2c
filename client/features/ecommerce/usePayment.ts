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
import { orderPath } from './addresses.ts';
import { cardFields, focusFirstError, toFieldErrors } from './problems.ts';

const noCard: PaymentCardValues = { number: '', holder: '', expiry: '', cvv: '' };

interface PaymentOptions {
  cart: Cart_CartFragment;
  addressId: number | undefined;
}

export type Payment = ReturnType<typeof usePayment>;

/** The state of the payment. Entered values are kept if the payment is declined. */
export function usePayment({ cart, addressId = 0 }: PaymentOptions) {
  const { t } = useTranslation(['ecommerce', 'app']);
  const navigate = useNavigate();
  const [placeOrder, { loading }] = usePlaceOrderMutation();
  const [method, setMethod] = useState<PaymentMethod>('CARD');
  const [decline, setDecline] = useState<PaymentDecline | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const form = useForm({ initialValues: noCard });
  // A repeated request with the same key places only one order.
  const key = useRef(crypto.randomUUID());

  async function pay() {
    setDecline(null);
    form.clearErrors();
    const { data } = await placeOrder({
      variables: {
        order: {
          key: key.current,
          addressId,
          payment: method,
          card: method === 'CARD' ? form.getValues() : null,
          total: cart.totals.total,
        },
      },
      // The cart is empty after the navigation. This step stays visible until then.
      update: (_, { data: answer }) => answer?.placeOrder.order && setPlaced(true),
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
    choose(chosen: PaymentMethod) {
      setMethod(chosen);
      setDecline(null);
    },
    isDirty: () => !isPlaced && form.isDirty(),
  };
}
