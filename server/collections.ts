import { createEvents, type Events } from './events.ts';
import { features } from './features.ts';
import type { World } from './world.ts';

type Features = typeof features;
export type Collections = {
  [Name in keyof Features]: ReturnType<Features[Name]['createCollection']>;
};

/** Fresh, seeded collections: one set per app, so no test can see another's writes. */
export function createCollections(world: World, events: Events = createEvents(world)): Collections {
  return Object.fromEntries(
    Object.entries(features).map(([name, { createCollection }]) => [
      name,
      createCollection(world, events),
    ]),
  ) as Collections;
}
