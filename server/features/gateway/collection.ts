import type { CollectionOptions } from '../../collections.ts';
import type { ClockSetting } from '../../commands/branchClock.ts';
import { changesTopic } from '../../commands/publishChanges.ts';
import type { StatePatch } from '../../store/snapshot.ts';
import type { StoredFault, StoredRecording, StoredUpstreamRule } from './row.ts';

/** The maximum number of recordings of a branch. If there are more, the oldest are deleted. */
export const maxRecordings = 500;
/** The maximum number of characters in all recordings of a branch. If there are more, the oldest are deleted. */
export const maxRecordedCharacters = 8_000_000;

export const countCharacters = ({
  url,
  input,
  body,
}: Pick<StoredRecording, 'url' | 'input' | 'body'>) => url.length + input.length + body.length;

/**
 * Creates the functions that controls use to change a branch: its faults, upstream rules, recordings, clock and state.
 */
export function createCollection({ store, events, clock }: CollectionOptions) {
  const faults = store.value<readonly StoredFault[]>('gateway.faults', () => []);
  const upstreamRules = store.value<readonly StoredUpstreamRule[]>(
    'gateway.upstreamRules',
    () => [],
  );
  /** The recordings, oldest first. */
  const recordings = store.value<readonly StoredRecording[]>('gateway.recordings', () => []);

  return {
    listFaults: faults.get,
    setFaults: faults.set,
    listUpstreamRules: upstreamRules.get,
    setUpstreamRules: upstreamRules.set,
    /** Sets the clock. Clients set theirs to the response of their next request. */
    setClock(setting: ClockSetting) {
      clock.set(setting);
      events.publish(changesTopic, { type: 'BranchClock', id: null, kind: 'CHANGED' });
    },

    listRecordings: recordings.get,

    /** Adds a recording, and removes an earlier recording of the same request. */
    addRecording(newRecording: StoredRecording) {
      const otherRecordings = recordings
        .get()
        .filter((recording) => !isSameRequest(recording, newRecording));
      const keptRecordings: StoredRecording[] = [];
      let characters = 0;
      for (const recording of [...otherRecordings, newRecording].reverse()) {
        characters += countCharacters(recording);
        if (keptRecordings.length === maxRecordings || characters > maxRecordedCharacters) break;
        keptRecordings.unshift(recording);
      }
      recordings.set(keptRecordings);
    },

    deleteRecordings(ids: string[]) {
      recordings.set(recordings.get().filter(({ id }) => !ids.includes(id)));
    },

    /** Restores the rows and values of another state. Then subscribers read all data again. */
    restore(patch: StatePatch) {
      store.patch(patch);
      events.interrupt();
    },
  };
}

/** Returns whether two recordings are responses to the same request. */
export const isSameRequest = (
  a: Pick<StoredRecording, 'method' | 'url' | 'input'>,
  b: Pick<StoredRecording, 'method' | 'url' | 'input'>,
) => a.url === b.url && a.method === b.method && a.input === b.input;

declare module '../../collections.ts' {
  interface Collections {
    gateway: ReturnType<typeof createCollection>;
  }
}
