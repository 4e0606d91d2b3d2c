import { type Branch, createBranch, type SampleSettings } from '../branch.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { conflict, notFound, signInRequiresMain, tooManyBranches } from '../errors.ts';
import type { Journal, Origin } from '../journal/journal.ts';
import type { Services } from '../services/createServices.ts';
import type { Tokens } from '../services/tokens.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { isSame } from '../store/statePatch.ts';
import { andThen } from '../values/andThen.ts';
import { type BranchStore, createBranchStore, getSnapshotSeq } from './branchStore.ts';
import { type BranchRecord, createBranchId, createRegistry } from './registry.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';
import { createServedBranches } from './servedBranches.ts';

/** The maximum number of branches besides `main`. Above it, a branch that was not used for `idleTime` is deleted. */
const maxBranches = 1_000;
/** Milliseconds without requests after which a branch can be deleted. */
const idleTime = 30 * 60_000;
/** Milliseconds after which an incomplete branch of another process is deleted. */
const completionTime = 60_000;
/** The maximum number of characters of the arguments of all commands of a branch. `main` has no limit. */
const maxSize = 16_000_000;

export interface NewBranch {
  settings: SampleSettings;
  sample: Snapshot;
  /** The state that the branch starts with. */
  state: Snapshot;
  /** The point that the branch is forked from. */
  origin?: string;
  /** Executes the commands of an import, before requests can use the branch. */
  fill?: (added: ServedBranch) => Promise<void>;
}

export interface BranchesOptions {
  registry: FeatureRegistry;
  services: Services;
  main: Branch;
  /** The durable journal that stores the other branches. Without it, they are only in memory. */
  stored?: { journal: Journal; writtenBy: Origin['writtenBy'] };
  /** Whether callers need abilities. Then users can only sign in on `main`. */
  enforcesRules?: boolean;
  onError?: (error: unknown) => void;
  /** Called when this or another process has deleted a branch. */
  onDelete: (deleted: Pick<BranchRecord, 'id'>) => void;
}

/**
 * Creates the branches of this process. They are in memory, or are loaded from the journal when they are used. Functions
 * that return a promise or a value return the value if the branches are only in memory.
 */
export function createBranches(options: BranchesOptions) {
  const {
    registry: features,
    services,
    main,
    stored,
    enforcesRules = false,
    onError = () => undefined,
  } = options;
  const { now } = services;
  const registry = createRegistry({ ...stored, processId: services.processId, now, onError });
  const store: BranchStore | undefined =
    stored &&
    createBranchStore({
      ...stored,
      registry: features,
      main,
      createBranchServices,
      maxSize,
      onError,
    });
  const getMainSample = store?.getMainSample ?? main.history.getSample;
  const served = createServedBranches({ registry, store, getMainSample, now, onError });
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
    sample: getMainSample,
  });

  registry.onDelete((record) => {
    options.onDelete(record);
    served.remove(record)?.delete().catch(onError);
  });
  registry.onIncomplete((record) => {
    if (stored?.journal.isShared) services.setTimeout?.(() => expire(record), completionTime);
  });

  function createBranchServices({ seedRows, hasReplies }: SampleSettings): Services {
    const tokens = enforcesRules ? createVerifyOnlyTokens(services.tokens) : services.tokens;
    return { ...services, tokens, seedRows: seedRows ?? undefined, hasReplies };
  }

  /** Deletes the least recently used branch if there are too many. Throws if it was used within `idleTime`. */
  function deleteUnusedIfFull(): void | Promise<void> {
    if (registry.countBranches() < maxBranches) return;
    const oldest = registry
      .all()
      .reduce((a, b) => (served.getLastUse(a) <= served.getLastUse(b) ? a : b));
    if (now().getTime() - served.getLastUse(oldest) < idleTime) throw tooManyBranches(maxBranches);
    return remove(oldest);
  }

  /** Deletes a branch and its stored data. */
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
    if (name === 'main' || registry.getByName(name)) {
      throw conflict(`The branch ${name} exists already.`);
    }
    return andThen(deleteUnusedIfFull(), () => {
      const record = createRecord(name, created);
      return store ? createStored(store, record, created) : createInMemory(record, created);
    });
  }

  function createRecord(name: string, { settings, sample, state, origin, fill }: NewBranch) {
    const time = now().toISOString();
    const hasMainSample = isSame(settings, mainServed.settings);
    const isSample = hasMainSample && state === sample;
    return {
      id: createBranchId(),
      name,
      firstName: name,
      origin: origin ?? null,
      createdSeq: getSnapshotSeq(state),
      createdAt: time,
      usedAt: time,
      settings,
      hasMainSample,
      isReady: !fill && (!store || isSample),
    };
  }

  function createInMemory(record: BranchRecord, { settings, sample, state, fill }: NewBranch) {
    const branch = createBranch({
      registry: features,
      services: createBranchServices(settings),
      name: record.name,
      origin: settings,
      state: { store: state },
      maxSize,
      seedsFollowHistory: true,
      onError,
    });
    registry.write('create', record);
    const added = served.add(findRegisteredRecord(record), branch, sample);
    return fill ? complete(added, fill) : added;
  }

  async function createStored(to: BranchStore, record: BranchRecord, created: NewBranch) {
    await registry.write('create', record);
    const added = served.serve(findRegisteredRecord(record));
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

  /** Fills a branch, and then allows requests to use it. Deletes the branch if that fails. */
  async function complete(added: ServedBranch, fill: NonNullable<NewBranch['fill']>) {
    try {
      await fill(added);
      await registry.write('complete', { id: added.id });
      return added;
    } catch (error) {
      const failed = registry.getById(added.id);
      if (failed) await remove(failed);
      throw error;
    }
  }

  /** Returns the record in the registry, which contains the changes of all processes. */
  function findRegisteredRecord({ id, name }: BranchRecord): BranchRecord {
    const record = registry.getById(id);
    if (!record) throw notFound('branch', name);
    return record;
  }

  function findRecord(name: string): BranchRecord {
    const record = registry.getByName(name);
    if (!record) throw notFound('branch', name);
    return record;
  }

  const createFromSample = (name: string) =>
    andThen(getMainSample(), (sample) =>
      create(name, { settings: mainServed.settings, sample, state: sample }),
    );

  /** Creates a stored branch, or returns the one that another request or process has created at the same time. */
  async function createIfMissing(name: string): Promise<ServedBranch> {
    try {
      return await createFromSample(name);
    } catch (error) {
      const record = registry.getByName(name);
      if (!record) throw error;
      return open(record);
    }
  }

  function open(record: BranchRecord): ServedBranch | Promise<ServedBranch> {
    return andThen(registry.waitUntilReady(record), () => {
      const found = served.serve(record);
      return andThen(found.open(), () => found);
    });
  }

  /** Deletes a branch that its creator has not completed. */
  async function expire({ id }: Pick<BranchRecord, 'id'>) {
    const record = registry.getById(id);
    if (!record || record.isReady) return;
    try {
      await remove(record);
    } catch (error) {
      onError(error);
    }
  }

  /** Removes the data of deleted and incomplete branches that killed processes have not removed. */
  async function cleanUp(from: BranchStore) {
    for (const record of registry.listDeleted()) await removeStored(from, record);
    if (stored?.journal.isShared) return;
    for (const record of registry.all()) await expire(record);
  }

  return {
    main: mainServed,
    getMainSample,
    createBranchServices,
    create,
    createFromSample,

    /** Reads the list of stored branches. Called before branches are used. */
    async open() {
      if (!stored || !store) return;
      await registry.open({ ...mainServed.settings, writtenBy: stored.writtenBy });
      cleanUp(store).catch(onError);
    },

    has: (name: string) => name === 'main' || registry.getByName(name) !== undefined,

    /** Opens and returns a branch. Throws or rejects with `NOT_FOUND`. */
    find: (name: string): ServedBranch | Promise<ServedBranch> =>
      name === 'main' ? mainServed : open(findRecord(name)),

    /** Opens and returns a branch. If the branch does not exist, it is created from the sample. */
    findOrCreate(name: string): ServedBranch | Promise<ServedBranch> {
      if (name === 'main') return mainServed;
      const record = registry.getByName(name);
      if (record) return open(record);
      return store ? createIfMissing(name) : createFromSample(name);
    },

    /** Returns `main`, then the other branches, most recently used first. They may not be open. */
    list: () => [
      mainServed,
      ...registry
        .all()
        .filter(({ isReady }) => isReady)
        .sort((a, b) => served.getLastUse(b) - served.getLastUse(a))
        .map((record) => served.serve(record)),
    ],

    async rename(name: string, to: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be renamed.');
      await registry.write('rename', { id: findRecord(name).id, name: to });
    },

    async delete(name: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be deleted.');
      await remove(findRecord(name));
    },

    async close() {
      registry.close();
      await served.close();
    },
  };
}

/** Returns the functions for tokens on other branches: sessions of `main` are valid, and nobody can sign in. */
function createVerifyOnlyTokens({ verify }: Tokens): Tokens {
  return {
    verify,
    async sign() {
      throw signInRequiresMain();
    },
  };
}
