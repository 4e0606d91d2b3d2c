import { type Collections, createCollections, createLazyCollections } from './collections.ts';
import { type BranchClock, createBranchClock } from './commands/branchClock.ts';
import { createBranchTimers } from './commands/branchTimers.ts';
import type { Command, Entry, Outcome } from './commands/command.ts';
import { createCommandScope } from './commands/commandScope.ts';
import { createExecutor } from './commands/createExecutor.ts';
import { createEvents, type SavedEvents } from './commands/events.ts';
import { getPreparation, resolveCommand } from './commands/handlers.ts';
import { createHistory } from './commands/history.ts';
import { createOutcomes } from './commands/outcomes.ts';
import { computeChecksum, type Position } from './commands/position.ts';
import { createSerialQueue } from './commands/serialQueue.ts';
import { createTimers, type Timer } from './commands/timers.ts';
import type { Context } from './context.ts';
import { branchTooLarge, notFound, pastStateReadOnly } from './errors.ts';
import type { CollectionOptions } from './feature.ts';
import type { Journal } from './journal/journal.ts';
import { measureJson } from './journal/measureJson.ts';
import { createMemoryJournal } from './journal/memoryJournal.ts';
import { writeStateLines } from './journal/stateLines.ts';
import type { Services } from './services/createServices.ts';
import { createStore, type Snapshot, type Store } from './store/createStore.ts';
import { deepFreeze } from './store/freeze.ts';
import { createRandom } from './values/random.ts';

/** A call of a root field of `Mutation`. */
export interface MutationCall {
  field: string;
  args: Command['args'];
  context: Context;
  /** Throws if the caller lacks the required ability. */
  authorize?: () => void;
}

/** A call of a control. Its command changes a branch like a mutation, but is not a field of the schema. */
export interface ControlCall {
  /** One of the `controls` that a feature exports. */
  field: string;
  /** Creates the arguments when it is the call's turn. No other call can then change the state that they depend on. */
  prepare: () => Command['args'] | Promise<Command['args']>;
  viewerId: number | null;
}

/** A named line of data, with a journal of its own. */
export interface Branch {
  collections: Collections;
  /** Executes a mutation as a command when it has its turn, and returns its result. */
  execute: (call: MutationCall) => unknown;
  /** Executes the command of a control. */
  executeControl: (call: ControlCall) => Promise<unknown>;
  /** Returns a function that creates ids for the arguments of a control. Must be called in `prepare`. */
  createIdGenerator: () => () => string;
  clock: BranchClock;
  /** Executes a command of another branch. Resolves with the error of the command, or with undefined. */
  repeat: (command: Command) => Promise<unknown>;
  sampleSettings: SampleSettings;
  /** Returns the sample with which the branch began. For a fork, returns the sample of its origin. */
  sample: () => Snapshot;
  /** Registers a callback that is called after each command. */
  onApplied: (callback: () => void) => void;
  /** Fires the timers that are due within a duration in milliseconds, in order, and advances the clock by it. */
  advanceClock: (milliseconds: number, viewerId: number | null) => Promise<unknown>;
  /** Returns the number of the oldest command whose state can be restored; 0 for the state before the first command. */
  getOldestSeq: () => number;
  /** Returns the state after a command. Rejects with `NOT_FOUND` if it is no longer kept. */
  findState: (seq: number) => Promise<Snapshot>;
  /** Returns the kept entries after the number `after` and up to the number `upTo`. */
  readEntries: (after: number, upTo: number) => Promise<Entry[]>;
  /** Applies an entry of the journal that this process has not executed. */
  applyEntry: (entry: Entry) => void;
  /** Starts the timers. Called once, when all stored entries are applied. */
  startTimers: () => void;
  /** Returns the number of the last command, and the checksum of all commands. */
  getPosition: () => Position;
  getOutcome: (seq: number) => Outcome;
  snapshot: () => Snapshot;
  /** Saves the state in the journal. */
  saveState: () => Promise<void>;
  countRows: Store['countRows'];
  countAllRows: Store['countAllRows'];
  /** Returns whether a client is subscribed to the events of the branch. */
  hasWatchers: () => boolean;
  /** Ends all subscriptions and timers, refuses further commands, and finishes saving the state. */
  close: () => Promise<void>;
}

/** The content of a saved state. */
export interface BranchState {
  store: Snapshot;
  events?: SavedEvents;
  /** The number of characters of the arguments of all commands. Only counted if the branch has a limit. */
  size?: number;
}

/** The beginning of a branch. */
interface Origin {
  at: string;
  seed: number;
}

/** The settings that determine the sample. */
export interface SampleSettings extends Origin {
  seedRows: number | null;
  hasReplies: boolean;
}

export interface BranchOptions {
  services: Services;
  name?: string;
  journal?: Journal;
  /** The name of the log in the journal, if it differs from the name of the branch. */
  log?: string;
  /** The state to which saved states of the branch contain the differences. Without it, saved states are complete. */
  base?: BranchState;
  /** The maximum number of characters of the arguments of all commands. Without it, there is no limit. */
  maxSize?: number;
  /** The time of creation and the seed of the sample. Without it, both are new. */
  origin?: Origin;
  /** The state to start from. Without it, the branch starts with the sample. */
  state?: BranchState;
  /** Whether `startTimers` is called later. */
  isReplayed?: boolean;
  /**
   * Whether the previous commands determine the seed of a command and the random numbers in its arguments, so that the
   * same calls have the same results on all such branches. Otherwise, they are random numbers of the services.
   */
  seedsFollowHistory?: boolean;
  /** For a past state, such as `main@120`: all changes are refused, and the clock shows this time. */
  past?: { point: string; at: string };
  /** Called with the errors of timers, and with the errors of saving the state. */
  onError?: (error: unknown) => void;
}

/** Creates a branch: its store, the collections on it, and the executor of its commands. */
export function createBranch({
  services,
  name = 'main',
  state,
  origin,
  journal: givenJournal,
  log = name,
  base,
  maxSize = Number.POSITIVE_INFINITY,
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
    checksum: computeChecksum(`${start.at} ${start.seed}`),
  }));
  const appliedCallbacks: (() => void)[] = [];
  const journal = givenJournal ?? createMemoryJournal({ [log]: position.get().seq });
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
  const hasLimit = maxSize !== Number.POSITIVE_INFINITY;
  let size = state?.size ?? 0;
  /** Creates the error for every further command; undefined while the branch executes commands. */
  let refuse = past && (() => pastStateReadOnly(past.point));

  const collectionOptions: CollectionOptions = {
    ...services,
    store,
    clock: {
      now: scope.now,
      startedAt: () => new Date(startedAt.get()),
      set: clock.set,
    },
    random: scope.random,
    hashPassword: (password) => services.hashPassword(password, createArgumentRandom('salt')),
    events,
    timers,
  };
  const collections = state
    ? createLazyCollections(collectionOptions, (create) => scope.runNested(start, create))
    : scope.run(start, () => createCollections(collectionOptions));
  const history = createHistory({
    name,
    log,
    journal,
    getPosition: position.get,
    snapshot: store.snapshot,
    createReplica: (snapshot) =>
      createBranch({ services, name, state: { store: snapshot }, isReplayed: true }),
  });
  const branchTimers = createBranchTimers({
    now,
    clock,
    timers,
    setTimeout: past ? undefined : services.setTimeout,
    runInTurn,
    startTimer,
    isShared: journal.isShared,
    onError,
  });
  const { executeCommand, applyEntry, rejectPending } = createExecutor({
    log,
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
    onApplied(seq, isOwn, command) {
      if (hasLimit) size += measureJson(command.args);
      branchTimers.onApplied();
      for (const callback of appliedCallbacks) callback();
      history.onApplied(seq, command);
      // Of several replicas, the one that stored the command saves the state.
      if (isOwn && seq % journal.savesEvery === 0) saveState().catch(onError);
    },
  });
  if (!isReplayed) startTimers();

  function startTimers() {
    seedOffset = position.get().seq === 0 ? 0 : position.get().checksum;
    branchTimers.start();
  }

  function drawNumber(): number {
    return Math.floor(random() * 2 ** 32);
  }

  const drawSeed = () =>
    seedsFollowHistory
      ? computeChecksum('seed', position.get().checksum)
      : (drawNumber() ^ seedOffset) >>> 0;

  /**
   * Returns a generator of random numbers for the arguments of the next command. They follow from the history like the
   * seeds: the next history contains the arguments, so that other arguments would result in other seeds.
   */
  const createArgumentRandom = (purpose: 'salt' | 'id') =>
    seedsFollowHistory ? createRandom(computeChecksum(purpose, position.get().checksum)) : random;

  const createCommand = (field: string, args: Command['args'], viewerId: number | null): Command =>
    freeze({ field, args, viewerId, at: now().toISOString(), seed: drawSeed() });

  /** Throws if the branch is too large, closed or a past state. */
  function checkOpen() {
    if (refuse) throw refuse();
    if (size > maxSize) throw branchTooLarge(name, maxSize);
  }

  function execute({ field, args, context, authorize }: MutationCall): unknown {
    checkOpen();
    const prepare = getPreparation(field);

    async function prepareAndExecute() {
      authorize?.();
      const prepared = prepare ? await prepare(args, context) : args;
      return startCommand(createCommand(field, prepared, context.viewer.id));
    }

    const started = runInTurn(() => {
      if (prepare) return prepareAndExecute();
      authorize?.();
      return startCommand(createCommand(field, args, context.viewer.id));
    });
    return started instanceof Promise ? started.then(getResult) : started.result;
  }

  /** Wraps the result. A promise would make the next call wait until the journal has stored this command. */
  function startCommand(command: Command) {
    // The branch may have been closed while the call waited for its turn.
    if (refuse) throw refuse();
    return { result: executeCommand(command) };
  }

  async function executeControl({ field, prepare, viewerId }: ControlCall) {
    checkOpen();
    const { result } = await runInTurn(async () =>
      startCommand(createCommand(field, await prepare(), viewerId)),
    );
    return result;
  }

  async function advanceClock(milliseconds: number, viewerId: number | null) {
    await branchTimers.fireUntil(now().getTime() + milliseconds);
    return executeControl({
      field: 'gateway.setClock',
      prepare: () => clock.toAdvanced(milliseconds),
      viewerId,
    });
  }

  /** Starts the command of a timer. Its time is not before that of the timer. */
  function startTimer({ key, at, field, args }: Timer, time: string) {
    return startCommand({ ...createCommand(field, args, null), at: time, timer: { key, at } });
  }

  async function saveState() {
    if (saving || lastSaved === position.get().seq) return saving;
    lastSaved = position.get().seq;
    const saved: BranchState = { store: store.snapshot(), events: events.save() };
    if (hasLimit) saved.size = size;
    saving = journal.saveState(log, lastSaved, writeStateLines(saved, base)).finally(() => {
      saving = undefined;
    });
    return saving;
  }

  let createdSample: Snapshot | undefined;

  function sample(): Snapshot {
    createdSample ??= history.firstState ?? createBranch({ services, origin: start }).snapshot();
    return createdSample;
  }

  return {
    collections,
    execute,
    executeControl,
    createIdGenerator() {
      const draw = createArgumentRandom('id');
      return () => Math.floor(draw() * 2 ** 32).toString(36);
    },
    clock,
    advanceClock,
    async repeat(command) {
      try {
        await (await runInTurn(() => startCommand(command))).result;
        return undefined;
      } catch (error) {
        return error;
      }
    },
    sampleSettings: {
      at: start.at,
      seed: start.seed,
      seedRows: services.seedRows ?? null,
      hasReplies: services.hasReplies,
    },
    sample,
    onApplied(callback) {
      appliedCallbacks.push(callback);
    },
    getOldestSeq: history.getOldestSeq,
    findState: history.findState,
    readEntries: history.readEntries,
    applyEntry,
    startTimers,
    getPosition: position.get,
    getOutcome: outcomes.getOutcome,
    snapshot: store.snapshot,
    saveState,
    countRows: store.countRows,
    countAllRows: store.countAllRows,
    hasWatchers: events.hasWatchers,
    async close() {
      refuse ??= () => notFound('branch', name);
      events.close();
      branchTimers.close();
      rejectPending(refuse());
      await saving?.catch(() => undefined);
    },
  };
}

const getResult = ({ result }: { result: unknown }) => result;
