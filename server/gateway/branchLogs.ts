import type { Branch, SampleSettings } from '../branch.ts';
import type { Position } from '../commands/position.ts';
import type { BranchState } from '../commands/timeline.ts';
import { branchUnreadable, conflict } from '../errors.ts';
import { JournalError, type Origin } from '../journal/journal.ts';
import { loadBranch, type StoredBranchOptions } from '../journal/loadBranch.ts';
import { checkSavedState } from '../journal/savedState.ts';
import { readStateLines, writeStateLines } from '../journal/stateLines.ts';
import type { Services } from '../services/createServices.ts';
import { shareChunks } from '../store/shareChunks.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { BranchRecord } from './branchRecords.ts';

interface BranchLogsOptions
  extends Pick<StoredBranchOptions, 'registry' | 'journal' | 'writtenBy' | 'onError'> {
  main: Branch;
  createBranchServices: (settings: SampleSettings) => Services;
  /** The maximum number of characters of the arguments of all commands of a branch. */
  maxSize: number;
  /** Throws if a branch must not grow. */
  checkGrowth: (id: string) => void;
}

/** Returns the name of a branch's sample in the journal. */
const getSampleLog = ({ id, hasMainSample }: Pick<BranchRecord, 'id' | 'hasMainSample'>) =>
  hasMainSample ? 'sample' : `${id}-sample`;

/** Returns the number of the last command that a snapshot contains. */
export const getSnapshotSeq = ({ values }: Snapshot): number =>
  (values['branch.position'] as Position | undefined)?.seq ?? 0;

/**
 * Creates the logs of branches other than `main` in a durable journal. A saved state of a branch contains only the
 * differences to its sample. Most branches share one sample, in the journal and in memory.
 */
export function createBranchLogs(options: BranchLogsOptions) {
  const { registry, journal, writtenBy, onError, main, createBranchServices, maxSize } = options;
  const createOrigin = (settings: SampleSettings): Origin => ({ ...settings, writtenBy });
  let loadedSample: Promise<Snapshot> | undefined;

  /** Returns a sample from the journal, or creates and stores it. A later version may create a different sample. */
  async function loadSample(log: string, settings: SampleSettings, create: () => Snapshot) {
    let created: Snapshot | undefined;
    const lines = {
      *[Symbol.iterator]() {
        created = create();
        yield* writeStateLines({ store: created, shapes: registry.shapesChecksum });
      },
    };
    await journal.openLog(log, createOrigin(settings), { seq: 0, lines });
    const saved = created ? undefined : await journal.loadState(log);
    await journal.closeLog(log);
    if (!saved) return created ?? create();
    const state = (await readStateLines(saved.lines)) as BranchState;
    checkSavedState(registry, state, log);
    return state.store;
  }

  /** Returns the sample of `main`, which most branches share. */
  async function getMainSample(): Promise<Snapshot> {
    const log = getSampleLog({ id: 'main', hasMainSample: true });
    loadedSample ??= loadSample(log, main.sampleSettings, main.history.getSample);
    try {
      return await loadedSample;
    } catch (error) {
      loadedSample = undefined;
      throw error;
    }
  }

  const getSample = (record: BranchRecord, create: () => Snapshot): Promise<Snapshot> =>
    record.hasMainSample
      ? getMainSample()
      : loadSample(getSampleLog(record), record.settings, create);

  return {
    /** Returns the sample of `main`. Throws an error for clients if it cannot be read. */
    getMainSample: () =>
      getMainSample().catch((error) => {
        throw error instanceof JournalError
          ? conflict(`The sample of the branches cannot be read: ${error.message}`)
          : error;
      }),

    /** Creates the log of a branch that starts with the sample of `main`. If it is missing later, its commands are lost. */
    createEmpty: async ({ id, settings }: BranchRecord): Promise<void> =>
      void (await journal.openLog(id, createOrigin(settings))),

    /** Stores the log of a branch, with its first state unless the branch starts with its sample. */
    async create(record: BranchRecord, sample: Snapshot, state: Snapshot): Promise<void> {
      const stored = await getSample(record, () => sample);
      const origin = createOrigin(record.settings);
      if (state === stored) return void (await journal.openLog(record.id, origin));
      const lines = writeStateLines({ store: await shareChunks(state, stored) }, { store: stored });
      await journal.openLog(record.id, origin, { seq: getSnapshotSeq(state), lines });
    },

    /** Loads a branch. Returns the branch and its sample. */
    async load(record: BranchRecord, onFailure: (error: unknown) => void) {
      const { id, firstName, settings } = record;
      try {
        const sample = await getSample(record, () => {
          throw new JournalError('Its sample is missing in the journal.');
        });
        const { origin, isNew } = await journal.openLog(id, createOrigin(settings));
        if (isNew) {
          await journal.deleteLog(id);
          throw new JournalError('Its log is missing in the journal.');
        }
        const branch = await loadBranch(
          {
            registry,
            journal,
            services: createBranchServices(settings),
            writtenBy,
            onError,
            onFailure,
          },
          {
            name: firstName,
            log: id,
            origin,
            base: { store: sample },
            maxSize,
            checkGrowth: () => options.checkGrowth(id),
            seedsFollowHistory: true,
          },
        );
        return { branch, sample };
      } catch (error) {
        await journal.closeLog(id);
        throw error instanceof JournalError ? branchUnreadable(record.name, error.message) : error;
      }
    },

    close: ({ id }: BranchRecord) => journal.closeLog(id),

    async delete(record: BranchRecord): Promise<void> {
      await journal.deleteLog(record.id);
      if (!record.hasMainSample) await journal.deleteLog(getSampleLog(record));
    },
  };
}

export type BranchLogs = ReturnType<typeof createBranchLogs>;
