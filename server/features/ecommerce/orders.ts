import { conflict } from '../../errors.ts';
import type {
  Order,
  OrderPage,
  OrderState,
  PaymentState,
  QueryOrderPageArgs,
} from '../../gql/resolvers.ts';
import { ascending } from '../../rows.ts';
import { bothWays, inDirection } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { seedOrders } from './orders.seed.ts';
import type { OrderRow } from './row.ts';

export const numberOf = (id: number) => `MF-${10_400 + id}`;

/** What was bought. How far an order has come is a matter of the clock. */
export function createOrders(world: World) {
  const orders = createTable({
    name: 'order',
    rows: seedOrders(world),
    texts: ({ id, lines }) => [numberOf(id), ...lines.map(({ name }) => name)],
    facets: {},
    sorts: bothWays({
      PLACED_AT: (a: OrderRow, b: OrderRow) => a.id - b.id,
      DELIVERED_BY: (a: OrderRow, b: OrderRow) =>
        ascending(a.deliveredBy, b.deliveredBy) || a.id - b.id,
      TOTAL: (a: OrderRow, b: OrderRow) => a.totals.total - b.totals.total || a.id - b.id,
    }),
  });

  function stateOf({ cancelledAt, shippedAt, deliveredBy }: OrderRow): OrderState {
    if (cancelledAt) return 'CANCELLED';
    const now = world.now().toISOString();
    if (now >= deliveredBy) return 'DELIVERED';
    return now >= shippedAt ? 'SHIPPED' : 'OPEN';
  }

  function shown(row: OrderRow): Order {
    const state = stateOf(row);
    return {
      ...row,
      number: numberOf(row.id),
      state,
      isCancellable: state === 'OPEN',
      paymentState: paymentStateOf(row, state),
    };
  }

  return {
    nextId: orders.nextId,
    find: (id: number) => shown(orders.find(id)),
    add: (row: OrderRow) => shown(orders.add(row)),

    page({ q, states, sortBy, isDescending, page, perPage }: QueryOrderPageArgs): OrderPage {
      const sort = inDirection(sortBy, isDescending);
      const and = states ? (row: OrderRow) => states.includes(stateOf(row)) : undefined;
      const { rows, total } = orders.select({ q, and, sort, page, perPage });
      return { orders: rows.map(shown), total };
    },

    cancel(id: number): Order {
      const row = orders.find(id);
      const state = stateOf(row);
      if (state === 'CANCELLED') return shown(row);
      if (state !== 'OPEN') {
        throw conflict('The order has left the warehouse. It can no longer be cancelled.');
      }
      return shown(orders.replace({ ...row, cancelledAt: world.now().toISOString() }));
    },
  };
}

/** A card pays at once, a transfer before the goods leave, cash at the door. */
function paymentStateOf({ payment }: OrderRow, state: OrderState): PaymentState {
  if (state === 'CANCELLED') return payment === 'CARD' ? 'REFUNDED' : 'VOID';
  if (payment === 'CARD') return 'PAID';
  if (payment === 'BANK_TRANSFER') return state === 'OPEN' ? 'DUE' : 'PAID';
  if (payment === 'CASH_ON_DELIVERY') return state === 'DELIVERED' ? 'PAID' : 'DUE';
  return 'DUE';
}
