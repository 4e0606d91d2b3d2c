import { daysAfter } from '../../days.ts';
import { badInput, notFound } from '../../errors.ts';
import type { CartProduct, CouponRefusal, Product, ProductColor } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import { type CouponRow, createCoupons } from './coupons.ts';
import { eurosOf } from './money.ts';
import { pricedOf } from './receipt.ts';
import { createRemovals } from './removals.ts';
import type { CartRow, Line, ProductRow } from './row.ts';
import { seedCart } from './seed.ts';
import { discountOf, type PricedLine, priceOf, reducedOf, totalsOf } from './totals.ts';

const mostOfAProduct = 10;

interface Parts {
  world: World;
  find: (productId: number) => ProductRow;
  shown: (rows: ProductRow[]) => Product[];
}

/** What is about to be bought, and what it comes to. */
export function createCart({ world, find, shown }: Parts) {
  const coupons = createCoupons(world);
  const removals = createRemovals<Line>();
  let lines = seedCart;
  let coupon: CouponRow | undefined;
  // An id that was given is never given again.
  let lastId = lines.length;

  /** Whole numbers from `low` to `high`, both included. */
  const draw = (low: number, high: number) => low + Math.floor(world.random() * (high - low + 1));
  const deal = () => ({
    offers: draw(1, 4),
    discountPercentage: draw(3, 20),
    deliveryDays: draw(1, 8),
  });
  const inDays = (days: number) => daysAfter(world.now(), days).toISOString();
  const has = (productId: number) => lines.some((line) => line.productId === productId);

  function change(productId: number, changes: Partial<Line>) {
    lines = lines.map((line) => (line.productId === productId ? { ...line, ...changes } : line));
  }

  const priced = (line: Line) => pricedOf(find(line.productId), line);

  /** The coupon, where the cart meets its terms. */
  function counted(prices: PricedLine[]): CouponRow | undefined {
    return coupon && !coupons.refusalOf(coupon, reducedOf(prices)) ? coupon : undefined;
  }

  function read(): CartRow {
    const products = shown(lines.map(({ productId }) => find(productId)));
    const prices = lines.map(priced);
    const reduced = reducedOf(prices);

    return {
      lines: lines.map(({ deliveryDays, ...line }, index) => {
        const price = prices[index] as PricedLine;
        return {
          ...line,
          product: products[index] as Product,
          shippingDate: inDays(deliveryDays),
          price: eurosOf(priceOf(price)),
          total: eurosOf(priceOf(price) - discountOf(price)),
        };
      }),
      coupon: coupon ? coupons.shown(coupon, reduced) : null,
      coupons: coupons.all().map((one) => coupons.shown(one, reduced)),
      totals: totalsOf(prices, counted(prices)),
    };
  }

  return {
    read,
    has,
    lines: () => lines,
    countedCode: () => counted(lines.map(priced))?.code ?? null,

    /** Lines as REST has them: offers, discounts and dates drawn anew. */
    dealt({ lines: shownLines }: CartRow): CartProduct[] {
      return shownLines.map(({ product, qty }) => {
        const { deliveryDays, ...drawn } = deal();
        const shippingDate = inDays(deliveryDays);
        return { ...product, __typename: 'CartProduct', qty, ...drawn, shippingDate };
      });
    },

    add(productId: number, color?: ProductColor | null) {
      find(productId);
      if (has(productId)) {
        if (color) change(productId, { color });
        return;
      }
      lastId += 1;
      lines = [...lines, { id: lastId, productId, qty: 1, color: color ?? 'PRIMARY', ...deal() }];
    },

    remove(productId: number) {
      lines = removals.without(lines, productId);
    },

    restore(productId: number) {
      // Put in again since: there is nothing to take back.
      if (has(productId)) return;
      const restored = removals.withBack(lines, productId);
      if (!restored) throw notFound('removed product', productId);
      lines = restored;
    },

    setQuantity(productId: number, qty: number) {
      if (!has(productId)) throw notFound('product in the cart with the id', productId);
      if (qty < 1 || qty > mostOfAProduct) {
        throw badInput('qty', `must be 1 to ${mostOfAProduct}, not ${qty}.`);
      }
      change(productId, { qty });
    },

    /** A bought or emptied cart starts anew: nothing comes back into it. */
    clear() {
      lines = [];
      coupon = undefined;
      removals.forget();
    },

    applyCoupon(code: string) {
      const row = coupons.find(code);
      const reduced = reducedOf(lines.map(priced));
      const refusal: CouponRefusal | null = row ? coupons.refusalOf(row, reduced) : 'UNKNOWN';
      if (!refusal) coupon = row;
      return { cart: read(), coupon: row ? coupons.shown(row, reduced) : null, refusal };
    },

    removeCoupon() {
      coupon = undefined;
    },
  };
}

export type ShopCart = ReturnType<typeof createCart>;
