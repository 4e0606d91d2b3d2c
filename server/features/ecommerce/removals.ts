import type { ProductColor } from '../../gql/types.ts';

interface Item {
  productId: number;
  color: ProductColor;
}

/** A list with at most one item for each colour of a product. Removed items are kept, so that they can be restored. */
interface RemovableList<I extends Item> {
  items: readonly I[];
  removed: readonly { item: I; index: number }[];
}

/** A product in one colour. Without a colour, it stands for the product in all colours. */
export interface ProductVariant {
  productId: number;
  color?: ProductColor | null;
}

export const createRemovableList = <I extends Item>(items: readonly I[]): RemovableList<I> => ({
  items,
  removed: [],
});

export const isVariant = (item: Item, { productId, color }: ProductVariant) =>
  item.productId === productId && (!color || item.color === color);

export const hasVariant = ({ items }: RemovableList<Item>, variant: ProductVariant) =>
  items.some((item) => isVariant(item, variant));

/** Returns the list without a product. Returns the same list if it does not contain the product. */
export function removeVariant<I extends Item>(
  list: RemovableList<I>,
  variant: ProductVariant,
): RemovableList<I> {
  const index = list.items.findIndex((item) => isVariant(item, variant));
  const item = list.items[index];
  if (!item) return list;
  const otherRemovals = list.removed.filter((removal) => !isVariant(removal.item, item));
  return removeVariant(
    { items: list.items.toSpliced(index, 1), removed: [...otherRemovals, { item, index }] },
    variant,
  );
}

/** Returns the list with a removed product at its previous index, or undefined if the product was not removed. */
export function restoreVariant<I extends Item>(
  list: RemovableList<I>,
  variant: ProductVariant,
): RemovableList<I> | undefined {
  // The latest removal comes first, because its index is an index of the current list.
  const removal = list.removed.findLast(
    ({ item }) => isVariant(item, variant) && !hasVariant(list, item),
  );
  if (!removal) return undefined;
  const restored = {
    items: list.items.toSpliced(removal.index, 0, removal.item),
    removed: list.removed.filter((other) => other !== removal),
  };
  return restoreVariant(restored, variant) ?? restored;
}
