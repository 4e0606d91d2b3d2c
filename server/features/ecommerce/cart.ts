import { badInput, notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { CartProduct, CouponRefusal, Product, ProductColor } from '../../gql/resolvers.ts';
import { addDays } from '../../values/days.ts';
import { type CouponRow, createCoupons } from './coupons.ts';
import { toDollars } from './money.ts';
import { priceProduct } from './receipt.ts';
import { createRemovableList, has, withoutProduct, withRestored } from './removals.ts';
import type { CartRow, Line, ProductRow } from './row.ts';
import { seedCart } from './seed.ts';
import {
  computeTotals,
  getDiscount,
  getLinePrice,
  type PricedLine,
  sumReducedPrices,
} from './totals.ts';

const mostOfAProduct = 10;

interface CartOptions extends Pick<CollectionOptions, 'store' | 'clock' | 'random'> {
  find: (productId: number) => ProductRow;
  shown: (rows: ProductRow[]) => Product[];
}

/** Creates the cart: its lines, its coupon and its totals. */
export function createCart({ store, clock, random, find, shown }: CartOptions) {
  const coupons = createCoupons({ clock });
  const list = store.value('ecommerce.cart', () => createRemovableList(seedCart));
  const couponCode = store.value<string | null>('ecommerce.coupon', () => null);
  /** The id of the last line. No id is given twice. */
  const lastId = store.value('ecommerce.lastLineId', () => seedCart.length);

  /** Returns a whole number from `low` to `high`, both included. */
  const draw = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const lines = () => list.get().items;
  const priced = (line: Line) => priceProduct(find(line.productId), line);

  function change(productId: number, changes: Partial<Line>) {
    const items = lines().map((line) =>
      line.productId === productId ? { ...line, ...changes } : line,
    );
    list.set({ ...list.get(), items });
  }

  const coupon = () => coupons.find(couponCode.get() ?? '');

  /** Returns the coupon if the cart meets its conditions. */
  function countedCoupon(prices: PricedLine[]): CouponRow | undefined {
    const entered = coupon();
    return entered && !coupons.findRefusal(entered, sumReducedPrices(prices)) ? entered : undefined;
  }

  function read(): CartRow {
    const products = shown(lines().map(({ productId }) => find(productId)));
    const prices = lines().map(priced);
    const reduced = sumReducedPrices(prices);
    const entered = coupon();

    return {
      lines: lines().map(({ deliveryDays, ...line }, index) => {
        const price = prices[index] as PricedLine;
        return {
          ...line,
          product: products[index] as Product,
          shippingDate: addDays(clock.now(), deliveryDays).toISOString(),
          price: toDollars(getLinePrice(price)),
          total: toDollars(getLinePrice(price) - getDiscount(price)),
        };
      }),
      coupon: entered ? coupons.shown(entered, reduced) : null,
      coupons: coupons.all().map((one) => coupons.shown(one, reduced)),
      totals: computeTotals(prices, countedCoupon(prices)),
    };
  }

  return {
    read,
    has: (productId: number) => has(list.get(), productId),
    lines,
    getCountedCode: () => countedCoupon(lines().map(priced))?.code ?? null,

    add(productId: number, color?: ProductColor | null) {
      find(productId);
      if (has(list.get(), productId)) {
        if (color) change(productId, { color });
        return;
      }
      lastId.set(lastId.get() + 1);
      const line: Line = {
        id: lastId.get(),
        productId,
        qty: 1,
        color: color ?? 'PRIMARY',
        offers: draw(1, 4),
        discountPercentage: draw(3, 20),
        deliveryDays: draw(1, 8),
      };
      list.set({ ...list.get(), items: [...lines(), line] });
    },

    remove: (productId: number) => list.set(withoutProduct(list.get(), productId)),

    restore(productId: number) {
      // Added again since: nothing is left to restore.
      if (has(list.get(), productId)) return;
      const restored = withRestored(list.get(), productId);
      if (!restored) throw notFound('removed product', productId);
      list.set(restored);
    },

    setQuantity(productId: number, qty: number) {
      if (!has(list.get(), productId)) {
        throw notFound('product in the cart with the id', productId);
      }
      if (qty < 1 || qty > mostOfAProduct) {
        throw badInput('qty', `must be 1 to ${mostOfAProduct}, not ${qty}.`);
      }
      change(productId, { qty });
    },

    /** Empties the cart. Removed items can no longer be restored. */
    clear() {
      list.set(createRemovableList([]));
      couponCode.set(null);
    },

    applyCoupon(code: string) {
      const row = coupons.find(code);
      const reduced = sumReducedPrices(lines().map(priced));
      const refusal: CouponRefusal | null = row ? coupons.findRefusal(row, reduced) : 'UNKNOWN';
      if (row && !refusal) couponCode.set(row.code);
      return { cart: read(), coupon: row ? coupons.shown(row, reduced) : null, refusal };
    },

    removeCoupon: () => couponCode.set(null),
  };
}

/** Returns the lines as REST has them: product and line in one. */
export function toCartProducts({ lines }: CartRow): CartProduct[] {
  return lines.map(({ product, qty, offers, discountPercentage, shippingDate }) => ({
    ...product,
    __typename: 'CartProduct',
    ...{ qty, offers, discountPercentage, shippingDate },
  }));
}

export type ShopCart = ReturnType<typeof createCart>;
