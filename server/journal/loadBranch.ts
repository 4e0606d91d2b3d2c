import { type Branch, type BranchOptions, createStoppedBranch } from '../branch.ts';
import type { Entry } from '../commands/command.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { DivergedError } from '../commands/outcomes.ts';
import type { BranchState } from '../commands/timeline.ts';
import type { Services } from '../services/createServices.ts';
import { type Journal, JournalError, type Origin } from './journal.ts';
import { checkSavedState } from './savedState.ts';
import { readStateLines } from './stateLines.ts';

/** The options of loading the main branch and other branches. */
export interface StoredBranchOptions {
  registry: FeatureRegistry;
  journal: Journal;
  services: Services;
  /** The version of this server and the checksum of its schema. */
  writtenBy: Origin['writtenBy'];
  onError?: (error: unknown) => void;
  /** Called if an entry of another process cannot be applied. The branch must not be used any more. */
  onFailure?: (error: unknown) => void;
}

/** Thrown if a setting differs from the one that the journal was created with. */
class OriginError extends JournalError {}

/**
 * Loads the main branch of a journal: its newest saved state, applies the entries after it, and then follows the
 * entries of other replicas. Rejects with a `DivergedError` if a stored command has another outcome with this code.
 */
export async function loadMainBranch(options: StoredBranchOptions): Promise<Branch> {
  const { journal, services, writtenBy } = options;
  const proposed: Origin = {
    at: services.now().toISOString(),
    seed: Math.floor(services.random() * 2 ** 32),
    seedRows: services.seedRows ?? null,
    hasReplies: services.hasReplies,
    writtenBy,
  };
  const { origin, isNew } = await journal.openLog('main', proposed);
  checkOrigin(origin, proposed);
  return loadBranch(options, { origin, isNew });
}

interface LoadBranchOptions
  extends Pick<
    BranchOptions,
    'name' | 'log' | 'base' | 'maxSize' | 'checkGrowth' | 'seedsFollowHistory'
  > {
  origin: Origin;
  /** Whether the journal has no state of the branch yet. */
  isNew?: boolean;
}

/** Loads a branch whose log in the journal is open: reads its state, and applies the entries after it. */
export async function loadBranch(
  { journal, services, registry, writtenBy, onError, onFailure }: StoredBranchOptions,
  { isNew, ...stored }: LoadBranchOptions,
): Promise<Branch> {
  const { origin, base, log = 'main' } = stored;
  const saved = await journal.loadState(log);
  const state = saved ? ((await readStateLines(saved.lines, base)) as BranchState) : base;
  if (saved && state) checkSavedState(registry, state, log);
  const stopped = createStoppedBranch({ ...stored, services, registry, journal, state, onError });
  const { branch } = stopped;

  let isCaughtUp = false;
  function applyEntry(entry: Entry) {
    try {
      stopped.applyEntry(entry);
    } catch (error) {
      const explained =
        error instanceof DivergedError ? explainFailure(error, origin, writtenBy) : error;
      if (!isCaughtUp || !onFailure) throw explained;
      onFailure(explained);
    }
  }
  const { stop } = await journal.follow(log, branch.getPosition().seq, applyEntry);
  isCaughtUp = true;
  if (!journal.isShared) stop();
  stopped.startTimers();
  // A later version may have another sample. Without a saved state it could not continue this branch.
  if (isNew) await stopped.saveState();
  return {
    ...branch,
    close() {
      stop();
      return branch.close();
    },
  };
}

function explainFailure({ message }: DivergedError, origin: Origin, present: Origin['writtenBy']) {
  const name = ({ version, schema }: Origin['writtenBy']) => `version ${version}, schema ${schema}`;
  return new DivergedError(
    `${message} The branch was created by ${name(origin.writtenBy)}; this is ${name(present)}.`,
  );
}

/** Throws an `OriginError` if a setting has changed that determines the sample: the journal depends on its sample. */
function checkOrigin(origin: Origin, proposed: Origin) {
  const settings = [
    ['SEED_ROWS', origin.seedRows, proposed.seedRows],
    ['CHAT_REPLIES', origin.hasReplies ? 'on' : 'off', proposed.hasReplies ? 'on' : 'off'],
  ] as const;
  for (const [variable, stored, present] of settings) {
    if (stored === present) continue;
    throw new OriginError(
      `${variable} must be ${stored ?? 'unset'}, as when the journal was created, not ${present ?? 'unset'}. Change it, or name another journal in JOURNAL.`,
    );
  }
}
