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
import { getShownColor } from './getShownColor.ts';

type Lines = Cart_CartFragment['lines'];
type Line = Lines[number];
type Product = Line['product'];
type LineKey = Pick<Line, 'productId' | 'color'>;

const isSameLine = (line: LineKey, { productId, color }: LineKey) =>
  line.productId === productId && line.color === color;

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

  async function restore({ productId, color }: LineKey) {
    await restoreToCart({ variables: { productId, color } });
  }

  /** Changes the quantity of a line item. */
  async function setQuantity({ product, productId, color }: Line, qty: number) {
    const cartChange = createOptimisticChange(product, (lines) =>
      lines.map((line) => (isSameLine(line, { productId, color }) ? { ...line, qty } : line)),
    );
    await setCartQuantity({
      variables: { productId, color, qty },
      optimisticResponse: cartChange && { setCartQuantity: cartChange },
    });
  }

  return {
    /** Whether a mutation is running. The totals are still those before the change. */
    isChanging:
      addition.loading || quantityChange.loading || removal.loading || restoration.loading,

    /** Adds pieces of a product. Without a color, the first one is added. */
    async add(product: Product, color = getShownColor(product.id), qty = 1) {
      const key = { productId: product.id, color };
      let existingLine: Line | undefined;
      const cartChange = createOptimisticChange(product, (lines) => {
        existingLine = lines.find((line) => isSameLine(line, key));
        if (!existingLine) return [...lines, createLine(product, color, qty)];
        return lines.map((line) =>
          line === existingLine ? { ...line, qty: line.qty + qty } : line,
        );
      });
      const { error } = await addToCart({
        variables: { ...key, qty },
        optimisticResponse: cartChange && { addToCart: cartChange },
      });
      if (error) return;
      const previousLine = existingLine;
      showToast({
        kind: 'success',
        message: t('toast.added', { name: product.name }),
        undo: () =>
          void (previousLine
            ? setQuantity(previousLine, previousLine.qty)
            : removeFromCart({ variables: key })),
      });
    },

    setQuantity,

    async remove({ product, productId, color }: Line) {
      const key = { productId, color };
      const cartChange = createOptimisticChange(product, (lines) =>
        lines.filter((line) => !isSameLine(line, key)),
      );
      const { error } = await removeFromCart({
        variables: key,
        optimisticResponse: cartChange && { removeFromCart: cartChange },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('cart.removed', { name: product.name }),
        undo: () => void restore(key),
      });
    },
  };
}

/** Creates the line item of a product that is being added. The server replaces it. */
function createLine(product: Product, color: ProductColor, qty: number) {
  return {
    __typename: 'CartLine',
    // Negative and different for each color.
    id: -(product.id * 10 + color.length),
    productId: product.id,
    qty,
    color,
    offers: 0,
    discountPercentage: 0,
    shippingDate: getNow().toISOString(),
    price: product.price * qty,
    total: product.price * qty,
    product: { ...product, isInCart: true },
  } as Line;
}
