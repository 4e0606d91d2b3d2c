import type { Chunks } from './chunkedArray.ts';
import type { Snapshot } from './snapshot.ts';
import { isSame } from './statePatch.ts';

/** Milliseconds of work after which other tasks of the event loop can run. */
const workTime = 10;

/**
 * Returns a snapshot of the same state that uses chunks and values of another snapshot where they are equal. The two
 * snapshots can then be compared quickly, and share most of their memory.
 */
export async function shareChunks(snapshot: Snapshot, other: Snapshot): Promise<Snapshot> {
  let pauseAt = performance.now() + workTime;

  async function shareEqual<T>(items: T, others: T | undefined): Promise<T> {
    if (others === undefined || items === others) return items;
    if (performance.now() > pauseAt) {
      await new Promise((resolve) => setTimeout(resolve));
      pauseAt = performance.now() + workTime;
    }
    return isSame(items, others) ? others : items;
  }

  async function shareAll<T>(chunks: Chunks<T>, others: Chunks<T> | undefined): Promise<Chunks<T>> {
    const shared = [...chunks];
    for (const [index, chunk] of chunks.entries()) {
      shared[index] = await shareEqual(chunk, others?.[index]);
    }
    return shared;
  }

  const result: Snapshot = { tables: {}, values: {} };
  for (const [name, table] of Object.entries(snapshot.tables)) {
    const base = other.tables[name];
    result.tables[name] = {
      rows: await shareAll(table.rows, base?.rows),
      ranks: await shareAll(table.ranks, base?.ranks),
      counts: await shareEqual(table.counts, base?.counts),
    };
  }
  for (const [name, value] of Object.entries(snapshot.values)) {
    result.values[name] = await shareEqual(value, other.values[name]);
  }
  return result;
}
