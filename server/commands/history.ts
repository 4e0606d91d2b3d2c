import { pointNotFound } from '../errors.ts';
import type { Journal } from '../journal/journal.ts';
import { createMemoryJournal } from '../journal/memoryJournal.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Command, Entry } from './command.ts';
import type { Timeline } from './timeline.ts';

interface HistoryOptions {
  /** The name of the branch in errors. */
  name: string;
  /** The name of the branch in the journal. */
  log: string;
  journal: Journal;
  timeline: Timeline;
  /** Creates a timeline that starts with a snapshot; without one, with the sample. */
  createReplica: (start?: Snapshot) => Timeline;
}

/** Creates the history of a branch: its kept commands, and the states after them. */
export function createHistory({ name, log, journal, timeline, createReplica }: HistoryOptions) {
  const { getPosition, snapshot } = timeline;
  const checkpoints = createCheckpoints();
  checkpoints.add(getPosition().seq, snapshot());
  /** The sample; undefined until it is needed if this process has loaded a later state. */
  let sample = checkpoints.findLast(0)?.snapshot;
  /** Keeps the latest entries in memory, because reading them from a folder or NATS takes a tenth of a second. */
  const latest = journal.isDurable ? createMemoryJournal({ [log]: getPosition().seq }) : undefined;

  async function readFrom(source: Journal, after: number, upTo: number): Promise<Entry[]> {
    const entries: Entry[] = [];
    const { stop } = await source.follow(log, after, (entry) => {
      if (entry.seq <= upTo) entries.push(entry);
    });
    stop();
    return entries;
  }

  /** Returns the kept entries after the number `after` and up to the number `upTo`. */
  async function readEntries(after: number, upTo: number): Promise<Entry[]> {
    for (const source of latest ? [latest, journal] : [journal]) {
      try {
        return await readFrom(source, after, upTo);
      } catch {
        // The next source may contain older entries.
      }
    }
    throw pointNotFound(`${name}@${after}`);
  }

  return {
    readEntries,

    /** Returns a kept entry, or undefined. */
    findEntry: async (seq: number): Promise<Entry | undefined> =>
      (await readEntries(seq - 1, seq).catch(() => []))[0],

    getOutcome: timeline.outcomes.getOutcome,
    /** Returns the kept changes of a row of a GraphQL type, oldest first. */
    listTouches: timeline.listTouches,
    /** Returns the number of the oldest command whose state can be restored; 0 for the state before the first command. */
    getOldestSeq: checkpoints.getFirstSeq,

    /** Returns the sample with which the branch began. For a fork, returns the sample of its origin. */
    getSample(): Snapshot {
      sample ??= createReplica().snapshot();
      return sample;
    },

    /** Called after every command. */
    onApplied(seq: number, command: Command) {
      latest?.append(log, command);
      if (checkpoints.isDue(seq)) checkpoints.add(seq, snapshot());
    },

    /** Returns the state after a command. Rejects with `NOT_FOUND` if it is no longer kept. */
    async findState(seq: number): Promise<Snapshot> {
      if (seq === getPosition().seq) return snapshot();
      const start = checkpoints.findLast(seq);
      if (!start || seq > getPosition().seq) throw pointNotFound(`${name}@${seq}`);
      if (start.seq === seq) return start.snapshot;
      const replica = createReplica(start.snapshot);
      for (const entry of await readEntries(start.seq, seq)) replica.replay(entry);
      if (replica.getPosition().seq !== seq) throw pointNotFound(`${name}@${seq}`);
      return replica.snapshot();
    },
  };
}

export type History = ReturnType<typeof createHistory>;
