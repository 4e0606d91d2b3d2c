import type { CollectionOptions } from '../../collections.ts';
import { parseCursor } from '../../commands/cursor.ts';
import { addFixedEvent } from '../../commands/fixedEvents.ts';
import { changesTopic } from '../../commands/publishChanges.ts';
import type { MissedEvents, PublishedEvent } from '../../commands/topic.ts';
import type { RecordChange } from '../../gql/types.ts';
import type { StoreChange } from '../../store/table/tableTypes.ts';

export function createCollection({ events }: Pick<CollectionOptions, 'events'>) {
  /** The change of each event. All subscribers receive the same object, so that they can share the result of executing it. */
  const changes = new WeakMap<object, RecordChange>();

  function toChange(event: PublishedEvent<StoreChange> | MissedEvents): RecordChange {
    const existing = changes.get(event);
    if (existing) return existing;
    const { cursor, detail } = event;
    const change: RecordChange = {
      cursor,
      position: parseCursor(cursor)?.seq ?? 0,
      type: detail?.type ?? null,
      id: detail?.id?.toString() ?? null,
      kind: detail?.kind ?? 'MISSED',
    };
    addFixedEvent(change);
    changes.set(event, change);
    return change;
  }

  return {
    cursor: events.cursor,

    /** Yields the changes after the cursor `since`. Without a cursor, yields only new changes. */
    watch: (since?: string | null) => events.watch(changesTopic, since, toChange),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    records: ReturnType<typeof createCollection>;
  }
}
