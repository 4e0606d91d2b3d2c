import type { CollectionOptions } from '../../collections.ts';
import { badInput, notFound } from '../../errors.ts';
import type { CartProduct, CouponRefusal, Product, ProductColor } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { toDollars } from '../../values/money.ts';
import { type CouponRow, createCoupons } from './coupons.ts';
import { priceProduct } from './receipt.ts';
import { createRemovableList, hasProduct, removeProduct, restoreProduct } from './removals.ts';
import type { CartRow, Line, ProductRow } from './row.ts';
import { seedCart } from './seed.ts';
import {
  computeTotals,
  getDiscount,
  getLinePrice,
  type PricedLine,
  sumReducedPrices,
} from './totals.ts';

const maxQuantity = 10;

interface CartOptions extends Pick<CollectionOptions, 'store' | 'clock' | 'random'> {
  findProduct: (productId: number) => ProductRow;
  toProducts: (rows: ProductRow[]) => Product[];
}

/** Creates the part of the collection for the cart: its lines, its coupon and its totals. */
export function createCart({ store, clock, random, findProduct, toProducts }: CartOptions) {
  const coupons = createCoupons({ clock });
  const list = store.value('ecommerce.cart', () => createRemovableList(seedCart), 'Cart');
  const couponCode = store.value<string | null>('ecommerce.coupon', () => null);
  /** The id of the last line. Ids are not reused. */
  const lastId = store.value('ecommerce.lastLineId', () => seedCart.length);

  /** Returns a random integer from `min` to `max`, both included. */
  const getRandomInteger = (min: number, max: number) =>
    min + Math.floor(random() * (max - min + 1));
  const getLines = () => list.get().items;
  const getPricedLine = (line: Line) => priceProduct(findProduct(line.productId), line);

  function changeLine(productId: number, changes: Partial<Line>) {
    const items = getLines().map((line) =>
      line.productId === productId ? { ...line, ...changes } : line,
    );
    list.set({ ...list.get(), items });
  }

  const getCoupon = () => coupons.find(couponCode.get() ?? '');

  /** Returns the coupon if the cart meets its conditions. */
  function getAppliedCoupon(prices: PricedLine[]): CouponRow | undefined {
    const coupon = getCoupon();
    return coupon && !coupons.findRefusal(coupon, sumReducedPrices(prices)) ? coupon : undefined;
  }

  function read(): CartRow {
    const products = toProducts(getLines().map(({ productId }) => findProduct(productId)));
    const prices = getLines().map(getPricedLine);
    const reducedPrice = sumReducedPrices(prices);
    const coupon = getCoupon();

    return {
      lines: getLines().map(({ deliveryDays, ...line }, index) => {
        const price = prices[index] as PricedLine;
        return {
          ...line,
          product: products[index] as Product,
          shippingDate: addDays(clock.now(), deliveryDays).toISOString(),
          price: toDollars(getLinePrice(price)),
          total: toDollars(getLinePrice(price) - getDiscount(price)),
        };
      }),
      coupon: coupon ? coupons.toCoupon(coupon, reducedPrice) : null,
      coupons: coupons.list().map((row) => coupons.toCoupon(row, reducedPrice)),
      totals: computeTotals(prices, getAppliedCoupon(prices)),
    };
  }

  return {
    read,
    has: (productId: number) => hasProduct(list.get(), productId),
    getLines,
    getAppliedCode: () => getAppliedCoupon(getLines().map(getPricedLine))?.code ?? null,

    add(productId: number, color?: ProductColor | null) {
      findProduct(productId);
      if (hasProduct(list.get(), productId)) {
        if (color) changeLine(productId, { color });
        return;
      }
      lastId.set(lastId.get() + 1);
      const line: Line = {
        id: lastId.get(),
        productId,
        qty: 1,
        color: color ?? 'PRIMARY',
        offers: getRandomInteger(1, 4),
        discountPercentage: getRandomInteger(3, 20),
        deliveryDays: getRandomInteger(1, 8),
      };
      list.set({ ...list.get(), items: [...getLines(), line] });
    },

    remove: (productId: number) => list.set(removeProduct(list.get(), productId)),

    restore(productId: number) {
      // The product was added again, so there is nothing to restore.
      if (hasProduct(list.get(), productId)) return;
      const restored = restoreProduct(list.get(), productId);
      if (!restored) throw notFound('removed product', productId);
      list.set(restored);
    },

    setQuantity(productId: number, qty: number) {
      if (!hasProduct(list.get(), productId)) {
        throw notFound('product in the cart with the id', productId);
      }
      if (qty < 1 || qty > maxQuantity) {
        throw badInput('qty', `must be 1 to ${maxQuantity}, not ${qty}.`);
      }
      changeLine(productId, { qty });
    },

    /** Empties the cart. Removed items can no longer be restored. */
    clear() {
      list.set(createRemovableList([]));
      couponCode.set(null);
    },

    applyCoupon(code: string) {
      const row = coupons.find(code);
      const reducedPrice = sumReducedPrices(getLines().map(getPricedLine));
      const refusal: CouponRefusal | null = row
        ? coupons.findRefusal(row, reducedPrice)
        : 'UNKNOWN';
      if (row && !refusal) couponCode.set(row.code);
      return { cart: read(), coupon: row ? coupons.toCoupon(row, reducedPrice) : null, refusal };
    },

    removeCoupon: () => couponCode.set(null),
  };
}

/** Converts the lines for REST, where each product also contains the fields of its line. */
export function toCartProducts({ lines }: CartRow): CartProduct[] {
  return lines.map(({ product, qty, offers, discountPercentage, shippingDate }) => ({
    ...product,
    __typename: 'CartProduct',
    ...{ qty, offers, discountPercentage, shippingDate },
  }));
}

export type ShopCart = ReturnType<typeof createCart>;
