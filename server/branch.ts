import type { GraphQLError } from 'graphql';
import { type Collections, createCollections } from './collections.ts';
import { type BranchClock, createBranchClock } from './commands/branchClock.ts';
import { createCheckpoints } from './commands/checkpoints.ts';
import type { Command, Entry, Outcome } from './commands/command.ts';
import { createCommandScope } from './commands/commandScope.ts';
import { createExecutor } from './commands/createExecutor.ts';
import { createEvents, type SavedEvents } from './commands/events.ts';
import { preparationOf, resolveCommand } from './commands/handlers.ts';
import { createOutcomes } from './commands/outcomes.ts';
import { checksumOf, type Position } from './commands/position.ts';
import { createScheduler } from './commands/scheduler.ts';
import { createSerialQueue } from './commands/serialQueue.ts';
import { createTimers, type Timer } from './commands/timers.ts';
import type { Context } from './context.ts';
import { pastIsReadOnly, pointIsGone } from './errors.ts';
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

/** A command of a control, which changes a branch like a mutation, but is no field of the schema. */
export interface ControlCall {
  /** One of the `controls` that a feature exports. */
  field: string;
  /** Called when its turn has come, so that no other call can change what the arguments depend on. */
  prepare: () => Command['args'] | Promise<Command['args']>;
  viewerId: number | null;
}

/** A named line of data, with a journal of its own. */
export interface Branch {
  collections: Collections;
  /** Executes a mutation as a command when its turn has come, and returns its result. */
  execute: (call: MutationCall) => unknown;
  /** Executes the command of a control. */
  executeControl: (call: ControlCall) => Promise<unknown>;
  clock: BranchClock;
  /** Executes a command again that another branch has executed. An error is its outcome, and not thrown. */
  repeat: (command: Command) => Promise<void>;
  sampleSettings: SampleSettings;
  /** Returns the state that the branch began with, or that it would have begun with if it is a fork. */
  sample: () => Snapshot;
  /** Calls back after each command. */
  onApplied: (callback: () => void) => void;
  /** Fires the timers that are due within a duration in milliseconds, in order, and advances the clock by it. */
  advanceClock: (milliseconds: number, viewerId: number | null) => Promise<unknown>;
  /** Returns the number of the first command whose state can be restored, or the number before it. */
  firstPoint: () => number;
  /** Returns the state after a command. Rejects with `NOT_FOUND` if it is no longer kept. */
  stateAt: (seq: number) => Promise<Snapshot>;
  /** Returns the kept commands after one number and up to another. */
  entriesBetween: (after: number, upTo: number) => Promise<Entry[]>;
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
  countAllRows: Store['countAllRows'];
  /** Ends all watchers and timers, and finishes saving the state. */
  close: () => Promise<void>;
}

/** The content of a saved state. */
export interface BranchState {
  store: Snapshot;
  events?: SavedEvents;
}

/** The beginning of a branch. */
interface Origin {
  at: string;
  seed: number;
}

/** The sample follows from these settings. */
export interface SampleSettings extends Origin {
  seedRows: number | null;
  hasReplies: boolean;
}

interface BranchOptions {
  services: Services;
  name?: string;
  journal?: Journal;
  /** When the branch was created, and the seed of its sample. Without it, both are new. */
  origin?: Origin;
  /** The state to start from. Without it, the branch starts with the sample. */
  state?: BranchState;
  /** Whether `startTimers` is called later. */
  isReplayed?: boolean;
  /**
   * Whether the seeds of commands follow from the commands before them, so that the same calls have the same results
   * on every such branch. Otherwise the random numbers of the services are drawn.
   */
  seedsFollowHistory?: boolean;
  /** For a past state, such as `main@120`: all changes are refused, and the clock shows this time. */
  past?: { point: string; at: string };
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
  seedsFollowHistory = false,
  past,
  onError = (error) => {
    throw error;
  },
}: BranchOptions): Branch {
  const { random } = services;
  const store = createStore({ snapshot: state?.store, freezes: services.freezesRows });
  const clock = createBranchClock(store, services.now);
  const now = past ? () => new Date(past.at) : clock.now;
  const scope = createCommandScope(now);
  const start = origin ?? { at: now().toISOString(), seed: drawNumber() };
  const startedAt = store.value('branch.startedAt', () => start.at);
  const position = store.value<Position>('branch.position', () => ({
    seq: 0,
    checksum: checksumOf(`${start.at} ${start.seed}`),
  }));
  const appliedCallbacks: (() => void)[] = [];
  const journal = givenJournal ?? createMemoryJournal({ [name]: position.get().seq });
  const checkpoints = createCheckpoints();
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
      clock: {
        now: scope.now,
        startedAt: () => new Date(startedAt.get()),
        set: clock.set,
      },
      random: scope.random,
      events,
      timers,
    }),
  );
  checkpoints.add(position.get().seq, store.snapshot());
  const scheduler = createScheduler({
    now,
    // Under a frozen clock, no timer fires by itself.
    setTimeout: (callback, milliseconds) =>
      past || clock.isFrozen() ? undefined : services.setTimeout?.(callback, milliseconds),
    next: timers.next,
    fire: fireTimer,
  });
  let clockSetting = clock.setting();
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
      if (hasTimers && !isFiring) followClock();
      for (const callback of appliedCallbacks) callback();
      if (checkpoints.isDue(seq)) checkpoints.add(seq, store.snapshot());
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

  /** Waits for the next timer, by the clock as it is set now. */
  function followClock() {
    if (clock.setting() === clockSetting) return scheduler.update();
    clockSetting = clock.setting();
    scheduler.restart();
  }

  function drawNumber(): number {
    return Math.floor(random() * 2 ** 32);
  }

  const drawSeed = () =>
    seedsFollowHistory
      ? checksumOf('seed', position.get().checksum)
      : (drawNumber() ^ seedOffset) >>> 0;

  const commandOf = (field: string, args: Command['args'], viewerId: number | null): Command =>
    freeze({ field, args, viewerId, at: now().toISOString(), seed: drawSeed() });

  function execute({ field, args, context, authorize }: MutationCall): unknown {
    if (past) throw pastIsReadOnly(past.point);
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

  async function executeControl({ field, prepare, viewerId }: ControlCall) {
    if (past) throw pastIsReadOnly(past.point);
    const { result } = await runInTurn(async () =>
      startCommand(commandOf(field, await prepare(), viewerId)),
    );
    return result;
  }

  async function advanceClock(milliseconds: number, viewerId: number | null) {
    const end = now().getTime() + milliseconds;
    for (;;) {
      const due = timers.next();
      if (!due || Date.parse(due.at) > end) break;
      const started = await runInTurn(() => startTimer(due, due.at));
      await started.result;
    }
    return executeControl({
      field: 'gateway.setClock',
      prepare: () => clock.after(milliseconds),
      viewerId,
    });
  }

  /** Starts the command of a timer. Its time is not before that of the timer. */
  function startTimer({ key, at, field, args }: Timer, time: string) {
    return startCommand({ ...commandOf(field, args, null), at: time, timer: { key, at } });
  }

  async function fireTimer() {
    try {
      const started = await runInTurn(() => {
        const due = timers.next();
        if (!due || Date.parse(due.at) > now().getTime()) return void scheduler.update();
        const command = startTimer(due, now().toISOString());
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

  const first = checkpoints.lastUpTo(0)?.snapshot;
  let createdSample: Snapshot | undefined;

  function sample(): Snapshot {
    createdSample ??= first ?? createBranch({ services, origin: start }).snapshot();
    return createdSample;
  }

  async function entriesBetween(after: number, upTo: number): Promise<Entry[]> {
    const entries: Entry[] = [];
    try {
      const { stop } = await journal.follow(name, after, (entry) => {
        if (entry.seq <= upTo) entries.push(entry);
      });
      stop();
    } catch {
      throw pointIsGone(`${name}@${after}`);
    }
    return entries;
  }

  async function stateAt(seq: number): Promise<Snapshot> {
    if (seq === position.get().seq) return store.snapshot();
    const start = checkpoints.lastUpTo(seq);
    if (!start || seq > position.get().seq) throw pointIsGone(`${name}@${seq}`);
    if (start.seq === seq) return start.snapshot;
    const replica = createBranch({
      services,
      name,
      state: { store: start.snapshot },
      isReplayed: true,
    });
    for (const entry of await entriesBetween(start.seq, seq)) replica.applyEntry(entry);
    await replica.close();
    if (replica.position().seq !== seq) throw pointIsGone(`${name}@${seq}`);
    return replica.snapshot();
  }

  return {
    collections,
    execute,
    executeControl,
    clock,
    advanceClock,
    async repeat(command) {
      try {
        await (await runInTurn(() => startCommand(command))).result;
      } catch {
        // The command is recorded as refused.
      }
    },
    sampleSettings: {
      ...start,
      seedRows: services.seedRows ?? null,
      hasReplies: services.hasReplies,
    },
    sample,
    onApplied(callback) {
      appliedCallbacks.push(callback);
    },
    firstPoint: checkpoints.first,
    stateAt,
    entriesBetween,
    applyEntry,
    startTimers,
    position: position.get,
    outcomeOf: outcomes.outcomeOf,
    snapshot: store.snapshot,
    saveState,
    countRows: store.countRows,
    countAllRows: store.countAllRows,
    async close() {
      events.close();
      scheduler.close();
      await saving?.catch(() => undefined);
    },
  };
}

const resultOf = ({ result }: { result: unknown }) => result;
