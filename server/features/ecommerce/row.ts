import type {
  Cart,
  CartTotals,
  DeliveryAddress,
  Order,
  OrderLine,
  PaymentMethod,
  Product,
  ProductColor,
} from '../../gql/resolvers.ts';

/** A product without the fields that depend on the viewer. */
export type ProductRow = Omit<
  Product,
  'isInWishlist' | 'isInCart' | 'colorOptions' | 'monthlyPrice'
>;

/** A line of the cart as it is stored, without its product and its delivery date. */
export interface Line {
  id: number;
  productId: number;
  qty: number;
  color: ProductColor;
  offers: number;
  discountPercentage: number;
  deliveryDays: number;
}

/** The cart, without the lines as REST has them. */
export type CartRow = Omit<Cart, 'products'>;

/** An address, without whether it is the chosen one. */
export type AddressRow = Omit<DeliveryAddress, 'isChosen' | '__typename'>;

/** An order without the fields that depend on the current time. */
export interface OrderRow {
  id: number;
  /** The key of the call that placed it; null for orders of the sample. */
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
