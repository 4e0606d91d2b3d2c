import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import { createRemovableList, hasProduct, removeProduct, restoreProduct } from './removals.ts';
import { seedWishlist } from './seed.ts';

/** Creates the part of the collection for the wishlist. Its products are sorted by the time when they were added. */
export function createWishlist({ store }: Pick<CollectionOptions, 'store'>) {
  const list = store.value(
    'ecommerce.wishlist',
    () => createRemovableList(seedWishlist),
    'WishlistEntry',
  );
  /** The id of the last entry. Ids are not reused. */
  const lastId = store.value('ecommerce.lastWishId', () => seedWishlist.length);

  return {
    listEntries: () => [...list.get().items],

    add(productId: number) {
      const { items, removed } = list.get();
      if (hasProduct(list.get(), productId)) return;
      lastId.set(lastId.get() + 1);
      list.set({ items: [...items, { id: lastId.get(), productId }], removed });
    },

    remove: (productId: number) => list.set(removeProduct(list.get(), productId)),

    restore(productId: number) {
      // The product was added again, so there is nothing to restore.
      if (hasProduct(list.get(), productId)) return;
      const restored = restoreProduct(list.get(), productId);
      if (!restored) throw notFound('removed wishlist entry for the product', productId);
      list.set(restored);
    },
  };
}
