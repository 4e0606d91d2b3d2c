import { conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  Order,
  OrderPage,
  OrderState,
  PaymentState,
  QueryOrderPageArgs,
} from '../../gql/resolvers.ts';
import { addReversedOrders, getSortName } from '../../store/table/sorting.ts';
import { compareAscending } from '../../values/rows.ts';
import { seedOrders } from './orders.seed.ts';
import type { OrderRow } from './row.ts';

export const formatOrderNumber = (id: number) => `MF-${10_400 + id}`;

/** Creates the orders. The state of an order follows from the clock. */
export function createOrders({ store, clock }: Pick<CollectionOptions, 'store' | 'clock'>) {
  const orders = store.table('ecommerce.orders', {
    rowName: 'order',
    rows: () => seedOrders(clock),
    texts: ({ id, lines }: OrderRow) => [formatOrderNumber(id), ...lines.map(({ name }) => name)],
    facets: { key: ({ key }) => key ?? [] },
    sorts: addReversedOrders({
      PLACED_AT: (a: OrderRow, b: OrderRow) => a.id - b.id,
      DELIVERED_BY: (a: OrderRow, b: OrderRow) =>
        compareAscending(a.deliveredBy, b.deliveredBy) || a.id - b.id,
      TOTAL: (a: OrderRow, b: OrderRow) => a.totals.total - b.totals.total || a.id - b.id,
    }),
  });

  function stateOf({ cancelledAt, shippedAt, deliveredBy }: OrderRow): OrderState {
    if (cancelledAt) return 'CANCELLED';
    const now = clock.now().toISOString();
    if (now >= deliveredBy) return 'DELIVERED';
    return now >= shippedAt ? 'SHIPPED' : 'OPEN';
  }

  function shown(row: OrderRow): Order {
    const state = stateOf(row);
    return {
      ...row,
      number: formatOrderNumber(row.id),
      state,
      isCancellable: state === 'OPEN',
      paymentState: getPaymentState(row, state),
    };
  }

  return {
    nextId: orders.nextId,
    find: (id: number) => shown(orders.find(id)),
    add: (row: OrderRow) => shown(orders.add(row)),

    /** Returns the order that a call with this key has placed. */
    findByKey(key: string): Order | undefined {
      const [placed] = orders.select({ where: { key: [key] } }).rows;
      return placed && shown(placed);
    },

    page({ q, states, sortBy, isDescending, page, perPage }: QueryOrderPageArgs): OrderPage {
      const sort = getSortName(sortBy, isDescending);
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
      return shown(orders.replace({ ...row, cancelledAt: clock.now().toISOString() }));
    },
  };
}

/** Card payments are charged at once, transfers before dispatch, and cash on delivery. */
function getPaymentState({ payment }: OrderRow, state: OrderState): PaymentState {
  if (state === 'CANCELLED') return payment === 'CARD' ? 'REFUNDED' : 'VOID';
  if (payment === 'CARD') return 'PAID';
  if (payment === 'BANK_TRANSFER') return state === 'OPEN' ? 'DUE' : 'PAID';
  if (payment === 'CASH_ON_DELIVERY') return state === 'DELIVERED' ? 'PAID' : 'DUE';
  return 'DUE';
}
