import type { CollectionOptions } from '../../collections.ts';
import { conflict } from '../../errors.ts';
import type {
  Order,
  OrderPage,
  OrderState,
  PaymentState,
  QueryOrderPageArgs,
} from '../../gql/types.ts';
import { addReversedOrders, getSortName } from '../../store/table/sorting.ts';
import { compareAscending } from '../../values/rows.ts';
import { seedOrders } from './orders.seed.ts';
import type { OrderRow } from './row.ts';

const formatOrderNumber = (id: number) => `MF-${10_400 + id}`;

/** Creates the part of the collection for orders. The state of an order depends on the current time. */
export function createOrders({ store, clock }: Pick<CollectionOptions, 'store' | 'clock'>) {
  const orders = store.table('ecommerce.orders', {
    rowName: 'order',
    type: 'Order',
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

  function getState({ cancelledAt, shippedAt, deliveredBy }: OrderRow): OrderState {
    if (cancelledAt) return 'CANCELLED';
    const now = clock.now().toISOString();
    if (now >= deliveredBy) return 'DELIVERED';
    return now >= shippedAt ? 'SHIPPED' : 'OPEN';
  }

  function toOrder(row: OrderRow): Order {
    const state = getState(row);
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
    find: (id: number) => toOrder(orders.find(id)),
    add: (row: OrderRow) => toOrder(orders.add(row)),

    /** Returns the order that was placed with a key. */
    findByKey(key: string): Order | undefined {
      const [row] = orders.select({ where: { key: [key] } }).rows;
      return row && toOrder(row);
    },

    selectPage({ q, states, sortBy, isDescending, page, perPage }: QueryOrderPageArgs): OrderPage {
      const sort = getSortName(sortBy, isDescending);
      const isIncluded = states ? (row: OrderRow) => states.includes(getState(row)) : undefined;
      const { rows, total } = orders.select({ q, and: isIncluded, sort, page, perPage });
      return { orders: rows.map(toOrder), total };
    },

    cancel(id: number): Order {
      const row = orders.find(id);
      const state = getState(row);
      if (state === 'CANCELLED') return toOrder(row);
      if (state !== 'OPEN') {
        throw conflict('The order has left the warehouse. It can no longer be cancelled.');
      }
      return toOrder(orders.replace({ ...row, cancelledAt: clock.now().toISOString() }));
    },
  };
}

/**
 * Returns the state of a payment. Cards are charged at once, transfers are paid before dispatch, and cash on delivery.
 */
function getPaymentState({ payment }: OrderRow, state: OrderState): PaymentState {
  if (state === 'CANCELLED') return payment === 'CARD' ? 'REFUNDED' : 'VOID';
  if (payment === 'CARD') return 'PAID';
  if (payment === 'BANK_TRANSFER') return state === 'OPEN' ? 'DUE' : 'PAID';
  if (payment === 'CASH_ON_DELIVERY') return state === 'DELIVERED' ? 'PAID' : 'DUE';
  return 'DUE';
}
