import { conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { Order, OrderOutcome, PlaceOrderInput } from '../../gql/resolvers.ts';
import type { createAddresses } from './addresses.ts';
import type { CheckedCard } from './cards.ts';
import type { ShopCart } from './cart.ts';
import type { createOrders } from './orders.ts';
import { createOrderLine, planDelivery } from './receipt.ts';
import type { CartRow, ProductRow } from './row.ts';

/** An order whose card was validated by `preparations.ts`. */
export interface PreparedOrder extends PlaceOrderInput {
  card: CheckedCard;
}

interface CheckoutOptions extends Pick<CollectionOptions, 'clock'> {
  find: (productId: number) => ProductRow;
  cart: ShopCart;
  addresses: ReturnType<typeof createAddresses>;
  orders: ReturnType<typeof createOrders>;
}

type Outcome = Omit<OrderOutcome, 'cart'> & { cart: CartRow };

/** Creates the function that turns the cart into an order. */
export function createCheckout({ clock, find, cart, addresses, orders }: CheckoutOptions) {
  const createOutcome = (outcome: Partial<Outcome>): Outcome => ({
    order: null,
    problems: [],
    decline: null,
    ...outcome,
    cart: cart.read(),
  });

  function placeOrder({ key, payment, card, addressId }: PreparedOrder): Order {
    const { id: _, ...address } = addresses.find(addressId);
    const lines = cart.lines();
    const order = orders.add({
      id: orders.nextId(),
      key,
      ...planDelivery(clock.now(), Math.max(...lines.map(({ deliveryDays }) => deliveryDays))),
      cancelledAt: null,
      address,
      payment,
      cardEnding: payment === 'CARD' ? card.ending : null,
      couponCode: cart.getCountedCode(),
      lines: lines.map((line, index) => createOrderLine(find(line.productId), line, index)),
      totals: cart.read().totals,
    });
    cart.clear();
    return order;
  }

  return (order: PreparedOrder): Outcome => {
    const earlier = orders.findByKey(order.key);
    if (earlier) return createOutcome({ order: earlier });

    if (cart.lines().length === 0) {
      throw conflict('The cart is empty. Add a product first.');
    }
    addresses.find(order.addressId);
    const { total } = cart.read().totals;
    if (typeof order.total === 'number' && order.total !== total) {
      throw conflict('The total has changed. Review the cart before you pay.');
    }
    if (order.payment === 'CARD') {
      const { problems, decline } = order.card;
      if (problems.length > 0) return createOutcome({ problems });
      if (decline) return createOutcome({ decline });
    }

    return createOutcome({ order: placeOrder(order) });
  };
}
