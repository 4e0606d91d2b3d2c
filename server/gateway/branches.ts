import type { Branch, SampleSettings } from '../branch.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { conflict, notFound, signInRequiresMain } from '../errors.ts';
import type { Journal, Origin } from '../journal/journal.ts';
import type { Services } from '../services/createServices.ts';
import { createMemoryBudget, type MemoryBudget } from '../services/memoryBudget.ts';
import type { Tokens } from '../services/tokens.ts';
import { andThen } from '../values/andThen.ts';
import { createBranchCache } from './branchCache.ts';
import { createBranchCreation, maxSize } from './branchCreation.ts';
import { createBranchList } from './branchList.ts';
import { createBranchLogs } from './branchLogs.ts';
import type { BranchRecord } from './branchRecords.ts';
import { createBranchRemoval } from './branchRemoval.ts';
import { createBranchShares } from './branchShares.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';

/** Milliseconds after which an incomplete branch of another process is deleted. */
const completionTime = 60_000;
/** The maximum number of bytes of the requests that the logs of all branches keep together. */
const maxTrafficBytes = 32_000_000;

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
  const { registry, services, main, stored, enforcesRules, onError = () => undefined } = options;
  const { now, setTimeout } = services;
  const isShared = stored?.journal.isShared;
  const shares = createBranchShares();
  const list = createBranchList({
    ...stored,
    processId: services.processId,
    now,
    onIncomplete(record) {
      if (isShared) setTimeout?.(() => removal.removeIncomplete(record), completionTime);
    },
    onDelete(record) {
      options.onDelete(record);
      cache.remove(record)?.delete().catch(onError);
    },
    onError,
  });
  const logs =
    stored &&
    createBranchLogs({
      ...stored,
      registry,
      main,
      createBranchServices,
      maxSize,
      checkGrowth: shares.checkGrowth,
      onError,
    });
  const getMainSample = logs?.getMainSample ?? main.history.getSample;
  const budget = createMemoryBudget(maxTrafficBytes);
  const cache = createBranchCache({ list, logs, getMainSample, now, onError, budget, shares });
  const parts = { registry, list, cache, shares, logs, now, onError };
  const removal = createBranchRemoval(parts);
  const mainSettings = main.sampleSettings;
  const create = createBranchCreation({ ...parts, removal, mainSettings, createBranchServices });
  const mainServed = createServedMain(options, getMainSample, budget);

  function createBranchServices({ seedRows, hasReplies }: SampleSettings): Services {
    const tokens = enforcesRules ? createVerifyOnlyTokens(services.tokens) : services.tokens;
    return { ...services, tokens, seedRows: seedRows ?? undefined, hasReplies };
  }

  function findRecord(name: string): BranchRecord {
    const record = list.getByName(name);
    if (!record) throw notFound('branch', name);
    return record;
  }

  function load(record: BranchRecord): ServedBranch | Promise<ServedBranch> {
    return andThen(list.waitUntilReady(record), () => {
      const found = cache.serve(record);
      return andThen(found.load(), () => found);
    });
  }

  const createFromSample = (name: string, client: string | undefined) =>
    andThen(getMainSample(), (sample) =>
      create(name, { settings: mainServed.settings, sample, state: sample, client }),
    );

  /** Creates a stored branch, or returns the one that another request or process has created at the same time. */
  async function createIfMissing(name: string, client: string | undefined): Promise<ServedBranch> {
    try {
      return await createFromSample(name, client);
    } catch (error) {
      const record = list.getByName(name);
      if (!record) throw error;
      return load(record);
    }
  }

  /** Removes the data of deleted and incomplete branches that killed processes have not removed. */
  async function cleanUp() {
    await removal.removeDeleted();
    if (isShared) return;
    for (const record of list.all()) await removal.removeIncomplete(record);
  }

  return {
    main: mainServed,
    getMainSample,
    createBranchServices,
    create,
    createFromSample,

    /** Loads the list of stored branches. Called before branches are used. */
    async loadList() {
      if (!stored) return;
      await list.load({ ...mainServed.settings, writtenBy: stored.writtenBy });
      cleanUp().catch(onError);
    },

    has: (name: string) => name === 'main' || list.getByName(name) !== undefined,

    /** Loads and returns a branch. Throws or rejects with `NOT_FOUND`. */
    find: (name: string): ServedBranch | Promise<ServedBranch> =>
      name === 'main' ? mainServed : load(findRecord(name)),

    /** Loads and returns a branch. If the branch does not exist, it is created from the sample for a client. */
    findOrCreate(name: string, client?: string): ServedBranch | Promise<ServedBranch> {
      if (name === 'main') return mainServed;
      const record = list.getByName(name);
      if (record) return load(record);
      return logs ? createIfMissing(name, client) : createFromSample(name, client);
    },

    /** Returns `main`, then the other branches, most recently used first. They may not be loaded. */
    list: () => [
      mainServed,
      ...list
        .all()
        .filter(({ isReady }) => isReady)
        .sort((a, b) => cache.getLastUse(b) - cache.getLastUse(a))
        .map((record) => cache.serve(record)),
    ],

    async rename(name: string, to: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be renamed.');
      await list.write('rename', { id: findRecord(name).id, name: to });
    },

    async delete(name: string): Promise<void> {
      if (name === 'main') throw conflict('The branch main cannot be deleted.');
      await removal.remove(findRecord(name));
    },

    async close() {
      list.close();
      await cache.close();
    },
  };
}

function createServedMain(
  { services, main, enforcesRules }: BranchesOptions,
  sample: ServedBranch['sample'],
  budget: MemoryBudget,
): ServedBranch {
  return createServedBranch({
    record: createMainRecord(main.sampleSettings),
    now: services.now,
    branch: main,
    sample,
    budget,
    keepsAccounts: enforcesRules,
  });
}

const createMainRecord = (settings: SampleSettings): BranchRecord => ({
  id: 'main',
  name: 'main',
  firstName: 'main',
  origin: null,
  createdSeq: 0,
  createdAt: settings.at,
  usedAt: settings.at,
  settings,
  hasMainSample: true,
  isReady: true,
});

/** Returns the functions for tokens on other branches: sessions of `main` are valid, and nobody can sign in. */
function createVerifyOnlyTokens({ verify }: Tokens): Tokens {
  return {
    canSign: false,
    verify,
    async sign() {
      throw signInRequiresMain();
    },
  };
}
