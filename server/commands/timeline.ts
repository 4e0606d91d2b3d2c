import type { CollectionOptions } from '../collections.ts';
import { conflict } from '../errors.ts';
import { measureJson } from '../journal/measureJson.ts';
import type { Services } from '../services/createServices.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';
import { createStore } from '../store/createStore.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { createBranchClock } from './branchClock.ts';
import type { Command, Entry } from './command.ts';
import { createCommandScope } from './commandScope.ts';
import { createEvents, type SavedEvents } from './events.ts';
import type { FeatureRegistry } from './featureRegistry.ts';
import { createOutcomes } from './outcomes.ts';
import {
  computeChecksum,
  computeNextPosition,
  computeRefusedPosition,
  type Position,
} from './position.ts';
import { publishChanges } from './publishChanges.ts';
import { createSeeds, drawNumber } from './seeds.ts';
import { createTimers } from './timers.ts';
import { createTouchedRows, type SavedTouchedRows } from './touchedRows.ts';

/** The beginning of a branch. */
export interface BranchOrigin {
  at: string;
  seed: number;
}

/** The content of a saved state. */
export interface BranchState {
  store: Snapshot;
  events?: SavedEvents;
  touchedRows?: SavedTouchedRows;
  /** Identifies the shapes of rows and values of the server that has written the state. */
  shapes?: number;
  /** The number of characters of the arguments of all commands. */
  size?: number;
}

export interface TimelineOptions {
  registry: FeatureRegistry;
  services: Services;
  /** The name of the branch, which cursors of events contain. */
  name?: string;
  /** The time of creation and the seed of the sample. Without it, both are new. */
  origin?: BranchOrigin;
  /** The state to start from. Without it, the timeline starts with the sample. */
  state?: BranchState;
  /** The time that the clock of a past state shows. */
  pastAt?: string;
  /** Whether other processes execute commands of the branch. */
  isShared?: boolean;
  seedsFollowHistory?: boolean;
  /** The limit of the events of all branches together. Without it, only those of each topic are limited. */
  eventBudget?: MemoryBudget;
}

/** Creates the data of a branch after each command: its store, clock, position and events, and the collections on them. */
export function createTimeline(options: TimelineOptions) {
  const { registry, services, name = 'main', state, pastAt, isShared } = options;
  const store = createStore({ snapshot: state?.store, freezes: services.freezesRows });
  const clock = createBranchClock(store, services);
  const now = pastAt === undefined ? clock.now : () => new Date(pastAt);
  const scope = createCommandScope(now);
  const origin = options.origin ?? { at: now().toISOString(), seed: drawNumber(services.random) };
  const startedAt = store.value('branch.startedAt', () => origin.at);
  const position = store.value<Position>('branch.position', () => ({
    seq: 0,
    checksum: computeChecksum(`${origin.at} ${origin.seed}`),
  }));
  const events = createEvents(name, position.get, {
    saved: state?.events,
    isShared,
    budget: options.eventBudget,
  });
  const touchedRows = createTouchedRows(state?.touchedRows && [...state.touchedRows]);
  const outcomes = createOutcomes(position.get().seq);
  const timers = createTimers(store);
  const seeds = createSeeds({
    random: services.random,
    getPosition: position.get,
    followHistory: options.seedsFollowHistory ?? false,
  });
  let size = state?.size ?? 0;

  const collectionOptions: CollectionOptions = {
    ...services,
    store,
    clock: { now: scope.now, startedAt: () => new Date(startedAt.get()), set: clock.set },
    random: scope.random,
    hashPassword: (password) => services.hashPassword(password, seeds.createArgumentRandom('salt')),
    events,
    timers,
  };
  const collections = state
    ? registry.createLazyCollections(collectionOptions, (create) => scope.runNested(origin, create))
    : scope.run(origin, () => registry.createCollections(collectionOptions));

  /** Applies the next command, and returns its result. A refused command only changes the position. */
  function apply(command: Command, seq: number): unknown {
    const isDue = store.transaction(() => {
      position.set(computeNextPosition(position.get(), seq, command));
      return command.timer === undefined || timers.take(command.timer);
    });
    size += measureJson(command.args);
    try {
      // Another replica or an earlier attempt may have executed the command of the timer.
      if (!isDue) throw conflict('The timer has already fired or was cancelled.');
      const result = scope.run(command, () =>
        store.transaction(() => registry.resolveCommand(command, collections)),
      );
      outcomes.record(seq, command);
      const changes = store.lastChanges();
      touchedRows.record(seq, changes);
      publishChanges(events, changes);
      return result;
    } catch (error) {
      outcomes.record(seq, command, error);
      store.transaction(() => position.set(computeRefusedPosition(position.get())));
      events.discardPending();
      throw error;
    } finally {
      events.deliverPending();
    }
  }

  return {
    collections,
    origin,
    now,
    clock,
    timers,
    seeds,
    outcomes,
    getPosition: position.get,
    snapshot: store.snapshot,
    countRows: store.countRows,
    countAllRows: store.countAllRows,
    listTouches: touchedRows.list,
    hasWatchers: events.hasWatchers,
    getSize: () => size,

    apply,

    /** Applies an entry of the journal again. Throws a `DivergedError` if an outcome differs from the stored one. */
    replay(entry: Entry) {
      if (entry.outcomes) outcomes.compare(entry.outcomes);
      try {
        apply(entry, entry.seq);
      } catch {
        // The command is refused again.
      }
    },

    /** Returns the content of a saved state. */
    save: (): BranchState => ({
      store: store.snapshot(),
      events: events.save(),
      touchedRows: touchedRows.save(),
      shapes: registry.shapesChecksum,
      size,
    }),

    /** Ends all subscriptions. */
    close: events.close,
  };
}

export type Timeline = ReturnType<typeof createTimeline>;
