import { conflict } from '../errors.ts';
import { createEntryLog } from '../journal/entryLog.ts';
import type { Journal } from '../journal/journal.ts';
import type { Store, Value } from '../store/createStore.ts';
import type { Command, Entry } from './command.ts';
import type { CommandScope } from './commandScope.ts';
import type { Events } from './events.ts';
import type { Outcomes } from './outcomes.ts';
import { computeNextPosition, computeRefusedPosition, type Position } from './position.ts';
import type { Timers } from './timers.ts';

interface ExecutorOptions {
  /** The name of the branch in the journal. */
  log: string;
  /** Identifies this process in a shared journal. */
  processId: string;
  journal: Journal;
  store: Store;
  scope: CommandScope;
  position: Value<Position>;
  outcomes: Outcomes;
  events: Events;
  timers: Timers;
  /** Calls the resolver of a command. */
  run: (command: Command) => unknown;
  /** Called after every command. `isOwn` is true if this process has stored the command. */
  onApplied: (seq: number, isOwn: boolean, command: Command) => void;
}

/** Creates the functions that execute the commands of a branch. Nothing else changes its store. */
export function createExecutor(options: ExecutorOptions) {
  const { log, processId, journal, store, scope, position } = options;
  const { outcomes, events, timers, run, onApplied } = options;
  const entryLog = createEntryLog({ journal, log, processId, apply });

  /** Applies a command that the journal contains. A refused command only changes the position. */
  function apply(command: Command, seq: number, isOwn: boolean): unknown {
    const isDue = store.transaction(() => {
      position.set(computeNextPosition(position.get(), seq, command));
      return command.timer === undefined || timers.take(command.timer);
    });
    try {
      if (!isDue) throw createTimerError();
      const result = scope.run(command, () => store.transaction(() => run(command)));
      outcomes.record(seq, command);
      return result;
    } catch (error) {
      outcomes.record(seq, command, error);
      store.transaction(() => position.set(computeRefusedPosition(position.get())));
      events.discardPending();
      throw error;
    } finally {
      events.deliverPending();
      onApplied(seq, isOwn, command);
    }
  }

  return {
    /** Stores a command in the journal, applies it, and returns its result. */
    executeCommand: (command: Command): unknown =>
      entryLog.execute(journal.isDurable ? { ...command, outcomes: outcomes.report() } : command),

    /** Applies an entry of the journal. Throws a `DivergedError` if earlier outcomes differ from the stored ones. */
    applyEntry(entry: Entry) {
      if (entry.outcomes) outcomes.compare(entry.outcomes);
      entryLog.applyEntry(entry);
    },

    rejectPending: entryLog.rejectPending,
  };
}

/** Creates the error for a timer whose command another replica or an earlier attempt has executed. */
const createTimerError = () => conflict('The timer has already fired or was cancelled.');
