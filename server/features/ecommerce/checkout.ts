import { conflict } from '../../errors.ts';
import type { CardInput, Order, OrderOutcome, PlaceOrderInput } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import type { createAddresses } from './addresses.ts';
import { cardProblems, declineOf, endingOf } from './cards.ts';
import type { ShopCart } from './cart.ts';
import type { createOrders } from './orders.ts';
import { datesOf, orderLineOf } from './receipt.ts';
import type { CartRow, ProductRow } from './row.ts';

interface Parts {
  world: World;
  find: (productId: number) => ProductRow;
  cart: ShopCart;
  addresses: ReturnType<typeof createAddresses>;
  orders: ReturnType<typeof createOrders>;
}

type Outcome = Omit<OrderOutcome, 'cart'> & { cart: CartRow };

/** Where no card was sent, none of its fields says anything. */
const noCard: CardInput = { number: '', holder: '', expiry: '', cvv: '' };

/** Turns a cart into an order: everything is checked before anything changes. */
export function createCheckout({ world, find, cart, addresses, orders }: Parts) {
  /** By the key of the call that placed it. */
  const placed = new Map<string, number>();

  const answer = (outcome: Partial<Outcome>): Outcome => ({
    order: null,
    problems: [],
    decline: null,
    ...outcome,
    cart: cart.read(),
  });

  function book({ key, payment, card, addressId }: PlaceOrderInput): Order {
    const { id: _, ...address } = addresses.find(addressId);
    const lines = cart.lines();
    const order = orders.add({
      id: orders.nextId(),
      ...datesOf(world.now(), Math.max(...lines.map(({ deliveryDays }) => deliveryDays))),
      cancelledAt: null,
      address,
      payment,
      cardEnding: payment === 'CARD' && card ? endingOf(card) : null,
      couponCode: cart.countedCode(),
      lines: lines.map((line, index) => orderLineOf(find(line.productId), line, index)),
      totals: cart.read().totals,
    });
    placed.set(key, order.id);
    cart.clear();
    return order;
  }

  return (order: PlaceOrderInput): Outcome => {
    const earlier = placed.get(order.key);
    if (earlier !== undefined) return answer({ order: orders.find(earlier) });

    if (cart.lines().length === 0) {
      throw conflict('The cart is empty. Put something in it first.');
    }
    addresses.find(order.addressId);
    const { total } = cart.read().totals;
    if (typeof order.total === 'number' && order.total !== total) {
      throw conflict('The cart has changed since. Look at it again before you pay.');
    }
    if (order.payment === 'CARD') {
      const card = order.card ?? noCard;
      const problems = cardProblems(card, world.now());
      if (problems.length > 0) return answer({ problems });
      const decline = declineOf(card);
      if (decline) return answer({ decline });
    }

    return answer({ order: book(order) });
  };
}
