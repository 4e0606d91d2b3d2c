import type { OrderLine } from '../../gql/resolvers.ts';
import { addDays } from '../../values/days.ts';
import { toCents, toDollars } from './money.ts';
import type { Line, ProductRow } from './row.ts';
import { getDiscount, getLinePrice, type PricedLine } from './totals.ts';

type Bought = Pick<Line, 'qty' | 'color' | 'discountPercentage'>;

/** Returns the values that the price of a line depends on. */
export function priceProduct(product: ProductRow, { qty, discountPercentage }: Bought): PricedLine {
  const { price, hasFreeShipping } = product;
  return { qty, cents: toCents(price), discountPercentage, hasFreeShipping };
}

/** Copies a line item into an order, so that later changes of the product do not affect it. */
export function createOrderLine(product: ProductRow, bought: Bought, index: number): OrderLine {
  const { id, name, slug, brandName, image, price } = product;
  const { qty, color, discountPercentage } = bought;
  const priced = priceProduct(product, bought);

  return {
    position: index + 1,
    productId: id,
    name,
    slug,
    brandName,
    image,
    color,
    qty,
    unitPrice: price,
    discountPercentage,
    total: toDollars(getLinePrice(priced) - getDiscount(priced)),
  };
}

/** The time in days in which an order can be cancelled, before dispatch. */
const shippingDays = 0.5;

/** The dates of an order placed at that moment. */
export function planDelivery(placed: Date, deliveryDays: number) {
  return {
    placedAt: placed.toISOString(),
    shippedAt: addDays(placed, shippingDays).toISOString(),
    deliveredBy: addDays(placed, deliveryDays).toISOString(),
  };
}
