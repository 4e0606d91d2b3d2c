import type { Branch } from '../branch.ts';
import { pointNotFound } from '../errors.ts';
import type { Journal } from '../journal/journal.ts';
import { createMemoryJournal } from '../journal/memoryJournal.ts';
import type { Snapshot } from '../store/createStore.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Command, Entry } from './command.ts';
import type { Position } from './position.ts';

interface HistoryOptions {
  /** The name of the branch in errors. */
  name: string;
  /** The name of the branch in the journal. */
  log: string;
  journal: Journal;
  getPosition: () => Position;
  snapshot: () => Snapshot;
  /** Creates a branch that starts with a snapshot, to which later entries can be applied. */
  createReplica: (start: Snapshot) => Branch;
}

/** Creates the history of a branch: its kept commands, and the states after them. */
export function createHistory(options: HistoryOptions) {
  const { name, log, journal, getPosition, snapshot, createReplica } = options;
  const checkpoints = createCheckpoints();
  checkpoints.add(getPosition().seq, snapshot());
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
    getOldestSeq: checkpoints.getFirstSeq,

    /** The state before the first command. Undefined if this process has loaded a later state. */
    firstState: checkpoints.findLast(0)?.snapshot,

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
      for (const entry of await readEntries(start.seq, seq)) replica.applyEntry(entry);
      await replica.close();
      if (replica.getPosition().seq !== seq) throw pointNotFound(`${name}@${seq}`);
      return replica.snapshot();
    },
  };
}
