import type { CollectionOptions } from '../../feature.ts';
import type { StatePatch } from '../../store/statePatch.ts';
import type { StoredFault, StoredRecording, StoredUpstreamRule } from './row.ts';

/** Recordings of a branch, and the characters in all of them. The oldest are deleted beyond them. */
export const maxRecordings = 500;
export const maxRecordedCharacters = 8_000_000;

const lengthOf = ({ url, input, body }: StoredRecording) => url.length + input.length + body.length;

/** Creates the settings of a branch that controls change: its faults, its upstream rules and its clock. */
export function createCollection({ store, events, clock }: CollectionOptions) {
  const faults = store.value<readonly StoredFault[]>('gateway.faults', () => []);
  const upstreamRules = store.value<readonly StoredUpstreamRule[]>(
    'gateway.upstreamRules',
    () => [],
  );
  /** The oldest first. */
  const recordings = store.value<readonly StoredRecording[]>('gateway.recordings', () => []);

  return {
    faults: faults.get,
    setFaults: faults.set,
    upstreamRules: upstreamRules.get,
    setUpstreamRules: upstreamRules.set,
    setClock: clock.set,

    recordings: recordings.get,

    /** Adds a recording in place of the one of the same request. */
    addRecording(added: StoredRecording) {
      const others = recordings.get().filter((one) => !isSameRequest(one, added));
      const kept: StoredRecording[] = [];
      let characters = 0;
      for (const recording of [...others, added].reverse()) {
        characters += lengthOf(recording);
        if (kept.length === maxRecordings || characters > maxRecordedCharacters) break;
        kept.unshift(recording);
      }
      recordings.set(kept);
    },

    deleteRecordings(ids: string[]) {
      recordings.set(recordings.get().filter(({ id }) => !ids.includes(id)));
    },

    /** Changes rows and values to those of another state. Subscribers read everything again. */
    restore(patch: StatePatch) {
      store.patch(patch);
      events.interrupt();
    },
  };
}

/** Returns whether two recordings answer the same requests. */
export const isSameRequest = (
  one: Pick<StoredRecording, 'method' | 'url' | 'input'>,
  other: Pick<StoredRecording, 'method' | 'url' | 'input'>,
) => one.url === other.url && one.method === other.method && one.input === other.input;
