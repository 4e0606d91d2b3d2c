import type { CollectionOptions } from './feature.ts';
import { features } from './features.ts';

type Features = typeof features;
export type Collections = {
  [Name in keyof Features]: ReturnType<Features[Name]['createCollection']>;
};

/** Creates the collection of every feature on one store. */
export function createCollections(options: CollectionOptions): Collections {
  return Object.fromEntries(
    Object.entries(features).map(([name, { createCollection }]) => [
      name,
      createCollection(options),
    ]),
  ) as Collections;
}
