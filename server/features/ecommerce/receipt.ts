import type { OrderLine } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { toCents, toDollars } from '../../values/money.ts';
import type { Line, ProductRow } from './row.ts';
import { getDiscount, getLinePrice, type PricedLine } from './totals.ts';

type LineItem = Pick<Line, 'qty' | 'color' | 'discountPercentage'>;

/** Returns the values that the price of a line depends on. */
export function priceProduct(
  product: ProductRow,
  { qty, discountPercentage }: LineItem,
): PricedLine {
  const { price, hasFreeShipping } = product;
  return { qty, cents: toCents(price), discountPercentage, hasFreeShipping };
}

/** Creates a line of an order. It contains a copy of the product, so that later changes do not affect the order. */
export function createOrderLine(product: ProductRow, item: LineItem, index: number): OrderLine {
  const { id, name, slug, brandName, image, price } = product;
  const { qty, color, discountPercentage } = item;
  const pricedLine = priceProduct(product, item);

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
    total: toDollars(getLinePrice(pricedLine) - getDiscount(pricedLine)),
  };
}

/** The number of days between an order and its dispatch. Until then, the order can be cancelled. */
const daysUntilDispatch = 0.5;

/** Returns the dates of an order that was placed at a time. */
export function planDelivery(placed: Date, deliveryDays: number) {
  return {
    placedAt: placed.toISOString(),
    shippedAt: addDays(placed, daysUntilDispatch).toISOString(),
    deliveredBy: addDays(placed, deliveryDays).toISOString(),
  };
}
