import { createRandom } from '../values/random.ts';
import { computeChecksum, type Position } from './position.ts';

export const drawNumber = (random: () => number) => Math.floor(random() * 2 ** 32);

interface SeedsOptions {
  random: () => number;
  getPosition: () => Position;
  /** Whether the previous commands determine all numbers. Otherwise, they are random numbers of the services. */
  followHistory: boolean;
}

/** Creates the seeds of the commands of a branch, and the random numbers of their arguments. */
export function createSeeds({ random, getPosition, followHistory }: SeedsOptions) {
  let offset = 0;

  /**
   * Returns a generator of random numbers for the arguments of the next command. They follow from the history like the
   * seeds: the next history contains the arguments, so that other arguments would result in other seeds.
   */
  const createArgumentRandom = (purpose: 'salt' | 'id') =>
    followHistory ? createRandom(computeChecksum(purpose, getPosition().checksum)) : random;

  return {
    /** Called when all stored commands are applied. A start with the same seed must not draw their seeds again. */
    start() {
      offset = getPosition().seq === 0 ? 0 : getPosition().checksum;
    },

    draw: () =>
      followHistory
        ? computeChecksum('seed', getPosition().checksum)
        : (drawNumber(random) ^ offset) >>> 0,

    createArgumentRandom,

    /** Returns a function that creates ids for the arguments of the next command. */
    createIdGenerator() {
      const random = createArgumentRandom('id');
      return () => drawNumber(random).toString(36);
    },
  };
}
