import type { CollectionOptions } from '../../collections.ts';
import type {
  CardInput,
  CartChange as CompleteCartChange,
  MutationAddToCartArgs,
  MutationUpdateDeliveryAddressArgs,
  Order,
  Product,
  ProductPage,
  QueryProductPageArgs,
  QueryRelatedProductsArgs,
} from '../../gql/types.ts';
import { getInstalment, toCents, toDollars } from '../../values/money.ts';
import { createAddresses } from './addresses.ts';
import { type CheckedCard, checkCard } from './cards.ts';
import { createCart } from './cart.ts';
import { createCatalog } from './catalog.ts';
import { createCheckout, type PreparedOrder } from './checkout.ts';
import { createOrders } from './orders.ts';
import type { CartRow, ProductRow } from './row.ts';
import { createWishlist } from './wishlist.ts';

type CartChange = Omit<CompleteCartChange, 'cart'> & { cart: CartRow };

/** Creates the shop: products, cart, wishlist, addresses and orders. */
export function createCollection(options: CollectionOptions) {
  const { clock, events } = options;
  const catalog = createCatalog(options);
  const wishlist = createWishlist(options);
  const addresses = createAddresses(options);
  const orders = createOrders(options);
  const cart = createCart({ ...options, findProduct: catalog.find, toProducts });
  const placeOrder = createCheckout({ clock, findProduct: catalog.find, cart, addresses, orders });

  /** Adds the fields that depend on the viewer. */
  function toProducts(rows: ProductRow[]): Product[] {
    const wishlistIds = new Set(wishlist.listEntries().map(({ productId }) => productId));
    return rows.map((row) => ({
      ...row,
      monthlyPrice: toDollars(getInstalment(toCents(row.price))),
      isInWishlist: wishlistIds.has(row.id),
      isInCart: cart.has(row.id),
      colorOptions: ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'],
    }));
  }

  const toProduct = (row: ProductRow) => toProducts([row])[0] as Product;

  function createCartChange(productId: number): CartChange {
    const row = catalog.get(productId);
    return { cart: cart.read(), product: row && toProduct(row) };
  }

  return {
    selectPage(args: QueryProductPageArgs): ProductPage {
      const { rows, total } = catalog.select(args);
      return {
        products: toProducts(rows),
        total,
        wishlist: wishlist.listEntries(),
        cart: cart.read().lines,
      };
    },

    find: (id: number) => toProduct(catalog.find(id)),
    listRelated: ({ id, limit }: QueryRelatedProductsArgs) =>
      toProducts(catalog.listRelated(id, limit)),
    getFilters: catalog.getFilters,

    getCart: cart.read,
    countLines: () => cart.getLines().length,

    addToCart({ productId, color }: MutationAddToCartArgs): CartChange {
      cart.add(productId, color);
      return createCartChange(productId);
    },

    removeFromCart(productId: number): CartChange {
      cart.remove(productId);
      return createCartChange(productId);
    },

    restoreToCart(productId: number): CartChange {
      cart.restore(productId);
      return createCartChange(productId);
    },

    setQuantity(productId: number, qty: number): CartChange {
      cart.setQuantity(productId, qty);
      return createCartChange(productId);
    },

    clearCart(): CartRow {
      cart.clear();
      return cart.read();
    },

    applyCoupon: cart.applyCoupon,

    removeCoupon(): CartRow {
      cart.removeCoupon();
      return cart.read();
    },

    listWishlist: () =>
      toProducts(wishlist.listEntries().map(({ productId }) => catalog.find(productId))),

    addToWishlist(productId: number): Product {
      const row = catalog.find(productId);
      wishlist.add(productId);
      return toProduct(row);
    },

    removeFromWishlist(productId: number): Product | undefined {
      wishlist.remove(productId);
      const row = catalog.get(productId);
      return row && toProduct(row);
    },

    restoreToWishlist(productId: number): Product {
      wishlist.restore(productId);
      return toProduct(catalog.find(productId));
    },

    listAddresses: addresses.list,
    addAddress: addresses.add,
    updateAddress: ({ id, address }: MutationUpdateDeliveryAddressArgs) =>
      addresses.update(id, address),
    chooseAddress: addresses.choose,
    deleteAddress: addresses.remove,
    restoreAddress: addresses.restore,

    selectOrders: orders.selectPage,
    findOrder: orders.find,
    countProducts: catalog.count,

    /** Checks a card. A missing card is like a card with blank fields. */
    checkCard: (card: CardInput | null | undefined): CheckedCard => checkCard(card, clock.now()),

    cancelOrder(id: number): Order {
      const order = orders.cancel(id);
      events.publish('sales', 'ORDER');
      return order;
    },

    placeOrder(order: PreparedOrder) {
      const result = placeOrder(order);
      if (result.order) events.publish('sales', 'ORDER');
      return result;
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    ecommerce: ReturnType<typeof createCollection>;
  }
}
