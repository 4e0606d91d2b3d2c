import { type Branch, createBranch, type SampleSettings } from '../branch.ts';
import { conflict, notFound, signInOnMain, tooManyBranches } from '../errors.ts';
import type { Journal, Origin } from '../journal/journal.ts';
import type { Services } from '../services/createServices.ts';
import type { Tokens } from '../services/tokens.ts';
import type { Snapshot } from '../store/createStore.ts';
import { isSame } from '../store/statePatch.ts';
import { andThen } from '../values/andThen.ts';
import { type BranchStore, createBranchStore, positionOf } from './branchStore.ts';
import { type BranchRecord, createBranchId, createRegistry } from './registry.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';
import { createServedBranches } from './servedBranches.ts';

/** Branches besides `main`. Beyond them, one that nobody has used for `idleTime` is deleted. */
const maxBranches = 1_000;
/** Milliseconds. */
const idleTime = 30 * 60_000;
/** Milliseconds after which a branch is deleted that another process has not completed. */
const completionTime = 60_000;
/** Characters that the arguments of a branch's commands may have. `main` has no limit. */
const maxSize = 16_000_000;

export interface NewBranch {
  settings: SampleSettings;
  sample: Snapshot;
  /** The state that it begins with. */
  state: Snapshot;
  /** The point that it is forked from. */
  origin?: string;
  /** Executes the commands of an import, before others can use the branch. */
  fill?: (added: ServedBranch) => Promise<void>;
}

export interface BranchesOptions {
  services: Services;
  main: Branch;
  /** A durable journal, in which the other branches are stored. Without it, they are in memory. */
  stored?: { journal: Journal; writtenBy: Origin['writtenBy'] };
  /** Whether callers need abilities: then sessions begin on `main`. */
  enforcesRules?: boolean;
  onError?: (error: unknown) => void;
  /** Called when any process has deleted a branch. */
  onDelete: (deleted: Pick<BranchRecord, 'id'>) => void;
}

/**
 * Creates the branches of this process: those of the registry, in memory or loaded from the journal when they are used.
 * In memory, nothing waits: functions that return a promise or a value return the value.
 */
export function createBranches(options: BranchesOptions) {
  const { services, main, stored, enforcesRules = false, onError = () => undefined } = options;
  const { now } = services;
  const registry = createRegistry({ ...stored, processId: services.processId, now, onError });
  const store: BranchStore | undefined =
    stored && createBranchStore({ ...stored, main, servicesOf, maxSize, onError });
  const mainSample = store?.mainSample ?? main.sample;
  const served = createServedBranches({ registry, store, mainSample, now, onError });
  const mainServed = createServedBranch({
    record: {
      id: 'main',
      name: 'main',
      firstName: 'main',
      origin: null,
      createdSeq: 0,
      createdAt: main.sampleSettings.at,
      usedAt: main.sampleSettings.at,
      settings: main.sampleSettings,
      hasMainSample: true,
      isReady: true,
    },
    now,
    branch: main,
    sample: mainSample,
  });

  registry.onDelete((record) => {
    options.onDelete(record);
    served.remove(record)?.delete().catch(onError);
  });
  registry.onIncomplete((record) => {
    if (stored?.journal.isShared) services.setTimeout?.(() => expire(record), completionTime);
  });

  function servicesOf({ seedRows, hasReplies }: SampleSettings): Services {
    const tokens = enforcesRules ? verifyOnly(services.tokens) : services.tokens;
    return { ...services, tokens, seedRows: seedRows ?? undefined, hasReplies };
  }

  /** Deletes the branch that was not used for the longest time, if that is long enough. */
  function makeRoom(): void | Promise<void> {
    if (registry.size() < maxBranches) return;
    const oldest = registry.all().reduce((a, b) => (served.usedAt(a) <= served.usedAt(b) ? a : b));
    if (now().getTime() - served.usedAt(oldest) < idleTime) throw tooManyBranches(maxBranches);
    return remove(oldest);
  }

  /** Deletes a branch, and then what is stored of it. */
  function remove(record: BranchRecord): void | Promise<void> {
    const deleted = served.get(record);
    return andThen(registry.write('delete', { id: record.id }), () =>
      store ? removeStored(store, record, deleted) : undefined,
    );
  }

  async function removeStored(from: BranchStore, record: BranchRecord, deleted?: ServedBranch) {
    await deleted?.delete();
    await from.delete(record);
    await registry.write('forget', { id: record.id });
  }

  /** Creates a branch. Throws or rejects with `CONFLICT` if the name is in use. */
  function create(name: string, created: NewBranch): ServedBranch | Promise<ServedBranch> {
    if (name === 'main' || registry.byName(name)) {
      throw conflict(`The branch ${name} exists already.`);
    }
    return andThen(makeRoom(), () => {
      const record = newRecord(name, created);
      return store ? createStored(store, record, created) : createInMemory(record, created);
    });
  }

  function newRecord(name: string, { settings, sample, state, origin, fill }: NewBranch) {
    const time = now().toISOString();
    const hasMainSample = isSame(settings, mainServed.settings);
    const isSample = hasMainSample && state === sample;
    return {
      id: createBranchId(),
      name,
      firstName: name,
      origin: origin ?? null,
      createdSeq: positionOf(state),
      createdAt: time,
      usedAt: time,
      settings,
      hasMainSample,
      isReady: !fill && (!store || isSample),
    };
  }

  function createInMemory(record: BranchRecord, { settings, sample, state, fill }: NewBranch) {
    const branch = createBranch({
      services: servicesOf(settings),
      name: record.name,
      origin: settings,
      state: { store: state },
      maxSize,
      seedsFollowHistory: true,
      onError,
    });
    registry.write('create', record);
    const added = served.add(registered(record), branch, sample);
    return fill ? complete(added, fill) : added;
  }

  async function createStored(to: BranchStore, record: BranchRecord, created: NewBranch) {
    await registry.write('create', record);
    const added = served.serve(registered(record));
    if (record.isReady) {
      await added.open();
      return added;
    }
    return complete(added, async () => {
      await to.create(record, created.sample, created.state);
      await added.open();
      await created.fill?.(added);
    });
  }

  /** Lets others use a branch when its content is there. Deletes it if that fails. */
  async function complete(added: ServedBranch, fill: NonNullable<NewBranch['fill']>) {
    try {
      await fill(added);
      await registry.write('complete', { id: added.id });
      return added;
    } catch (error) {
      const failed = registry.byId(added.id);
      if (failed) await remove(failed);
      throw error;
    }
  }

  /** Returns the record of the registry, which follows the changes of all processes. */
  function registered({ id, name }: BranchRecord): BranchRecord {
    const record = registry.byId(id);
    if (!record) throw notFound('branch', name);
    return record;
  }

  function recordOf(name: string): BranchRecord {
    const record = registry.byName(name);
    if (!record) throw notFound('branch', name);
    return record;
  }

  const createFromSample = (name: string) =>
    andThen(mainSample(), (sample) =>
      create(name, { settings: mainServed.settings, sample, state: sample }),
    );

  /** Creates a stored branch that a request names, unless another request or process is faster. */
  async function createIfMissing(name: string): Promise<ServedBranch> {
    try {
      return await createFromSample(name);
    } catch (error) {
      const record = registry.byName(name);
      if (!record) throw error;
      return open(record);
    }
  }

  function open(record: BranchRecord): ServedBranch | Promise<ServedBranch> {
    return andThen(registry.whenReady(record), () => {
      const found = served.serve(record);
      return andThen(found.open(), () => found);
    });
  }

  /** Deletes a branch whose creator has not completed it. */
  async function expire({ id }: Pick<BranchRecord, 'id'>) {
    const record = registry.byId(id);
    if (!record || record.isReady) return;
    try {
      await remove(record);
    } catch (error) {
      onError(error);
    }
  }

  /** Removes what processes have left that were killed. */
  async function cleanUp(from: BranchStore) {
    for (const record of registry.deleted()) await removeStored(from, record);
    if (stored?.journal.isShared) return;
    for (const record of registry.all()) await expire(record);
  }

  return {
    main: mainServed,
    mainSample,
    servicesOf,
    create,
    createFromSample,

    /** Reads the list of stored branches. Called before any is used. */
    async open() {
      if (!stored || !store) return;
      await registry.open({ ...mainServed.settings, writtenBy: stored.writtenBy });
      cleanUp(store).catch(onError);
    },

    has: (name: string) => name === 'main' || registry.byName(name) !== undefined,

    /** Returns a branch that is open. Throws or rejects with `NOT_FOUND`. */
    find: (name: string): ServedBranch | Promise<ServedBranch> =>
      name === 'main' ? mainServed : open(recordOf(name)),

    /** Returns a branch that is open. One that does not exist begins with the sample. */
    findOrCreate(name: string): ServedBranch | Promise<ServedBranch> {
      if (name === 'main') return mainServed;
      const record = registry.byName(name);
      if (record) return open(record);
      return store ? createIfMissing(name) : createFromSample(name);
    },

    /** Returns `main`, then the others, the last used first. They may be only stored. */
    list: () => [
      mainServed,
      ...registry
        .all()
        .filter(({ isReady }) => isReady)
        .sort((a, b) => served.usedAt(b) - served.usedAt(a))
        .map((record) => served.serve(record)),
    ],

    async rename(name: string, to: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be renamed.');
      await registry.write('rename', { id: recordOf(name).id, name: to });
    },

    async delete(name: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be deleted.');
      await remove(recordOf(name));
    },

    async close() {
      registry.close();
      await served.close();
    },
  };
}

/** Returns tokens that identify the accounts of `main`, and that sign no session of another branch. */
function verifyOnly({ verify }: Tokens): Tokens {
  return {
    verify,
    async sign() {
      throw signInOnMain();
    },
  };
}
