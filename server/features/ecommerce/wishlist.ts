import { notFound } from '../../errors.ts';
import { createRemovals } from './removals.ts';
import { seedWishlist } from './seed.ts';

/** What is wished for, in the order of wishing. */
export function createWishlist() {
  const removals = createRemovals<{ id: number; productId: number }>();
  let wishes = seedWishlist;
  // An id that was given is never given again.
  let lastId = wishes.length;

  const has = (productId: number) => wishes.some((wish) => wish.productId === productId);

  return {
    wishes: () => wishes,

    add(productId: number) {
      if (has(productId)) return;
      lastId += 1;
      wishes = [...wishes, { id: lastId, productId }];
    },

    remove(productId: number) {
      wishes = removals.without(wishes, productId);
    },

    restore(productId: number) {
      // Wished for again since: there is nothing to take back.
      if (has(productId)) return;
      const restored = removals.withBack(wishes, productId);
      if (!restored) throw notFound('removed wish for the product', productId);
      wishes = restored;
    },
  };
}
