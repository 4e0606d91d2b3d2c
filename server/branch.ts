import { type Collections, createCollections } from './collections.ts';
import type { Command } from './commands/command.ts';
import { createCommandScope } from './commands/commandScope.ts';
import { createExecutor } from './commands/createExecutor.ts';
import { createEvents } from './commands/events.ts';
import { preparationOf, resolveCommand } from './commands/handlers.ts';
import type { Journal } from './commands/journal.ts';
import { createMemoryJournal } from './commands/memoryJournal.ts';
import { checksumOf, type Position } from './commands/position.ts';
import { createScheduler } from './commands/scheduler.ts';
import { createSerialQueue } from './commands/serialQueue.ts';
import { createTimers } from './commands/timers.ts';
import type { Context } from './context.ts';
import type { Services } from './services/createServices.ts';
import { createStore, type Snapshot, type Store } from './store/createStore.ts';
import { deepFreeze } from './store/freeze.ts';

/** A call of a root field of `Mutation`. */
export interface MutationCall {
  field: string;
  args: Command['args'];
  context: Context;
  /** Throws if the caller may not make the call. */
  authorize?: () => void;
}

/** A named line of data, with a journal of its own. */
export interface Branch {
  collections: Collections;
  /** Executes a mutation as a command when its turn has come, and returns its result. */
  execute: (call: MutationCall) => unknown;
  snapshot: () => Snapshot;
  countRows: Store['countRows'];
  /** Ends all watchers and timers. */
  close: () => void;
}

interface BranchOptions {
  services: Services;
  name?: string;
  journal?: Journal;
  /** The state to start from. Without it, the branch starts with the sample. */
  snapshot?: Snapshot;
  /** Called with what the command of a timer throws. */
  onError?: (error: unknown) => void;
}

/** Creates a branch: its store, the collections on it, and what executes its commands. */
export function createBranch({
  services,
  name = 'main',
  snapshot,
  journal,
  onError = (error) => {
    throw error;
  },
}: BranchOptions): Branch {
  const { now, random } = services;
  const store = createStore({ snapshot, freezes: services.freezesRows });
  const scope = createCommandScope(now);
  const start = { at: now().toISOString(), seed: drawSeed() };
  const startedAt = store.value('branch.startedAt', () => start.at);
  const position = store.value<Position>('branch.position', () => ({
    seq: 0,
    checksum: checksumOf(`${start.at} ${start.seed}`),
  }));
  const events = createEvents(name, position.get);
  const timers = createTimers(store);
  const runInTurn = createSerialQueue();
  const freeze = services.freezesRows ? deepFreeze : <T>(value: T) => value;

  const collections = scope.run(start, () =>
    createCollections({
      ...services,
      store,
      clock: { now: scope.now, startedAt: () => new Date(startedAt.get()) },
      random: scope.random,
      events,
      timers,
    }),
  );
  const scheduler = createScheduler(services, timers, fireTimer);
  const executeCommand = createExecutor({
    branch: name,
    journal: journal ?? createMemoryJournal({ [name]: position.get().seq }),
    store,
    scope,
    position,
    events,
    timers,
    run: (command) =>
      resolveCommand(command, {
        collections,
        execute,
        countRows: store.countRows,
        viewer: { id: command.viewerId, address: '' },
        deadline: Number.POSITIVE_INFINITY,
      }),
    onApplied: scheduler.update,
  });
  scheduler.update();

  function drawSeed(): number {
    return Math.floor(random() * 2 ** 32);
  }

  const commandOf = (field: string, args: Command['args'], viewerId: number | null): Command =>
    freeze({ field, args, viewerId, at: now().toISOString(), seed: drawSeed() });

  function execute({ field, args, context, authorize }: MutationCall): unknown {
    const prepare = preparationOf(field);

    async function prepareAndExecute() {
      await context.viewer.ready;
      authorize?.();
      const prepared = prepare ? await prepare(args, context) : args;
      return executeCommand(commandOf(field, prepared, context.viewer.id));
    }

    return runInTurn(() => {
      if (context.viewer.ready || prepare) return prepareAndExecute();
      authorize?.();
      return executeCommand(commandOf(field, args, context.viewer.id));
    });
  }

  async function fireTimer() {
    try {
      await runInTurn(() => {
        const due = timers.next();
        if (!due || Date.parse(due.at) > now().getTime()) return scheduler.update();
        return executeCommand(commandOf(due.field, due.args, null));
      });
    } catch (error) {
      onError(error);
    }
  }

  return {
    collections,
    execute,
    snapshot: store.snapshot,
    countRows: store.countRows,
    close() {
      events.close();
      scheduler.close();
    },
  };
}
