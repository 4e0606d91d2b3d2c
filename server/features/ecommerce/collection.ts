import type { CollectionOptions } from '../../feature.ts';
import type {
  CardInput,
  MutationAddToCartArgs,
  MutationUpdateDeliveryAddressArgs,
  Order,
  Product,
  ProductPage,
  QueryProductPageArgs,
  QueryRelatedProductsArgs,
  ResolversParentTypes,
} from '../../gql/resolvers.ts';
import { createAddresses } from './addresses.ts';
import { type CheckedCard, checkedCard } from './cards.ts';
import { createCart } from './cart.ts';
import { createCatalog } from './catalog.ts';
import { createCheckout, type PreparedOrder } from './checkout.ts';
import { getInstalment, toCents, toDollars } from './money.ts';
import { createOrders } from './orders.ts';
import type { CartRow, ProductRow } from './row.ts';
import { createWishlist } from './wishlist.ts';

type CartChange = ResolversParentTypes['CartChange'];

/** Creates the shop: products, cart, wishlist, addresses and orders. */
export function createCollection(options: CollectionOptions) {
  const { clock, events } = options;
  const range = createCatalog(options);
  const wishlist = createWishlist(options);
  const addresses = createAddresses(options);
  const orders = createOrders(options);
  const cart = createCart({ ...options, find: range.find, shown });
  const placeOrder = createCheckout({ clock, find: range.find, cart, addresses, orders });

  /** Returns products as the viewer sees them. */
  function shown(rows: ProductRow[]): Product[] {
    const wished = new Set(wishlist.wishes().map(({ productId }) => productId));
    return rows.map((row) => ({
      ...row,
      monthlyPrice: toDollars(getInstalment(toCents(row.price))),
      isInWishlist: wished.has(row.id),
      isInCart: cart.has(row.id),
      colorOptions: ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'],
    }));
  }

  const shownOne = (row: ProductRow) => shown([row])[0] as Product;

  function changed(productId: number): CartChange {
    const row = range.get(productId);
    return { cart: cart.read(), product: row && shownOne(row) };
  }

  return {
    page(args: QueryProductPageArgs): ProductPage {
      const { rows, total } = range.select(args);
      return {
        products: shown(rows),
        total,
        wishlist: wishlist.wishes(),
        cart: cart.read().lines,
      };
    },

    find: (id: number) => shownOne(range.find(id)),
    related: ({ id, limit }: QueryRelatedProductsArgs) => shown(range.related(id, limit)),
    filters: range.filters,

    cart: cart.read,
    countLines: () => cart.lines().length,

    addToCart({ productId, color }: MutationAddToCartArgs): CartChange {
      cart.add(productId, color);
      return changed(productId);
    },

    removeFromCart(productId: number): CartChange {
      cart.remove(productId);
      return changed(productId);
    },

    restoreToCart(productId: number): CartChange {
      cart.restore(productId);
      return changed(productId);
    },

    setQuantity(productId: number, qty: number): CartChange {
      cart.setQuantity(productId, qty);
      return changed(productId);
    },

    clear(): CartRow {
      cart.clear();
      return cart.read();
    },

    applyCoupon: cart.applyCoupon,

    removeCoupon(): CartRow {
      cart.removeCoupon();
      return cart.read();
    },

    wishlist: () => shown(wishlist.wishes().map(({ productId }) => range.find(productId))),

    addToWishlist(productId: number): Product {
      const row = range.find(productId);
      wishlist.add(productId);
      return shownOne(row);
    },

    removeFromWishlist(productId: number): Product | undefined {
      wishlist.remove(productId);
      const row = range.get(productId);
      return row && shownOne(row);
    },

    restoreToWishlist(productId: number): Product {
      wishlist.restore(productId);
      return shownOne(range.find(productId));
    },

    addresses: addresses.list,
    addAddress: addresses.add,
    updateAddress: ({ id, address }: MutationUpdateDeliveryAddressArgs) =>
      addresses.update(id, address),
    chooseAddress: addresses.choose,
    deleteAddress: addresses.remove,
    restoreAddress: addresses.restore,

    orders: orders.page,
    order: orders.find,
    countProducts: range.count,

    /** Returns whether the simulated provider takes a card. Without a card, every field is blank. */
    checkCard: (card: CardInput | null | undefined): CheckedCard => checkedCard(card, clock.now()),

    cancelOrder(id: number): Order {
      const order = orders.cancel(id);
      events.publish('sales', 'ORDER');
      return order;
    },

    placeOrder(order: PreparedOrder) {
      const outcome = placeOrder(order);
      if (outcome.order) events.publish('sales', 'ORDER');
      return outcome;
    },
  };
}
