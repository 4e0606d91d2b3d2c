import type { CollectionOptions } from '../../collections.ts';
import { badInput, notFound } from '../../errors.ts';
import type { CartProduct, CouponRefusal, Product } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { toDollars } from '../../values/money.ts';
import { type CouponRow, createCoupons } from './coupons.ts';
import { priceProduct } from './receipt.ts';
import {
  createRemovableList,
  hasVariant,
  isVariant,
  type ProductVariant,
  removeVariant,
  restoreVariant,
} from './removals.ts';
import { type CartRow, firstColor, type Line, type ProductRow } from './row.ts';
import { seedCart } from './seed.ts';
import {
  computeTotals,
  getDiscount,
  getLinePrice,
  type PricedLine,
  sumReducedPrices,
} from './totals.ts';

const maxQuantity = 10;

function checkQuantity(qty: number): number {
  if (qty < 1 || qty > maxQuantity) {
    throw badInput('qty', `must be 1 to ${maxQuantity}, not ${qty}.`);
  }
  return qty;
}

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

  function setLineQuantity({ id }: Line, qty: number) {
    if (qty > maxQuantity) {
      throw badInput('qty', `must not exceed ${maxQuantity} pieces in the cart.`);
    }
    const items = getLines().map((line) => (line.id === id ? { ...line, qty } : line));
    list.set({ ...list.get(), items });
  }

  const findLine = (variant: ProductVariant) => getLines().find((line) => isVariant(line, variant));

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
    has: (productId: number) => hasVariant(list.get(), { productId }),
    getLines,
    getAppliedCode: () => getAppliedCoupon(getLines().map(getPricedLine))?.code ?? null,

    /** Adds pieces of a product. Without a quantity, a product that is already in the cart does not change. */
    add({ productId, color, qty }: ProductVariant & { qty?: number | null }) {
      findProduct(productId);
      const line = findLine({ productId, color });
      if (line) {
        if (typeof qty === 'number') setLineQuantity(line, line.qty + checkQuantity(qty));
        return;
      }
      lastId.set(lastId.get() + 1);
      const newLine: Line = {
        id: lastId.get(),
        productId,
        qty: checkQuantity(qty ?? 1),
        color: color ?? firstColor,
        offers: getRandomInteger(1, 4),
        discountPercentage: getRandomInteger(3, 20),
        deliveryDays: getRandomInteger(1, 8),
      };
      list.set({ ...list.get(), items: [...getLines(), newLine] });
    },

    remove: (variant: ProductVariant) => list.set(removeVariant(list.get(), variant)),

    restore(variant: ProductVariant) {
      const restored = restoreVariant(list.get(), variant);
      if (restored) list.set(restored);
      // A product that was added again needs no restoration.
      else if (!hasVariant(list.get(), variant)) {
        throw notFound('removed product', variant.productId);
      }
    },

    setQuantity({ qty, ...variant }: ProductVariant & { qty: number }) {
      const line = findLine(variant);
      if (!line) throw notFound('product in the cart with the id', variant.productId);
      setLineQuantity(line, checkQuantity(qty));
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
