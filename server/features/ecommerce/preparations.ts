import type { Preparations } from '../../feature.ts';

/** Checks cards before the command, so that no card number is stored. */
export const preparations: Preparations = {
  async placeOrder({ order }, { collections }) {
    return { order: { ...order, card: collections.ecommerce.checkCard(order.card) } };
  },
};
