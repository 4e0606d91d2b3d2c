import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedJournalError } from './segments.ts';

/** The logs that exist before the other logs of a folder, and the names of those that come later. */
const laterLogs: Record<string, RegExp> = { main: /./, registry: /^branch-/ };

/**
 * Throws a `DamagedJournalError` if a log is missing that is older than another one of the folder. Without this check, it
 * would be created again without its entries.
 */
export function checkMissingLog(folder: string, name: string) {
  const isLater = laterLogs[name];
  if (!isLater || existsSync(join(folder, name, 'origin.json'))) return;
  const later = readdirSync(folder).find(
    (other) =>
      other !== name && isLater.test(other) && existsSync(join(folder, other, 'origin.json')),
  );
  if (later !== undefined) {
    throw new DamagedJournalError(
      `${join(folder, name)} is missing, although ${join(folder, later)} exists. Restore the folder from a copy.`,
    );
  }
}
