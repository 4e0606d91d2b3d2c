import type { Store, Value } from '../store/createStore.ts';
import type { Command } from './command.ts';
import type { CommandScope } from './commandScope.ts';
import type { Events } from './events.ts';
import type { Journal } from './journal.ts';
import { nextPosition, type Position } from './position.ts';
import type { Timers } from './timers.ts';

interface ExecutorOptions {
  branch: string;
  journal: Journal;
  store: Store;
  scope: CommandScope;
  position: Value<Position>;
  events: Events;
  timers: Timers;
  /** Calls the resolver of a command. */
  run: (command: Command) => unknown;
  /** Called after every command. */
  onApplied: () => void;
}

/** Creates the function that executes the commands of a branch. Nothing else changes its store. */
export function createExecutor(options: ExecutorOptions) {
  const { branch, journal, store, scope, position, events, timers, run, onApplied } = options;

  /** Applies a command that the journal holds. A refused one only advances the position. */
  function apply(command: Command, seq: number): unknown {
    store.transaction(() => {
      position.set(nextPosition(position.get(), seq, command));
      timers.take(command.field);
    });
    try {
      return scope.run(command, () => store.transaction(() => run(command)));
    } catch (error) {
      journal.refuse(branch, seq);
      events.discardPending();
      throw error;
    } finally {
      events.deliverPending();
      onApplied();
    }
  }

  return function executeCommand(command: Command): unknown {
    const seq = journal.append(branch, command);
    return seq instanceof Promise
      ? seq.then((stored) => apply(command, stored))
      : apply(command, seq);
  };
}
