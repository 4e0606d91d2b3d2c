import {
  countCharacters,
  isSameRequest,
  maxRecordedCharacters,
  maxRecordings,
} from '../features/gateway/collection.ts';
import type { StoredRecording } from '../features/gateway/row.ts';
import { findMost } from '../values/findMost.ts';

/** Creates the shares of clients in the recordings of a branch. `read` returns the recordings, oldest first. */
export function createRecordingShares(read: () => readonly StoredRecording[]) {
  /** The client of each recording of this process, by the id of the recording. */
  let clients = new Map<string, string | undefined>();

  function groupByClient(recordings: StoredRecording[]): Iterable<StoredRecording[]> {
    const groups = new Map<string | undefined, StoredRecording[]>();
    for (const recording of recordings) {
      const client = clients.get(recording.id);
      const group = groups.get(client);
      if (group) group.push(recording);
      else groups.set(client, [recording]);
    }
    return groups.values();
  }

  return {
    add(id: string, client: string | undefined) {
      clients.set(id, client);
    },

    /**
     * Returns the ids of the recordings that must be deleted before another one is added: the oldest ones of the client
     * with the most. Without them, the branch deletes its oldest recordings, of whatever client.
     */
    listExcess(added: Omit<StoredRecording, 'id'>): string[] {
      let kept = read().filter((recording) => !isSameRequest(recording, added));
      clients = new Map(kept.map(({ id }) => [id, clients.get(id)]));
      const excess: string[] = [];
      while (
        kept.length >= maxRecordings ||
        sumCharacters(kept) + countCharacters(added) > maxRecordedCharacters
      ) {
        const [oldest] = findMost(groupByClient(kept), measureShare) ?? [];
        if (!oldest) break;
        excess.push(oldest.id);
        kept = kept.filter((recording) => recording !== oldest);
      }
      return excess;
    },
  };
}

export type RecordingShares = ReturnType<typeof createRecordingShares>;

const sumCharacters = (recordings: readonly StoredRecording[]) =>
  recordings.reduce((sum, recording) => sum + countCharacters(recording), 0);

/** Returns the part of the limits of a branch that recordings use. */
const measureShare = (recordings: readonly StoredRecording[]) =>
  Math.max(recordings.length / maxRecordings, sumCharacters(recordings) / maxRecordedCharacters);
