interface Item {
  productId: number;
}

/** A list with at most one item for each product. Removed items are kept, so that they can be restored. */
interface RemovableList<I extends Item> {
  items: readonly I[];
  removed: readonly { item: I; index: number }[];
}

export const createRemovableList = <I extends Item>(items: readonly I[]): RemovableList<I> => ({
  items,
  removed: [],
});

export const hasProduct = ({ items }: RemovableList<Item>, productId: number) =>
  items.some((item) => item.productId === productId);

/** Returns the list without a product. Returns the same list if it does not contain the product. */
export function removeProduct<I extends Item>(
  list: RemovableList<I>,
  productId: number,
): RemovableList<I> {
  const index = list.items.findIndex((item) => item.productId === productId);
  const item = list.items[index];
  if (!item) return list;
  const otherRemovals = list.removed.filter((removal) => removal.item.productId !== productId);
  return { items: list.items.toSpliced(index, 1), removed: [...otherRemovals, { item, index }] };
}

/** Returns the list with a removed product at its previous index, or undefined if the product was not removed. */
export function restoreProduct<I extends Item>(
  { items, removed }: RemovableList<I>,
  productId: number,
): RemovableList<I> | undefined {
  const removal = removed.find(({ item }) => item.productId === productId);
  if (!removal) return undefined;
  return {
    items: items.toSpliced(removal.index, 0, removal.item),
    removed: removed.filter((other) => other !== removal),
  };
}
