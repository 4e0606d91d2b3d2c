import type { Resolvers } from '../../gql/resolvers.ts';
import { testCards } from '../../values/cards.ts';
import { readConnection } from '../../values/readConnection.ts';
import { toCartProducts } from './cart.ts';
import type { PreparedOrder } from './checkout.ts';

export const resolvers: Resolvers = {
  Query: {
    productPage: (_, args, { collections }) => collections.ecommerce.selectPage(args),
    productConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'products', (part) =>
        collections.ecommerce.selectPage({ ...args, ...part }),
      ),
    product: (_, { id }, { collections }) => collections.ecommerce.find(id),
    relatedProducts: (_, args, { collections }) => collections.ecommerce.listRelated(args),
    shopFilters: (_, args, { collections }) => collections.ecommerce.getFilters(args),
    productReviews: (_, args, { collections }) => collections.ecommerce.selectReviews(args),
    wishlist: (_, __, { collections }) => collections.ecommerce.listWishlist(),
    wishlistEntries: (_, __, { collections }) => collections.ecommerce.listWishlistEntries(),
    cart: (_, __, { collections }) => collections.ecommerce.getCart(),
    deliveryAddresses: (_, __, { collections }) => collections.ecommerce.listAddresses(),
    testCards: () => testCards,
    orderPage: (_, args, { collections }) => collections.ecommerce.selectOrders(args),
    orderConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'orders', (part) =>
        collections.ecommerce.selectOrders({ ...args, ...part }),
      ),
    order: (_, { id }, { collections }) => collections.ecommerce.findOrder(id),
  },
  LoginUser: {
    extras: ({ hasExtras }, _, { collections }) =>
      hasExtras ? { eCommerceCartItemsCount: collections.ecommerce.countLines() } : null,
  },
  Mutation: {
    addToCart: (_, args, { collections }) => collections.ecommerce.addToCart(args),
    removeFromCart: (_, args, { collections }) => collections.ecommerce.removeFromCart(args),
    restoreToCart: (_, args, { collections }) => collections.ecommerce.restoreToCart(args),
    setCartQuantity: (_, args, { collections }) => collections.ecommerce.setQuantity(args),
    clearCart: (_, __, { collections }) => collections.ecommerce.clearCart(),
    applyCoupon: (_, { code }, { collections }) => collections.ecommerce.applyCoupon(code),
    removeCoupon: (_, __, { collections }) => collections.ecommerce.removeCoupon(),
    addToWishlist: (_, args, { collections }) => collections.ecommerce.addToWishlist(args),
    removeFromWishlist: (_, args, { collections }) =>
      collections.ecommerce.removeFromWishlist(args) ?? null,
    restoreToWishlist: (_, args, { collections }) => collections.ecommerce.restoreToWishlist(args),
    addDeliveryAddress: (_, { address }, { collections }) =>
      collections.ecommerce.addAddress(address),
    updateDeliveryAddress: (_, args, { collections }) => collections.ecommerce.updateAddress(args),
    chooseDeliveryAddress: (_, { id }, { collections }) => collections.ecommerce.chooseAddress(id),
    deleteDeliveryAddress: (_, { id }, { collections }) => collections.ecommerce.deleteAddress(id),
    restoreDeliveryAddress: (_, { id }, { collections }) =>
      collections.ecommerce.restoreAddress(id),
    placeOrder: (_, { order }, { collections }) =>
      collections.ecommerce.placeOrder(order as PreparedOrder),
    cancelOrder: (_, { id }, { collections }) => collections.ecommerce.cancelOrder(id),
  },
  Cart: {
    products: (cart) => toCartProducts(cart),
  },
};
