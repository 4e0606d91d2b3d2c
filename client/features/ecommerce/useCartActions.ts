import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { getNow } from '../../data/clock.ts';
import {
  type Cart_CartFragment,
  Cart_CartFragmentDoc,
  type ProductColor,
  type UseCartActions_ChangeFragment,
} from '../../gql/ecommerce/graphql.ts';
import {
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useRestoreToCartMutation,
  useSetCartQuantityMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

type Lines = Cart_CartFragment['lines'];
type Line = Lines[number];
type Product = Line['product'];

export type CartActions = ReturnType<typeof useCartActions>;

/**
 * Returns the actions on the cart. The line items are updated optimistically. The server calculates discounts,
 * delivery, tax and the total.
 */
export function useCartActions() {
  const { t } = useTranslation('ecommerce');
  const { cache } = useApolloClient();
  const [addToCart, addition] = useAddToCartMutation();
  const [setCartQuantity, quantityChange] = useSetCartQuantityMutation();
  const [removeFromCart, removal] = useRemoveFromCartMutation();
  const [restoreToCart, restoration] = useRestoreToCartMutation();

  /** Creates the optimistic response for a change of the line items. */
  function createOptimisticChange(product: Product, changeLines: (lines: Lines) => Lines) {
    // Includes the optimistic results of requests that are still running.
    const cart = cache.readFragment(
      { id: 'Cart:{}', fragment: Cart_CartFragmentDoc, fragmentName: 'Cart_cart' },
      true,
    );
    if (!cart) return undefined;

    const lines = changeLines(cart.lines);
    const items = lines.reduce((sum, { qty }) => sum + qty, 0);
    const cents = lines.reduce(
      (sum, line) => sum + line.qty * Math.round(line.product.price * 100),
      0,
    );
    const isInCart = lines.some(({ productId }) => productId === product.id);
    return {
      __typename: 'CartChange',
      cart: { ...cart, lines, totals: { ...cart.totals, items, price: cents / 100 } },
      product: { __typename: 'Product', id: product.id, isInCart },
    } as UseCartActions_ChangeFragment;
  }

  async function restore(productId: number) {
    await restoreToCart({ variables: { productId } });
  }

  return {
    /** Whether a mutation is running. The totals are still those before the change. */
    isChanging:
      addition.loading || quantityChange.loading || removal.loading || restoration.loading,

    async add(product: Product, color?: ProductColor) {
      const line = {
        __typename: 'CartLine',
        id: -product.id,
        productId: product.id,
        qty: 1,
        color: color ?? 'PRIMARY',
        offers: 0,
        discountPercentage: 0,
        shippingDate: getNow().toISOString(),
        price: product.price,
        total: product.price,
        product: { ...product, isInCart: true },
      } as Line;
      const cartChange = createOptimisticChange(product, (lines) => [...lines, line]);
      const { error } = await addToCart({
        variables: { productId: product.id, color },
        optimisticResponse: cartChange && { addToCart: cartChange },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.added', { name: product.name }),
        undo: () => void removeFromCart({ variables: { productId: product.id } }),
      });
    },

    async setColor({ product, productId }: Line, color: ProductColor) {
      const cartChange = createOptimisticChange(product, (lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, color } : line)),
      );
      // Adding a product that is already in the cart changes only its colour.
      await addToCart({
        variables: { productId, color },
        optimisticResponse: cartChange && { addToCart: cartChange },
      });
    },

    async setQuantity({ product, productId }: Line, qty: number) {
      const cartChange = createOptimisticChange(product, (lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, qty } : line)),
      );
      await setCartQuantity({
        variables: { productId, qty },
        optimisticResponse: cartChange && { setCartQuantity: cartChange },
      });
    },

    async remove(product: Product) {
      const cartChange = createOptimisticChange(product, (lines) =>
        lines.filter(({ productId }) => productId !== product.id),
      );
      const { error } = await removeFromCart({
        variables: { productId: product.id },
        optimisticResponse: cartChange && { removeFromCart: cartChange },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('cart.removed', { name: product.name }),
        undo: () => void restore(product.id),
      });
    },
  };
}
