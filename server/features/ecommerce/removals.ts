interface Item {
  productId: number;
}

/** A list with at most one item per product, whose removals can be undone. */
export interface RemovableList<I extends Item> {
  items: readonly I[];
  removed: readonly { item: I; index: number }[];
}

export const createRemovableList = <I extends Item>(items: readonly I[]): RemovableList<I> => ({
  items,
  removed: [],
});

export const has = ({ items }: RemovableList<Item>, productId: number) =>
  items.some((item) => item.productId === productId);

/** Returns the list without a product; the same list if it does not hold the product. */
export function withoutProduct<I extends Item>(
  list: RemovableList<I>,
  productId: number,
): RemovableList<I> {
  const index = list.items.findIndex((item) => item.productId === productId);
  const item = list.items[index];
  if (!item) return list;
  const others = list.removed.filter((one) => one.item.productId !== productId);
  return { items: list.items.toSpliced(index, 1), removed: [...others, { item, index }] };
}

/** Returns the list with a removed product in its former place; undefined if it was not removed. */
export function withRestored<I extends Item>(
  { items, removed }: RemovableList<I>,
  productId: number,
): RemovableList<I> | undefined {
  const last = removed.find(({ item }) => item.productId === productId);
  if (!last) return undefined;
  return {
    items: items.toSpliced(last.index, 0, last.item),
    removed: removed.filter((one) => one !== last),
  };
}
