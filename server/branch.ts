import type { GraphQLError } from 'graphql';
import { type Collections, createCollections } from './collections.ts';
import type { Command, Entry, Outcome } from './commands/command.ts';
import { createCommandScope } from './commands/commandScope.ts';
import { createExecutor } from './commands/createExecutor.ts';
import { createEvents, type SavedEvents } from './commands/events.ts';
import { preparationOf, resolveCommand } from './commands/handlers.ts';
import { createOutcomes } from './commands/outcomes.ts';
import { checksumOf, type Position } from './commands/position.ts';
import { createScheduler } from './commands/scheduler.ts';
import { createSerialQueue } from './commands/serialQueue.ts';
import { createTimers } from './commands/timers.ts';
import type { Context } from './context.ts';
import type { Journal } from './journal/journal.ts';
import { createMemoryJournal } from './journal/memoryJournal.ts';
import { writeStateLines } from './journal/stateLines.ts';
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
  /** Applies an entry of the journal that this process has not executed. */
  applyEntry: (entry: Entry) => void;
  /** Starts the timers. Called once, when all stored entries are applied. */
  startTimers: () => void;
  /** Returns how far the branch has come. */
  position: () => Position;
  outcomeOf: (seq: number) => Outcome;
  snapshot: () => Snapshot;
  /** Saves the state in the journal. */
  saveState: () => Promise<void>;
  countRows: Store['countRows'];
  /** Ends all watchers and timers, and finishes saving the state. */
  close: () => Promise<void>;
}

/** The content of a saved state. */
export interface BranchState {
  store: Snapshot;
  events?: SavedEvents;
}

interface BranchOptions {
  services: Services;
  name?: string;
  journal?: Journal;
  /** When the branch was created, and the seed of its sample. Without it, both are new. */
  origin?: { at: string; seed: number };
  /** The state to start from. Without it, the branch starts with the sample. */
  state?: BranchState;
  /** Whether `startTimers` is called later. */
  isReplayed?: boolean;
  /** Called with what the command of a timer throws, and with what prevents saving the state. */
  onError?: (error: unknown) => void;
}

/** Creates a branch: its store, the collections on it, and what executes its commands. */
export function createBranch({
  services,
  name = 'main',
  state,
  origin,
  journal: givenJournal,
  isReplayed = false,
  onError = (error) => {
    throw error;
  },
}: BranchOptions): Branch {
  const { now, random } = services;
  const store = createStore({ snapshot: state?.store, freezes: services.freezesRows });
  const scope = createCommandScope(now);
  const start = origin ?? { at: now().toISOString(), seed: drawNumber() };
  const startedAt = store.value('branch.startedAt', () => start.at);
  const position = store.value<Position>('branch.position', () => ({
    seq: 0,
    checksum: checksumOf(`${start.at} ${start.seed}`),
  }));
  const journal = givenJournal ?? createMemoryJournal({ [name]: position.get().seq });
  const events = createEvents(name, position.get, {
    saved: state?.events,
    isShared: journal.isShared,
  });
  const outcomes = createOutcomes(position.get().seq);
  const timers = createTimers(store);
  const runInTurn = createSerialQueue();
  const freeze = services.freezesRows ? deepFreeze : <T>(value: T) => value;
  /** Another start with the same seed must not draw the seeds of earlier commands again. */
  let seedOffset = 0;
  let lastSaved = state ? position.get().seq : -1;
  let saving: Promise<void> | undefined;

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
  let hasTimers = false;
  /** Whether the command of a timer is on its way through the journal. */
  let isFiring = false;
  const { executeCommand, applyEntry } = createExecutor({
    branch: name,
    processId: services.processId,
    journal,
    store,
    scope,
    position,
    outcomes,
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
    onApplied(seq, isOwn) {
      if (hasTimers && !isFiring) scheduler.update();
      // Of several replicas, the one that stored the command saves the state.
      if (isOwn && seq % journal.savesEvery === 0) saveState().catch(onError);
    },
  });
  if (!isReplayed) startTimers();

  function startTimers() {
    hasTimers = true;
    seedOffset = position.get().seq === 0 ? 0 : position.get().checksum;
    scheduler.update();
  }

  function drawNumber(): number {
    return Math.floor(random() * 2 ** 32);
  }

  const commandOf = (field: string, args: Command['args'], viewerId: number | null): Command =>
    freeze({
      field,
      args,
      viewerId,
      at: now().toISOString(),
      seed: (drawNumber() ^ seedOffset) >>> 0,
    });

  function execute({ field, args, context, authorize }: MutationCall): unknown {
    const prepare = preparationOf(field);

    async function prepareAndExecute() {
      await context.viewer.ready;
      authorize?.();
      const prepared = prepare ? await prepare(args, context) : args;
      return startCommand(commandOf(field, prepared, context.viewer.id));
    }

    const started = runInTurn(() => {
      if (context.viewer.ready || prepare) return prepareAndExecute();
      authorize?.();
      return startCommand(commandOf(field, args, context.viewer.id));
    });
    return started instanceof Promise ? started.then(resultOf) : started.result;
  }

  /** Wraps the result, so that the next call does not wait until a journal has stored this command. */
  const startCommand = (command: Command) => ({ result: executeCommand(command) });

  async function fireTimer() {
    try {
      const started = await runInTurn(() => {
        const due = timers.next();
        if (!due || Date.parse(due.at) > now().getTime()) return void scheduler.update();
        const { key, at, field, args } = due;
        const command = startCommand({ ...commandOf(field, args, null), timer: { key, at } });
        isFiring = command.result instanceof Promise;
        return command;
      });
      await started?.result;
    } catch (error) {
      const { code } = (error as Partial<GraphQLError>).extensions ?? {};
      if (code === 'JOURNAL_UNAVAILABLE') scheduler.retry();
      // If another replica was faster, the command is refused as a conflict.
      else if (!(journal.isShared && code === 'CONFLICT')) onError(error);
    } finally {
      if (isFiring) {
        isFiring = false;
        scheduler.update();
      }
    }
  }

  async function saveState() {
    if (saving || lastSaved === position.get().seq) return saving;
    lastSaved = position.get().seq;
    const saved: BranchState = { store: store.snapshot(), events: events.save() };
    saving = journal.saveState(name, lastSaved, writeStateLines(saved)).finally(() => {
      saving = undefined;
    });
    return saving;
  }

  return {
    collections,
    execute,
    applyEntry,
    startTimers,
    position: position.get,
    outcomeOf: outcomes.outcomeOf,
    snapshot: store.snapshot,
    saveState,
    countRows: store.countRows,
    async close() {
      events.close();
      scheduler.close();
      await saving?.catch(() => undefined);
    },
  };
}

const resultOf = ({ result }: { result: unknown }) => result;
