import type {
  Cart,
  CartTotals,
  DeliveryAddress,
  Order,
  OrderLine,
  PaymentMethod,
  Product,
  ProductColor,
} from '../../gql/types.ts';

/** A product without the fields that depend on the viewer. */
export type ProductRow = Omit<
  Product,
  | 'isInWishlist'
  | 'wishlistColors'
  | 'isInCart'
  | 'colorOptions'
  | 'monthlyPrice'
  | 'averageRating'
  | 'reviewCount'
  | 'size'
  | 'specifications'
>;

/** The colours of all products. */
export const productColors: ProductColor[] = ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'];

/** The colour of calls that name none. */
export const firstColor: ProductColor = 'PRIMARY';

/** A stored line of the cart, without its product and its delivery date. */
export interface Line {
  id: number;
  productId: number;
  qty: number;
  color: ProductColor;
  offers: number;
  discountPercentage: number;
  deliveryDays: number;
}

/** The cart without the field `products`, which only REST uses. */
export type CartRow = Omit<Cart, 'products'>;

/** An address without the field `isChosen`. */
export type AddressRow = Omit<DeliveryAddress, 'isChosen' | '__typename'>;

/** An order without the fields that depend on the current time. */
export interface OrderRow {
  id: number;
  /** The idempotency key of the call that placed the order. Null for orders of the sample. */
  key: string | null;
  placedAt: string;
  shippedAt: string;
  deliveredBy: string;
  cancelledAt: string | null;
  address: Order['address'];
  payment: PaymentMethod;
  cardEnding: string | null;
  couponCode: string | null;
  lines: OrderLine[];
  totals: CartTotals;
}
