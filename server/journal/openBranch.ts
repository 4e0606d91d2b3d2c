import { type Branch, type BranchOptions, type BranchState, createBranch } from '../branch.ts';
import type { Entry } from '../commands/command.ts';
import { DivergedError } from '../commands/outcomes.ts';
import type { Services } from '../services/createServices.ts';
import { type Journal, JournalError, type Origin } from './journal.ts';
import { readStateLines } from './stateLines.ts';

/** How branches of a journal are opened. */
export interface OpeningOptions {
  journal: Journal;
  services: Services;
  /** The version and the schema of this server. */
  writtenBy: Origin['writtenBy'];
  onError?: (error: unknown) => void;
  /** Called if an entry of another process cannot be applied here. The branch must not be used then. */
  onFailure?: (error: unknown) => void;
}

/** Thrown if a setting differs from the one that the journal was created with. */
export class OriginError extends JournalError {}

/**
 * Opens the main branch of a journal: loads its newest saved state, applies the entries after it, and follows the
 * entries of other replicas from then on. Rejects with a `DivergedError` if this code does not repeat what the journal
 * stores.
 */
export async function openBranch(options: OpeningOptions): Promise<Branch> {
  const { journal, services, writtenBy } = options;
  const proposed: Origin = {
    at: services.now().toISOString(),
    seed: Math.floor(services.random() * 2 ** 32),
    seedRows: services.seedRows ?? null,
    hasReplies: services.hasReplies,
    writtenBy,
  };
  const { origin, isNew } = await journal.openBranch('main', proposed);
  checkOrigin(origin, proposed);
  const branch = await openStored(options, { origin });
  // A later version may have another sample. Without a saved state it could not continue this branch.
  if (isNew) await branch.saveState();
  return branch;
}

interface StoredBranchOptions
  extends Pick<BranchOptions, 'name' | 'log' | 'base' | 'maxSize' | 'seedsFollowHistory'> {
  origin: Origin;
}

/** Opens a branch whose log in the journal is open: loads its state, and applies the entries after it. */
export async function openStored(
  { journal, services, writtenBy, onError, onFailure }: OpeningOptions,
  stored: StoredBranchOptions,
): Promise<Branch> {
  const { origin, base, log = 'main' } = stored;
  const saved = await journal.loadState(log);
  const state = saved ? ((await readStateLines(saved.lines, base)) as BranchState) : base;
  const branch = createBranch({ ...stored, services, journal, state, isReplayed: true, onError });

  let isCaughtUp = false;
  function applyEntry(entry: Entry) {
    try {
      branch.applyEntry(entry);
    } catch (error) {
      const explained =
        error instanceof DivergedError ? explainFailure(error, origin, writtenBy) : error;
      if (!isCaughtUp || !onFailure) throw explained;
      onFailure(explained);
    }
  }
  const { stop } = await journal.follow(log, branch.position().seq, applyEntry);
  isCaughtUp = true;
  if (!journal.isShared) stop();
  branch.startTimers();
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
    `${message} It was created by ${name(origin.writtenBy)}; this is ${name(present)}.`,
  );
}

/** The sample follows from these settings, so that they cannot change while the journal exists. */
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
