import { useState } from 'react';
import type {
  Cart_LineFragment,
  ProductColor,
  ProductPageQuery,
} from '../../gql/ecommerce/graphql.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { maxQuantity } from './maxQuantity.ts';
import { useCartActions } from './useCartActions.ts';

export type ProductChoice = ReturnType<typeof useProductChoice>;

/** Returns the chosen colour, which is a parameter of the URL, and the quantity to add, with the action that adds it. */
export function useProductChoice(
  product: ProductPageQuery['product'],
  lines: Pick<Cart_LineFragment, 'productId' | 'color' | 'qty'>[],
) {
  const cartActions = useCartActions();
  const [params, setParams] = useUrlParams({ color: '' });
  const [input, setInput] = useState(1);
  const { colorOptions } = product;
  const [firstColor = 'PRIMARY'] = colorOptions;
  // The URL changes later than the choice. A quick click on the button must add the chosen colour.
  const [choice, setChoice] = useState({ id: 0, from: '', to: '' });
  const isPending = choice.id === product.id && choice.from === params.color;
  const colorParam = isPending ? choice.to : params.color;
  const color = colorOptions.find((option) => option === colorParam) ?? firstColor;
  const inCart =
    lines.find((line) => line.productId === product.id && line.color === color)?.qty ?? 0;
  /** The number of pieces that can still be added. */
  const rest = maxQuantity - inCart;
  const quantity = Math.max(1, Math.min(input, rest));

  return {
    color,
    setColor(next: ProductColor) {
      const to = next === firstColor ? '' : next;
      setChoice({ id: product.id, from: params.color, to });
      setParams({ color: to });
    },
    /** The quantity in the cart. */
    inCart,
    rest,
    quantity,
    setQuantity: setInput,

    async add() {
      setInput(1);
      await cartActions.add(product, color, quantity);
    },
  };
}
