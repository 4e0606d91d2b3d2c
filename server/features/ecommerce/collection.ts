import type { CollectionOptions } from '../../collections.ts';
import type {
  CardInput,
  CartChange as CompleteCartChange,
  MutationAddToCartArgs,
  MutationSetCartQuantityArgs,
  MutationUpdateDeliveryAddressArgs,
  Order,
  Product,
  ProductPage,
  QueryProductPageArgs,
  QueryProductReviewsArgs,
  QueryRelatedProductsArgs,
  ReviewPage,
  WishlistEntry,
} from '../../gql/types.ts';
import { type CheckedCard, checkCard } from '../../values/cards.ts';
import { getInstalment, toCents, toDollars } from '../../values/money.ts';
import { createAddresses } from './addresses.ts';
import { createCart } from './cart.ts';
import { createCatalog } from './catalog.ts';
import { createCheckout, type PreparedOrder } from './checkout.ts';
import { createOrders } from './orders.ts';
import type { ProductVariant } from './removals.ts';
import { rateProduct, selectReviews } from './reviews.ts';
import { type CartRow, type ProductRow, productColors } from './row.ts';
import { getSpecifications } from './specifications.ts';
import { createWishlist } from './wishlist.ts';

type CartChange = Omit<CompleteCartChange, 'cart'> & { cart: CartRow };

/** Creates the shop: products, cart, wishlist, addresses and orders. */
export function createCollection(options: CollectionOptions) {
  const { clock, events, store } = options;
  /** The time from which the dates of sample reviews are counted back. */
  const sampleTime = store.value('ecommerce.sampleTime', () => clock.now().toISOString());
  const catalog = createCatalog(options);
  const wishlist = createWishlist(options);
  const addresses = createAddresses(options);
  const orders = createOrders(options);
  const cart = createCart({ ...options, findProduct: catalog.find, toProducts });
  const placeOrder = createCheckout({ clock, findProduct: catalog.find, cart, addresses, orders });

  /** Adds the fields that depend on the viewer. */
  function toProducts(rows: ProductRow[]): Product[] {
    const entries = wishlist.listEntries();
    return rows.map((row) => {
      const wishlistColors = entries
        .filter(({ productId }) => productId === row.id)
        .map(({ color }) => color);
      return {
        ...row,
        ...rateProduct(row),
        ...getSpecifications(row.id),
        monthlyPrice: toDollars(getInstalment(toCents(row.price))),
        isInWishlist: wishlistColors.length > 0,
        wishlistColors,
        isInCart: cart.has(row.id),
        colorOptions: productColors,
      };
    });
  }

  const toProduct = (row: ProductRow) => toProducts([row])[0] as Product;

  const listWishlistEntries = (): WishlistEntry[] =>
    wishlist.listEntries().map((entry) => ({
      ...entry,
      product: toProduct(catalog.find(entry.productId)),
    }));

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
        wishlist: listWishlistEntries(),
        cart: cart.read().lines,
      };
    },

    find: (id: number) => toProduct(catalog.find(id)),
    listRelated: ({ id, limit }: QueryRelatedProductsArgs) =>
      toProducts(catalog.listRelated(id, limit)),
    getFilters: catalog.getFilters,
    selectReviews: ({ id, ...args }: QueryProductReviewsArgs): ReviewPage =>
      selectReviews(catalog.find(id), args, new Date(sampleTime.get())),

    getCart: cart.read,
    countLines: () => cart.getLines().length,

    addToCart(args: MutationAddToCartArgs): CartChange {
      cart.add(args);
      return createCartChange(args.productId);
    },

    removeFromCart(variant: ProductVariant): CartChange {
      cart.remove(variant);
      return createCartChange(variant.productId);
    },

    restoreToCart(variant: ProductVariant): CartChange {
      cart.restore(variant);
      return createCartChange(variant.productId);
    },

    setQuantity(args: MutationSetCartQuantityArgs): CartChange {
      cart.setQuantity(args);
      return createCartChange(args.productId);
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

    listWishlistEntries,

    listWishlist() {
      const ids = new Set(wishlist.listEntries().map(({ productId }) => productId));
      return toProducts([...ids].map(catalog.find));
    },

    addToWishlist(variant: ProductVariant): Product {
      const row = catalog.find(variant.productId);
      wishlist.add(variant);
      return toProduct(row);
    },

    removeFromWishlist(variant: ProductVariant): Product | undefined {
      wishlist.remove(variant);
      const row = catalog.get(variant.productId);
      return row && toProduct(row);
    },

    restoreToWishlist(variant: ProductVariant): Product {
      wishlist.restore(variant);
      return toProduct(catalog.find(variant.productId));
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
