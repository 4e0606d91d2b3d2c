import type { CollectionOptions } from './feature.ts';
import { features } from './features.ts';

type Features = typeof features;
export type Collections = {
  [Name in keyof Features]: ReturnType<Features[Name]['createCollection']>;
};

/** Creates the collection of every feature on one store. */
export function createCollections(options: CollectionOptions): Collections {
  const collections: Record<string, unknown> = {};
  for (const [name, { createCollection }] of Object.entries(features)) {
    collections[name] = createCollection(options);
  }
  return collections as Collections;
}

/**
 * Returns collections that are created when they are first used, in the scope of `run`. A branch that starts from
 * a snapshot needs no other, and a server can have a thousand branches.
 */
export function createLateCollections(
  options: CollectionOptions,
  run: <T>(create: () => T) => T,
): Collections {
  const collections = {};
  for (const [name, { createCollection }] of Object.entries(features)) {
    Object.defineProperty(collections, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = run<unknown>(() => createCollection(options));
        Object.defineProperty(collections, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return collections as Collections;
}
