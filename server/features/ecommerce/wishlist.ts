import { notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import { createRemovableList, has, withoutProduct, withRestored } from './removals.ts';
import { seedWishlist } from './seed.ts';

/** Creates the wishlist, in the order in which products were added. */
export function createWishlist({ store }: Pick<CollectionOptions, 'store'>) {
  const list = store.value('ecommerce.wishlist', () => createRemovableList(seedWishlist));
  /** The id of the last wish. No id is given twice. */
  const lastId = store.value('ecommerce.lastWishId', () => seedWishlist.length);

  return {
    wishes: () => [...list.get().items],

    add(productId: number) {
      const { items, removed } = list.get();
      if (has(list.get(), productId)) return;
      lastId.set(lastId.get() + 1);
      list.set({ items: [...items, { id: lastId.get(), productId }], removed });
    },

    remove: (productId: number) => list.set(withoutProduct(list.get(), productId)),

    restore(productId: number) {
      // Added again since: there is nothing to restore.
      if (has(list.get(), productId)) return;
      const restored = withRestored(list.get(), productId);
      if (!restored) throw notFound('removed wish for the product', productId);
      list.set(restored);
    },
  };
}
