/** A list of things per product, whose removals can be taken back. */
export function createRemovals<Item extends { productId: number }>() {
  const removed = new Map<number, { item: Item; index: number }>();

  return {
    /** The list without the product; where it stood is remembered. */
    without(items: Item[], productId: number): Item[] {
      const index = items.findIndex((item) => item.productId === productId);
      const item = items[index];
      if (!item) return items;
      removed.set(productId, { item, index });
      return items.toSpliced(index, 1);
    },

    /** The list with the product where it stood; undefined when it was not removed. */
    withBack(items: Item[], productId: number): Item[] | undefined {
      const last = removed.get(productId);
      if (!last) return undefined;
      removed.delete(productId);
      return items.toSpliced(last.index, 0, last.item);
    },

    forget: () => removed.clear(),
  };
}
