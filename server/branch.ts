import { type Collections, createCollections, createLateCollections } from './collections.ts';
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
import { branchIsTooLarge, notFound, pastIsReadOnly } from './errors.ts';
import type { CollectionOptions } from './feature.ts';
import type { Journal } from './journal/journal.ts';
import { measureJson } from './journal/measureJson.ts';
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
  /** Executes a command again that another branch has executed. Returns its error, which is its outcome and not thrown. */
  repeat: (command: Command) => Promise<unknown>;
  sampleSettings: SampleSettings;
  /** Returns the state that the branch began with, or that it would have begun with if it is a fork. */
  sample: () => Snapshot;
  /** Calls back after each command. */
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
  /** Returns how far the branch has come. */
  position: () => Position;
  getOutcome: (seq: number) => Outcome;
  snapshot: () => Snapshot;
  /** Saves the state in the journal. */
  saveState: () => Promise<void>;
  countRows: Store['countRows'];
  countAllRows: Store['countAllRows'];
  /** Returns whether somebody is subscribed to its events. */
  hasWatchers: () => boolean;
  /** Ends all watchers and timers, refuses further commands, and finishes saving the state. */
  close: () => Promise<void>;
}

/** The content of a saved state. */
export interface BranchState {
  store: Snapshot;
  events?: SavedEvents;
  /** The characters of the arguments of all commands. Counted if the branch has a limit. */
  size?: number;
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

export interface BranchOptions {
  services: Services;
  name?: string;
  journal?: Journal;
  /** The name of the branch in the journal, if it differs. */
  log?: string;
  /** The state that saved states of the branch contain the differences to. Without it, they are complete. */
  base?: BranchState;
  /** The characters that the arguments of all commands may have, unless the branch has no limit. */
  maxSize?: number;
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
  let refuse = past && (() => pastIsReadOnly(past.point));

  const collectionOptions: CollectionOptions = {
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
  };
  const collections = state
    ? createLateCollections(collectionOptions, (create) => scope.runNested(start, create))
    : scope.run(start, () => createCollections(collectionOptions));
  const history = createHistory({
    name,
    log,
    journal,
    position: position.get,
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

  const commandOf = (field: string, args: Command['args'], viewerId: number | null): Command =>
    freeze({ field, args, viewerId, at: now().toISOString(), seed: drawSeed() });

  /** Throws if the branch is full, or does not execute commands at all. */
  function checkOpen() {
    if (refuse) throw refuse();
    if (size > maxSize) throw branchIsTooLarge(name, maxSize);
  }

  function execute({ field, args, context, authorize }: MutationCall): unknown {
    checkOpen();
    const prepare = getPreparation(field);

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
    return started instanceof Promise ? started.then(getResult) : started.result;
  }

  /** Wraps the result, so that the next call does not wait until a journal has stored this command. */
  function startCommand(command: Command) {
    // It may have waited for its turn while the branch was closed.
    if (refuse) throw refuse();
    return { result: executeCommand(command) };
  }

  async function executeControl({ field, prepare, viewerId }: ControlCall) {
    checkOpen();
    const { result } = await runInTurn(async () =>
      startCommand(commandOf(field, await prepare(), viewerId)),
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
    return startCommand({ ...commandOf(field, args, null), at: time, timer: { key, at } });
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
    position: position.get,
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
