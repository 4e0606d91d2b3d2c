import { conflict } from '../errors.ts';
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

interface PendingCall {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Creates the functions that execute the commands of a branch. Nothing else changes its store. */
export function createExecutor(options: ExecutorOptions) {
  const { log, processId, journal, store, scope, position } = options;
  const { outcomes, events, timers, run, onApplied } = options;
  /** Calls of this process whose entries a shared journal has not returned yet. */
  const pendingCalls = new Map<string, PendingCall>();
  let callCount = 0;

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

  /** Stores a command in a shared journal, and waits until this process has received and applied it. */
  function storeAndWait(command: Command): Promise<unknown> {
    callCount += 1;
    const call = `${processId}-${callCount}`;
    return new Promise((resolve, reject) => {
      pendingCalls.set(call, { resolve, reject });
      Promise.resolve(journal.append(log, { ...command, call, outcomes: outcomes.report() })).catch(
        (error) => {
          pendingCalls.delete(call);
          reject(error);
        },
      );
    });
  }

  return {
    /** Stores a command in the journal, applies it, and returns its result. */
    executeCommand(command: Command): unknown {
      if (journal.isShared) return storeAndWait(command);
      const seq = journal.append(
        log,
        journal.isDurable ? { ...command, outcomes: outcomes.report() } : command,
      );
      return seq instanceof Promise
        ? seq.then((stored) => apply(command, stored, true))
        : apply(command, seq, true);
    },

    /** Applies an entry of the journal. Throws a `DivergedError` if earlier outcomes differ from the stored ones. */
    applyEntry(entry: Entry) {
      if (entry.outcomes) outcomes.compare(entry.outcomes);
      const call = entry.call === undefined ? undefined : pendingCalls.get(entry.call);
      const isOwn = entry.call?.startsWith(`${processId}-`) ?? false;
      if (entry.call !== undefined) pendingCalls.delete(entry.call);
      try {
        const result = apply(entry, entry.seq, isOwn);
        call?.resolve(result);
      } catch (error) {
        call?.reject(error);
      }
    },

    /** Rejects the calls whose entries this process will no longer receive. */
    rejectPending(error: unknown) {
      for (const { reject } of pendingCalls.values()) reject(error);
      pendingCalls.clear();
    },
  };
}

/** Creates the error for a timer whose command another replica or an earlier attempt has executed. */
const createTimerError = () => conflict('The timer has already fired or was cancelled.');
