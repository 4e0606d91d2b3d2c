import type { CollectionOptions } from './feature.ts';
import { features } from './features.ts';

type Features = typeof features;
export type Collections = {
  [Name in keyof Features]: ReturnType<Features[Name]['createCollection']>;
};

/** Creates the collections of all features on one store. */
export function createCollections(options: CollectionOptions): Collections {
  const collections: Record<string, unknown> = {};
  for (const [name, { createCollection }] of Object.entries(features)) {
    collections[name] = createCollection(options);
  }
  return collections as Collections;
}

/**
 * Returns collections that are created by `run` when they are first used. A branch that starts from a snapshot needs
 * none of them earlier, and a server can have a thousand branches.
 */
export function createLazyCollections(
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
