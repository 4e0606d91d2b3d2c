import { type Branch, type BranchState, createBranch } from '../branch.ts';
import type { Entry } from '../commands/command.ts';
import { DivergedError } from '../commands/outcomes.ts';
import type { Services } from '../services/createServices.ts';
import { type Journal, JournalError, type Origin } from './journal.ts';
import { readStateLines } from './stateLines.ts';

interface OpenBranchOptions {
  journal: Journal;
  services: Services;
  /** The version and the schema of this server. */
  writtenBy: Origin['writtenBy'];
  name?: string;
  onError?: (error: unknown) => void;
  /** Called if an entry of another process cannot be applied here. The process must stop then. */
  onFailure?: (error: unknown) => void;
}

/** Thrown if a setting differs from the one that the journal was created with. */
export class OriginError extends JournalError {}

/**
 * Opens a branch of a journal: loads its newest saved state, applies the entries after it, and follows the entries of
 * other replicas from then on. Rejects with a `DivergedError` if this code does not repeat what the journal stores.
 */
export async function openBranch(options: OpenBranchOptions): Promise<Branch> {
  const { journal, services, writtenBy, name = 'main', onError, onFailure } = options;
  const proposed: Origin = {
    at: services.now().toISOString(),
    seed: Math.floor(services.random() * 2 ** 32),
    seedRows: services.seedRows ?? null,
    hasReplies: services.hasReplies,
    writtenBy,
  };
  const { origin, isNew } = await journal.openBranch(name, proposed);
  checkOrigin(origin, proposed);
  const saved = await journal.loadState(name);
  const state = saved && ((await readStateLines(saved.lines)) as BranchState);
  const branch = createBranch({
    services,
    name,
    journal,
    origin,
    state,
    isReplayed: true,
    onError,
  });
  // A later version may have another sample. Without a saved state it could not continue this branch.
  if (isNew) await branch.saveState();

  let isCaughtUp = false;
  function applyEntry(entry: Entry) {
    try {
      branch.applyEntry(entry);
    } catch (error) {
      const explained = error instanceof DivergedError ? explain(error, origin, writtenBy) : error;
      if (!isCaughtUp || !onFailure) throw explained;
      onFailure(explained);
    }
  }
  const { stop } = await journal.follow(name, branch.position().seq, applyEntry);
  isCaughtUp = true;
  if (!journal.isShared) stop();
  branch.startTimers();
  return branch;
}

function explain({ message }: DivergedError, origin: Origin, present: Origin['writtenBy']) {
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
