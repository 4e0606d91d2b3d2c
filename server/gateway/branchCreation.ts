import { createBranch, type SampleSettings } from '../branch.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { conflict, notFound } from '../errors.ts';
import type { Services } from '../services/createServices.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { isSame } from '../store/statePatch.ts';
import { andThen } from '../values/andThen.ts';
import { toHex } from '../values/hex.ts';
import type { BranchCache } from './branchCache.ts';
import type { BranchList } from './branchList.ts';
import { type BranchLogs, getSnapshotSeq } from './branchLogs.ts';
import type { BranchRecord } from './branchRecords.ts';
import type { BranchRemoval } from './branchRemoval.ts';
import type { BranchShares } from './branchShares.ts';
import type { ServedBranch } from './servedBranch.ts';

/** The maximum number of characters of the arguments of all commands of a branch. `main` has no limit. */
export const maxSize = 16_000_000;

export interface NewBranch {
  settings: SampleSettings;
  sample: Snapshot;
  /** The state that the branch starts with. */
  state: Snapshot;
  /** The point that the branch is forked from. */
  origin?: string;
  /** The number of characters of changes in the first state. */
  inheritedSize?: number;
  /** The network address of the client that creates the branch. */
  client?: string;
  /** Executes the commands of an import, before requests can use the branch. */
  fill?: (added: ServedBranch) => Promise<void>;
}

interface BranchCreationOptions {
  registry: FeatureRegistry;
  list: BranchList;
  cache: BranchCache;
  shares: BranchShares;
  /** The stored branches. Without it, branches are only in memory. */
  logs?: BranchLogs;
  removal: BranchRemoval;
  mainSettings: SampleSettings;
  createBranchServices: (settings: SampleSettings) => Services;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Creates an id that is unique among all processes. */
const createBranchId = (): string => `branch-${toHex(crypto.getRandomValues(new Uint8Array(8)))}`;

/** Creates the function that creates branches. A branch is registered, filled, and then completed. */
export function createBranchCreation(options: BranchCreationOptions) {
  const { registry, list, cache, shares, logs, removal, mainSettings, now, onError } = options;

  function createRecord(name: string, created: NewBranch) {
    const { settings, sample, state, origin, fill, inheritedSize = 0 } = created;
    const time = now().toISOString();
    const hasMainSample = isSame(settings, mainSettings);
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
      inheritedSize,
      hasMainSample,
      isReady: !fill && (!logs || isSample),
    };
  }

  /** Returns the record in the list, which contains the changes of all processes. */
  function findRegistered({ id, name }: BranchRecord): BranchRecord {
    const record = list.getById(id);
    if (!record) throw notFound('branch', name);
    return record;
  }

  function createInMemory(record: BranchRecord, created: NewBranch) {
    const { settings, state, fill } = created;
    const branch = createBranch({
      registry,
      services: options.createBranchServices(settings),
      name: record.name,
      origin: settings,
      state: { store: state },
      maxSize,
      checkGrowth: () => shares.checkGrowth(record.id),
      seedsFollowHistory: true,
      onError,
    });
    list.write('create', record);
    const added = cache.add(findRegistered(record), branch, created);
    return fill ? complete(added, fill) : added;
  }

  async function createStored(to: BranchLogs, record: BranchRecord, created: NewBranch) {
    if (record.isReady) await to.createEmpty(record);
    try {
      await list.write('create', record);
    } catch (error) {
      await to.delete(record);
      throw error;
    }
    const added = cache.serve(findRegistered(record), created.client);
    if (record.isReady) {
      await added.load();
      return added;
    }
    return complete(added, async () => {
      await to.create(record, created.sample, created.state);
      await added.load();
      await created.fill?.(added);
    });
  }

  /** Fills a branch, and then allows requests to use it. Deletes the branch if that fails. */
  async function complete(added: ServedBranch, fill: NonNullable<NewBranch['fill']>) {
    try {
      await fill(added);
      await list.write('complete', { id: added.id });
      return added;
    } catch (error) {
      const failed = list.getById(added.id);
      if (failed) await removal.remove(failed);
      throw error;
    }
  }

  /** Creates a branch. Throws or rejects with `CONFLICT` if the name is in use. */
  return (name: string, created: NewBranch): ServedBranch | Promise<ServedBranch> => {
    if (name === 'main' || list.getByName(name)) {
      throw conflict(`The branch ${name} exists already.`);
    }
    const { client, inheritedSize } = created;
    return andThen(removal.makeRoom(client), () => {
      shares.checkNewBranch(client, inheritedSize);
      const record = createRecord(name, created);
      return logs ? createStored(logs, record, created) : createInMemory(record, created);
    });
  };
}
