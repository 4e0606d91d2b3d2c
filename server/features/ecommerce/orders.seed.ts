import type { Clock } from '../../collections.ts';
import type { PaymentMethod, ProductColor } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { createOrderLine, planDelivery, priceProduct } from './receipt.ts';
import type { OrderRow, ProductRow } from './row.ts';
import { sampleProducts, seedAddresses } from './seed.ts';
import { computeTotals } from './totals.ts';

interface SampleOrder {
  daysAgo: number;
  deliveryDays: number;
  /** The number of days after the order. */
  cancelledAfter?: number;
  payment: PaymentMethod;
  cardEnding?: string;
  /** The index of the address in `seedAddresses`. */
  addressIndex: number;
  lines: [productId: number, qty: number, color: ProductColor, discountPercentage: number][];
}

const sampleOrders: SampleOrder[] = [
  {
    daysAgo: 41,
    deliveryDays: 6,
    payment: 'CARD',
    cardEnding: '0005',
    addressIndex: 0,
    lines: [
      [14, 2, 'SUCCESS', 8],
      [22, 4, 'PRIMARY', 5],
    ],
  },
  {
    daysAgo: 23,
    deliveryDays: 4,
    cancelledAfter: 0.2,
    payment: 'BANK_TRANSFER',
    addressIndex: 1,
    lines: [[12, 1, 'INFO', 12]],
  },
  {
    daysAgo: 12,
    deliveryDays: 3,
    payment: 'BANK_TRANSFER',
    addressIndex: 1,
    lines: [
      [17, 6, 'WARNING', 10],
      [2, 6, 'PRIMARY', 7],
    ],
  },
  {
    daysAgo: 2,
    deliveryDays: 7,
    payment: 'CASH_ON_DELIVERY',
    addressIndex: 0,
    lines: [[9, 1, 'PRIMARY', 4]],
  },
];

/** Returns the sample orders, one in each state. */
export function seedOrders(clock: Clock): OrderRow[] {
  return sampleOrders.map(
    (
      { daysAgo, deliveryDays, cancelledAfter, payment, cardEnding, addressIndex, lines },
      orderIndex,
    ) => {
      const placed = addDays(clock.now(), -daysAgo);
      const items = lines.map(([id, qty, color, discountPercentage]) => ({
        product: sampleProducts[id - 1] as ProductRow,
        line: { qty, color, discountPercentage },
      }));
      const { id: _, ...address } = seedAddresses[addressIndex] as (typeof seedAddresses)[number];

      return {
        id: orderIndex + 1,
        key: null,
        ...planDelivery(placed, deliveryDays),
        cancelledAt: cancelledAfter ? addDays(placed, cancelledAfter).toISOString() : null,
        address,
        payment,
        cardEnding: cardEnding ?? null,
        couponCode: null,
        lines: items.map(({ product, line }, index) => createOrderLine(product, line, index)),
        totals: computeTotals(items.map(({ product, line }) => priceProduct(product, line))),
      };
    },
  );
}
