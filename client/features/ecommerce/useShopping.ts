import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  type Cart_CartFragment,
  Cart_CartFragmentDoc,
  type ProductColor,
  type UseShopping_ChangeFragment,
} from '../../gql/ecommerce/graphql.ts';
import {
  useChangeQuantityMutation,
  usePutBackInCartMutation,
  usePutInCartMutation,
  useTakeOutOfCartMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

type Lines = Cart_CartFragment['lines'];
type Line = Lines[number];
type Product = Line['product'];

export type Shopping = ReturnType<typeof useShopping>;

/**
 * The actions on the cart. The line items update at once. The server calculates discounts,
 * delivery, tax and the total.
 */
export function useShopping() {
  const { t } = useTranslation('ecommerce');
  const { cache } = useApolloClient();
  const [putIn, putting] = usePutInCartMutation();
  const [changeQuantity, changing] = useChangeQuantityMutation();
  const [takeOut, taking] = useTakeOutOfCartMutation();
  const [putBack, puttingBack] = usePutBackInCartMutation();

  /** Returns the optimistic response with other line items. */
  function expected(product: Product, change: (lines: Lines) => Lines) {
    // Includes the optimistic results of requests that are still running.
    const cart = cache.readFragment(
      { id: 'Cart:{}', fragment: Cart_CartFragmentDoc, fragmentName: 'Cart_cart' },
      true,
    );
    if (!cart) return undefined;

    const lines = change(cart.lines);
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
    } as UseShopping_ChangeFragment;
  }

  async function restore(productId: number) {
    await putBack({ variables: { productId } });
  }

  return {
    /** The totals are those before the change. */
    isChanging: putting.loading || changing.loading || taking.loading || puttingBack.loading,

    async putIn(product: Product, color?: ProductColor) {
      const line = {
        __typename: 'CartLine',
        id: -product.id,
        productId: product.id,
        qty: 1,
        color: color ?? 'PRIMARY',
        offers: 0,
        discountPercentage: 0,
        shippingDate: new Date().toISOString(),
        price: product.price,
        total: product.price,
        product: { ...product, isInCart: true },
      } as Line;
      const addToCart = expected(product, (lines) => [...lines, line]);
      const { error } = await putIn({
        variables: { productId: product.id, color },
        optimisticResponse: addToCart && { addToCart },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.added', { name: product.name }),
        undo: () => void takeOut({ variables: { productId: product.id } }),
      });
    },

    async setColor({ product, productId }: Line, color: ProductColor) {
      const addToCart = expected(product, (lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, color } : line)),
      );
      await putIn({
        variables: { productId, color },
        optimisticResponse: addToCart && { addToCart },
      });
    },

    async setQuantity({ product, productId }: Line, qty: number) {
      const setCartQuantity = expected(product, (lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, qty } : line)),
      );
      await changeQuantity({
        variables: { productId, qty },
        optimisticResponse: setCartQuantity && { setCartQuantity },
      });
    },

    async takeOut(product: Product) {
      const removeFromCart = expected(product, (lines) =>
        lines.filter(({ productId }) => productId !== product.id),
      );
      const { error } = await takeOut({
        variables: { productId: product.id },
        optimisticResponse: removeFromCart && { removeFromCart },
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
