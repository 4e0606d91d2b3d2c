import type { Events } from '../../events.ts';
import type {
  CardInput,
  MutationAddToCartArgs,
  MutationPlaceOrderArgs,
  MutationUpdateDeliveryAddressArgs,
  Order,
  Product,
  ProductPage,
  QueryProductPageArgs,
  QueryRelatedProductsArgs,
  ResolversParentTypes,
} from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import { createAddresses } from './addresses.ts';
import { cardProblems, declineOf } from './cards.ts';
import { createCart } from './cart.ts';
import { createCheckout } from './checkout.ts';
import { centsOf, eurosOf, monthlyOf } from './money.ts';
import { createOrders } from './orders.ts';
import { createRange } from './range.ts';
import type { CartRow, ProductRow } from './row.ts';
import { createWishlist } from './wishlist.ts';

type CartChange = ResolversParentTypes['CartChange'];

/** The shop: one range, and the cart, the wishes, the addresses and the orders of whoever looks. */
export function createCollection(world: World, events: Events) {
  const range = createRange(world);
  const wishlist = createWishlist();
  const addresses = createAddresses();
  const orders = createOrders(world);
  const cart = createCart({ world, find: range.find, shown });
  const placeOrder = createCheckout({ world, find: range.find, cart, addresses, orders });

  /** Products as the person who looks sees them. */
  function shown(rows: ProductRow[]): Product[] {
    const wished = new Set(wishlist.wishes().map(({ productId }) => productId));
    return rows.map((row) => ({
      ...row,
      monthlyPrice: eurosOf(monthlyOf(centsOf(row.price))),
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
    dealt: cart.dealt,
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

    /** Whether the simulated provider takes a card, and why not. */
    charge(card: CardInput) {
      const problems = cardProblems(card, world.now());
      return { problems, decline: problems.length > 0 ? null : declineOf(card) };
    },

    cancelOrder(id: number): Order {
      const order = orders.cancel(id);
      events.publish('sales', 'ORDER');
      return order;
    },

    placeOrder({ order }: MutationPlaceOrderArgs) {
      const outcome = placeOrder(order);
      if (outcome.order) events.publish('sales', 'ORDER');
      return outcome;
    },
  };
}
