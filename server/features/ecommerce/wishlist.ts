import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import {
  createRemovableList,
  hasVariant,
  type ProductVariant,
  removeVariant,
  restoreVariant,
} from './removals.ts';
import { firstColor } from './row.ts';
import { seedWishlist } from './seed.ts';

/** Creates the part of the collection for the wishlist. Its entries are sorted by the time when they were added. */
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

    add({ productId, color }: ProductVariant) {
      const { items, removed } = list.get();
      if (hasVariant(list.get(), { productId, color })) return;
      lastId.set(lastId.get() + 1);
      const entry = { id: lastId.get(), productId, color: color ?? firstColor };
      list.set({ items: [...items, entry], removed });
    },

    remove: (variant: ProductVariant) => list.set(removeVariant(list.get(), variant)),

    restore(variant: ProductVariant) {
      const restored = restoreVariant(list.get(), variant);
      if (restored) list.set(restored);
      // A product that was added again needs no restoration.
      else if (!hasVariant(list.get(), variant)) {
        throw notFound('removed wishlist entry for the product', variant.productId);
      }
    },
  };
}
