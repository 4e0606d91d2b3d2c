import { createQueue } from './queue.ts';
import type { World } from './world.ts';

/** Something that happened to a collection's rows. */
export interface Change<Detail> {
  /** Names the change: whoever gives it back gets what came later. */
  cursor: string;
  detail: Detail;
}

/** What a watcher is handed instead, when changes since its cursor are no longer kept. */
export type Missed = { cursor: string; detail?: undefined };

/** How many changes of a collection are kept for watchers who lost their connection. */
const kept = 500;

export type Events = ReturnType<typeof createEvents>;

/**
 * Where collections tell what changed, and whoever shows it listens. A cursor says which start of
 * the server it is from, so that one of another start is known to have missed something.
 */
export function createEvents({ now }: Pick<World, 'now'>) {
  const start = now().getTime().toString(36);
  const collections = new Map<string, Collection>();

  function of(name: string): Collection {
    const found = collections.get(name) ?? { count: 0, changes: [], watchers: new Set() };
    collections.set(name, found);
    return found;
  }
  const cursorOf = (count: number) => `${start}-${count}`;

  /** How many changes there had been at a cursor; undefined when that cannot be told. */
  function countAt(cursor: string): number | undefined {
    const [from, count] = cursor.split('-');
    return from === start && /^\d+$/.test(count ?? '') ? Number(count) : undefined;
  }

  return {
    publish(name: string, detail: unknown) {
      const collection = of(name);
      collection.count += 1;
      const change = { cursor: cursorOf(collection.count), detail };
      collection.changes.push(change);
      if (collection.changes.length > kept) collection.changes.shift();
      for (const watcher of collection.watchers) watcher.push(change);
    },

    cursor: (name: string): string => cursorOf(of(name).count),

    /**
     * Every change from now on, or from behind `since` on, until the watcher returns; each as
     * `read` puts it.
     */
    watch<Detail, Item>(
      name: string,
      since: string | null | undefined,
      read: (change: Change<Detail> | Missed) => Item,
    ): AsyncIterableIterator<Item> {
      const { count, changes, watchers } = of(name);
      const seen = since ? countAt(since) : count;
      const isKept = seen !== undefined && seen <= count && count - seen <= changes.length;
      const first = isKept
        ? changes.slice(changes.length - (count - seen))
        : [{ cursor: cursorOf(count) }];

      const readAny = read as (change: Change<unknown> | Missed) => Item;
      const queue = createQueue(first.map(readAny), () => watchers.delete(watcher));
      const watcher: Watcher = { push: (change) => queue.push(readAny(change)), end: queue.end };
      watchers.add(watcher);
      return queue.items;
    },

    /** Ends every watcher. */
    close() {
      for (const { watchers } of collections.values()) {
        for (const watcher of [...watchers]) watcher.end();
      }
    },
  };
}

interface Collection {
  count: number;
  /** The latest ones, oldest first. */
  changes: Change<unknown>[];
  watchers: Set<Watcher>;
}

interface Watcher {
  push: (change: Change<unknown>) => void;
  end: () => void;
}
