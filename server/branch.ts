import type { Collections } from './collections.ts';
import type { BranchClock } from './commands/branchClock.ts';
import { createBranchTimers } from './commands/branchTimers.ts';
import { type CommandLog, createCommandLog } from './commands/commandLog.ts';
import { type CommandLoop, createCommandLoop } from './commands/commandLoop.ts';
import { createHistory, type History } from './commands/history.ts';
import type { Position } from './commands/position.ts';
import {
  type BranchOrigin,
  type BranchState,
  createTimeline,
  type TimelineOptions,
} from './commands/timeline.ts';
import type { Journal } from './journal/journal.ts';
import { createMemoryJournal } from './journal/memoryJournal.ts';
import type { Store } from './store/createStore.ts';
import type { Snapshot } from './store/snapshot.ts';

/** A named line of data, with a journal of its own. */
export interface Branch extends Pick<CommandLoop, 'execute' | 'executeControl' | 'repeat'> {
  collections: Collections;
  clock: BranchClock;
  history: Omit<History, 'onApplied'>;
  sampleSettings: SampleSettings;
  /** Returns the header `X-Clock` of responses, which a client can set its clock to. Undefined if the clock is that of the server. */
  getClockHeader: () => string | undefined;
  /** Fires the timers that are due within a duration in milliseconds, in order, and advances the clock by it. */
  advanceClock: (milliseconds: number, viewerId: number | null) => Promise<void>;
  /** Returns the number of the last command, and the checksum of all commands. */
  getPosition: () => Position;
  snapshot: () => Snapshot;
  /** Returns the number of characters of the arguments of all commands. */
  getSize: () => number;
  countRows: Store['countRows'];
  countAllRows: Store['countAllRows'];
  /** Registers a callback that is called after each command. */
  onApplied: (callback: () => void) => void;
  /** Returns whether a client is subscribed to the events of the branch. */
  hasWatchers: () => boolean;
  /** Ends all subscriptions and timers, refuses further commands, and finishes saving the state. */
  close: () => Promise<void>;
}

/** The settings that determine the sample. */
export interface SampleSettings extends BranchOrigin {
  seedRows: number | null;
  hasReplies: boolean;
}

export interface BranchOptions
  extends Omit<TimelineOptions, 'pastAt' | 'isShared' | 'eventBudget'> {
  journal?: Journal;
  /** The name of the log in the journal, if it differs from the name of the branch. */
  log?: string;
  /** The state to which saved states of the branch contain the differences. Without it, saved states are complete. */
  base?: BranchState;
  /** The maximum number of characters of the arguments of all commands. Without it, there is no limit. */
  maxSize?: number;
  /** Throws if the branches together, or those of one client, have too many characters of changes. */
  checkGrowth?: () => void;
  /** For a past state, such as `main@120`: all changes are refused, and the clock shows this time. */
  past?: { point: string; at: string };
  /** Called with the errors of timers, and with the errors of saving the state. */
  onError?: (error: unknown) => void;
}

/** A branch to which the entries of its journal can be applied before its timers are started. */
interface StoppedBranch extends Pick<CommandLog, 'applyEntry' | 'saveState'> {
  branch: Branch;
  startTimers: () => void;
}

/** Creates a branch, and starts its timers. */
export function createBranch(options: BranchOptions): Branch {
  const { branch, startTimers } = createStoppedBranch(options);
  startTimers();
  return branch;
}

/** Creates the parts of a branch. A command enters each of them once. */
function createParts(options: BranchOptions, onApplied: () => void) {
  const { registry, services, name = 'main', log = name, state, base, past } = options;
  const { maxSize = Number.POSITIVE_INFINITY, onError = throwError } = options;
  const timeline = createTimeline({
    ...options,
    pastAt: past?.at,
    isShared: options.journal?.isShared,
    eventBudget: past ? undefined : services.eventBudget,
  });
  const journal = options.journal ?? createMemoryJournal({ [log]: timeline.getPosition().seq });
  const history = createHistory({
    name,
    log,
    journal,
    timeline,
    createReplica: (store) =>
      createTimeline({
        registry,
        services,
        name,
        ...(store ? { state: { store } } : { origin: timeline.origin }),
      }),
  });
  const commandLog = createCommandLog({
    timeline,
    journal,
    log,
    processId: services.processId,
    base,
    isSaved: state !== undefined,
    onApplied(seq, command) {
      timers.onApplied();
      onApplied();
      history.onApplied(seq, command);
    },
    onError,
  });
  const loop = createCommandLoop({
    name,
    timeline,
    registry,
    executeCommand: commandLog.executeCommand,
    maxSize,
    checkGrowth: options.checkGrowth,
    pastPoint: past?.point,
    services,
  });
  const timers = createBranchTimers({
    timeline,
    setTimeout: past ? undefined : services.setTimeout,
    runInTurn: loop.runInTurn,
    startTimer: loop.startTimer,
    isShared: journal.isShared,
    onError,
  });
  return { timeline, history, commandLog, loop, timers };
}

/** Creates a branch of its parts. */
export function createStoppedBranch(options: BranchOptions): StoppedBranch {
  const { services, past } = options;
  const appliedCallbacks: (() => void)[] = [];
  const { timeline, history, commandLog, loop, timers } = createParts(options, () => {
    for (const callback of appliedCallbacks) callback();
  });

  const branch: Branch = {
    collections: timeline.collections,
    execute: loop.execute,
    executeControl: loop.executeControl,
    repeat: loop.repeat,
    clock: timeline.clock,
    getClockHeader: () => past?.at ?? timeline.clock.toHeader(),
    history,
    sampleSettings: {
      ...timeline.origin,
      seedRows: services.seedRows ?? null,
      hasReplies: services.hasReplies,
    },
    async advanceClock(milliseconds, viewerId) {
      const { clock, now } = timeline;
      // In one turn, so that no other call changes the timers or the clock meanwhile.
      const prepare = async () => {
        const advanced = clock.toAdvanced(milliseconds);
        await timers.fireUntil(now().getTime() + milliseconds);
        return advanced;
      };
      await loop.executeControl('setClock', prepare, viewerId);
    },
    getPosition: timeline.getPosition,
    snapshot: timeline.snapshot,
    getSize: timeline.getSize,
    countRows: timeline.countRows,
    countAllRows: timeline.countAllRows,
    onApplied(callback) {
      appliedCallbacks.push(callback);
    },
    hasWatchers: timeline.hasWatchers,
    async close() {
      const error = loop.close();
      timeline.close();
      timers.close();
      await commandLog.close(error);
    },
  };

  return {
    branch,
    applyEntry: commandLog.applyEntry,
    saveState: commandLog.saveState,
    startTimers() {
      timeline.seeds.start();
      timers.start();
    },
  };
}

function throwError(error: unknown): never {
  throw error;
}
