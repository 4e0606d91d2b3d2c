import type { Branch, BranchState, SampleSettings } from '../branch.ts';
import type { Position } from '../commands/position.ts';
import { branchIsBroken } from '../errors.ts';
import { JournalError, type Origin } from '../journal/journal.ts';
import { type OpeningOptions, openStored } from '../journal/openBranch.ts';
import { readStateLines, writeStateLines } from '../journal/stateLines.ts';
import type { Services } from '../services/createServices.ts';
import type { Snapshot } from '../store/createStore.ts';
import { shareChunks } from '../store/shareChunks.ts';
import type { BranchRecord } from './registry.ts';

interface BranchStoreOptions extends Pick<OpeningOptions, 'journal' | 'writtenBy' | 'onError'> {
  main: Branch;
  servicesOf: (settings: SampleSettings) => Services;
  /** The characters that the commands of a branch may have. */
  maxSize: number;
}

const sampleLogOf = ({ id, hasMainSample }: Pick<BranchRecord, 'id' | 'hasMainSample'>) =>
  hasMainSample ? 'sample' : `${id}-sample`;

export const positionOf = ({ values }: Snapshot): number =>
  (values['branch.position'] as Position | undefined)?.seq ?? 0;

/**
 * Creates what stores branches other than `main` in a durable journal. The saved states of a branch are differences to
 * its sample, which most branches share: in the journal and in memory.
 */
export function createBranchStore(options: BranchStoreOptions) {
  const { journal, writtenBy, onError, main, servicesOf, maxSize } = options;
  const originOf = (settings: SampleSettings): Origin => ({ ...settings, writtenBy });
  let loadedSample: Promise<Snapshot> | undefined;

  /** Returns a sample of the journal, which a later version may create in another way. */
  async function loadSample(log: string, settings: SampleSettings, create: () => Snapshot) {
    let created: Snapshot | undefined;
    const lines = {
      *[Symbol.iterator]() {
        created = create();
        yield* writeStateLines({ store: created });
      },
    };
    await journal.openBranch(log, originOf(settings), { seq: 0, lines });
    const saved = created ? undefined : await journal.loadState(log);
    await journal.closeBranch(log);
    return saved
      ? ((await readStateLines(saved.lines)) as BranchState).store
      : (created ?? create());
  }

  /** Returns the sample that `main` began with, and most branches. */
  async function mainSample(): Promise<Snapshot> {
    const log = sampleLogOf({ id: 'main', hasMainSample: true });
    loadedSample ??= loadSample(log, main.sampleSettings, main.sample);
    try {
      return await loadedSample;
    } catch (error) {
      loadedSample = undefined;
      throw error;
    }
  }

  const sampleOf = (record: BranchRecord, create: () => Snapshot): Promise<Snapshot> =>
    record.hasMainSample ? mainSample() : loadSample(sampleLogOf(record), record.settings, create);

  return {
    mainSample,

    /** Stores the first state of a branch, unless it is the sample. */
    async create(record: BranchRecord, sample: Snapshot, state: Snapshot): Promise<void> {
      const stored = await sampleOf(record, () => sample);
      if (state === stored) return;
      const lines = writeStateLines({ store: await shareChunks(state, stored) }, { store: stored });
      await journal.openBranch(record.id, originOf(record.settings), {
        seq: positionOf(state),
        lines,
      });
    },

    /** Opens a branch, and returns its sample as well. */
    async open(record: BranchRecord, onFailure: (error: unknown) => void) {
      const { id, firstName, settings } = record;
      const sample = await sampleOf(record, () => {
        throw new JournalError('Its sample is missing in the journal.');
      });
      const { origin } = await journal.openBranch(id, originOf(settings));
      try {
        const branch = await openStored(
          { journal, services: servicesOf(settings), writtenBy, onError, onFailure },
          {
            name: firstName,
            log: id,
            origin,
            base: { store: sample },
            maxSize,
            seedsFollowHistory: true,
          },
        );
        return { branch, sample };
      } catch (error) {
        await journal.closeBranch(id);
        throw error instanceof JournalError ? branchIsBroken(record.name, error.message) : error;
      }
    },

    close: ({ id }: BranchRecord) => journal.closeBranch(id),

    async delete(record: BranchRecord): Promise<void> {
      await journal.deleteBranch(record.id);
      if (!record.hasMainSample) await journal.deleteBranch(sampleLogOf(record));
    },
  };
}

export type BranchStore = ReturnType<typeof createBranchStore>;
