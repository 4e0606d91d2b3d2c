import { createEntryLog, type OnStored } from '../journal/entryLog.ts';
import type { Journal } from '../journal/journal.ts';
import { writeStateLines } from '../journal/stateLines.ts';
import type { Command, Entry, StoredCommand } from './command.ts';
import type { BranchState, Timeline } from './timeline.ts';

interface CommandLogOptions {
  timeline: Timeline;
  journal: Journal;
  /** The name of the branch in the journal. */
  log: string;
  /** Identifies this process in a shared journal. */
  processId: string;
  /** The state to which saved states contain the differences. Without it, saved states are complete. */
  base?: BranchState;
  /** Whether the journal contains the present state. */
  isSaved: boolean;
  /** Called after every command. */
  onApplied: (seq: number, command: Command) => void;
  onError: (error: unknown) => void;
}

/** Creates the log of the commands of a branch. Nothing else changes the timeline. */
export function createCommandLog(options: CommandLogOptions) {
  const { timeline, journal, log, processId, base, isSaved, onApplied, onError } = options;
  const { outcomes, getPosition } = timeline;
  const entryLog = createEntryLog({ journal, log, processId, apply });
  let lastSaved = isSaved ? getPosition().seq : -1;
  let saving: Promise<void> | undefined;

  /** Applies a command that the journal contains. */
  function apply(command: StoredCommand, seq: number, isOwn: boolean): unknown {
    if (command.outcomes) outcomes.confirm(command.outcomes);
    try {
      return timeline.apply(command, seq);
    } finally {
      onApplied(seq, command);
      // Of several replicas, the one that stored the command saves the state.
      if (isOwn && seq % journal.savesEvery === 0) saveState().catch(onError);
    }
  }

  async function saveState() {
    const { seq } = getPosition();
    if (saving || lastSaved === seq) return saving;
    saving = journal
      .saveState(log, seq, writeStateLines(timeline.save(), base))
      .then(() => {
        lastSaved = seq;
      })
      .finally(() => {
        saving = undefined;
      });
    return saving;
  }

  return {
    /** Stores a command in the journal, applies it, and returns its result. */
    executeCommand: (command: Command, onStored?: OnStored): unknown =>
      entryLog.execute(
        journal.isDurable ? { ...command, outcomes: outcomes.report() } : command,
        onStored,
      ),

    /** Applies an entry of the journal. Throws a `DivergedError` if earlier outcomes differ from the stored ones. */
    applyEntry(entry: Entry) {
      if (entry.outcomes) outcomes.compare(entry.outcomes);
      entryLog.applyEntry(entry);
    },

    /** Saves the state in the journal. */
    saveState,

    /** Rejects the calls whose entries this process will no longer receive, and finishes saving the state. */
    async close(error: unknown) {
      entryLog.rejectPending(error);
      await saving?.catch(() => undefined);
    },
  };
}

export type CommandLog = ReturnType<typeof createCommandLog>;
