import type { ApiDefinition } from '../apiDefinition.ts';
import type { Branch } from '../branch.ts';
import { type Journal, JournalError } from '../journal/journal.ts';
import { loadMainBranch } from '../journal/loadBranch.ts';
import { getServerVersion } from '../journal/serverVersion.ts';
import { createServices, type Services, type ServicesOptions } from '../services/createServices.ts';
import { type Environment, EnvironmentError } from './environment.ts';

interface Callbacks {
  /** Called with warnings for the operator, such as a lost connection. */
  onWarning: (message: string) => void;
  onError: (error: unknown) => void;
  /** Called if the process cannot follow the journal any more. The process must then stop. */
  onFailure: (error: unknown) => void;
}

/**
 * Opens the journal that `JOURNAL` names, and its main branch. Throws an `EnvironmentError` if the journal cannot be
 * used. Waits until a NATS server can be reached.
 */
export async function loadStoredBranch(
  environment: Environment,
  { registry, typeDefs }: ApiDefinition,
  options: ServicesOptions,
  { onWarning, onError, onFailure }: Callbacks,
): Promise<{ journal: Journal; services: Services; branch: Branch }> {
  try {
    const journal = await openJournal(environment, { onWarning, onFailure });
    const services = createServices({
      ...options,
      accessSecret: options.accessSecret ?? (await journal.secret('access')),
      refreshSecret: options.refreshSecret ?? (await journal.secret('refresh')),
    });
    const branch = await loadMainBranch({
      registry,
      journal,
      services,
      writtenBy: getServerVersion(typeDefs),
      onError,
      onFailure,
    });
    return { journal, services, branch };
  } catch (error) {
    throw toEnvironmentError(error);
  }
}

/** Returns the error that the operator sees if a journal cannot be used. Returns other errors unchanged. */
export function toEnvironmentError(error: unknown): unknown {
  if (error instanceof JournalError) return new EnvironmentError(error.message);
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return code && syscall
    ? new EnvironmentError(
        `JOURNAL cannot be used: ${message}. Set it to a folder that this user can write.`,
      )
    : error;
}

/** Opens a durable journal. Loads only its driver, because a server uses at most one. */
async function openJournal(
  { JOURNAL, JOURNAL_SYNC }: Environment,
  callbacks: Pick<Callbacks, 'onWarning' | 'onFailure'>,
): Promise<Journal> {
  if (JOURNAL.startsWith('file:')) {
    const { openFileJournal } = await import('../journal/file/fileJournal.ts');
    const folder = JOURNAL.slice('file:'.length);
    return openFileJournal({ folder, syncs: JOURNAL_SYNC === 'disk', ...callbacks });
  }
  const { openNatsJournal } = await import('../journal/nats/natsJournal.ts');
  return openNatsJournal({ address: JOURNAL, ...callbacks });
}
