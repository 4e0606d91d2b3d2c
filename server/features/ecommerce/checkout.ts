import type { CollectionOptions } from '../../collections.ts';
import { conflict } from '../../errors.ts';
import type { Order, OrderOutcome, PlaceOrderInput } from '../../gql/types.ts';
import type { CheckedCard } from '../../values/cards.ts';
import type { createAddresses } from './addresses.ts';
import type { ShopCart } from './cart.ts';
import type { createOrders } from './orders.ts';
import { createOrderLine, planDelivery } from './receipt.ts';
import type { CartRow, ProductRow } from './row.ts';

/** An order whose card was checked by `preparations.ts`. */
export interface PreparedOrder extends PlaceOrderInput {
  card: CheckedCard;
}

interface CheckoutOptions extends Pick<CollectionOptions, 'clock'> {
  findProduct: (productId: number) => ProductRow;
  cart: ShopCart;
  addresses: ReturnType<typeof createAddresses>;
  orders: ReturnType<typeof createOrders>;
}

type OrderResult = Omit<OrderOutcome, 'cart'> & { cart: CartRow };

/** Creates a function that places an order with the content of the cart. */
export function createCheckout({ clock, findProduct, cart, addresses, orders }: CheckoutOptions) {
  const createResult = (result: Partial<OrderResult>): OrderResult => ({
    order: null,
    problems: [],
    decline: null,
    ...result,
    cart: cart.read(),
  });

  function placeOrder({ key, payment, card, addressId }: PreparedOrder): Order {
    const { id: _, ...address } = addresses.find(addressId);
    const lines = cart.getLines();
    const order = orders.add({
      id: orders.nextId(),
      key,
      ...planDelivery(clock.now(), Math.max(...lines.map(({ deliveryDays }) => deliveryDays))),
      cancelledAt: null,
      address,
      payment,
      cardEnding: payment === 'CARD' ? card.ending : null,
      couponCode: cart.getAppliedCode(),
      lines: lines.map((line, index) => createOrderLine(findProduct(line.productId), line, index)),
      totals: cart.read().totals,
    });
    cart.clear();
    return order;
  }

  return (order: PreparedOrder): OrderResult => {
    const existingOrder = orders.findByKey(order.key);
    if (existingOrder) return createResult({ order: existingOrder });

    if (cart.getLines().length === 0) {
      throw conflict('The cart is empty. Add a product first.');
    }
    addresses.find(order.addressId);
    const { total } = cart.read().totals;
    if (typeof order.total === 'number' && order.total !== total) {
      throw conflict('The total has changed. Review the cart before you pay.');
    }
    if (order.payment === 'CARD') {
      const { problems, decline } = order.card;
      if (problems.length > 0) return createResult({ problems });
      if (decline) return createResult({ decline });
    }

    return createResult({ order: placeOrder(order) });
  };
}
