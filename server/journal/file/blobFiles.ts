import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './atomicFile.ts';
import { DamagedJournalError } from './segments.ts';

const computeHash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates the blobs of a branch: a file for each long text, named by the hash of its content. */
export function createBlobFiles(folder: string) {
  const getPath = (hash: string) => join(folder, hash);

  return {
    /** Stores a text and returns its hash. */
    put(text: string): string {
      const hash = computeHash(text);
      const path = getPath(hash);
      if (!existsSync(path)) {
        mkdirSync(folder, { recursive: true });
        writeFileAtomically(path, text);
      }
      return hash;
    },

    /** Returns a text. Throws a `DamagedJournalError` if its file is missing or not as it was written. */
    get(hash: string): string {
      const path = getPath(hash);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (text === undefined || computeHash(text) !== hash) {
        throw new DamagedJournalError(
          `${path} is ${text === undefined ? 'missing' : 'damaged'}. Restore the file from a copy.`,
        );
      }
      return text;
    },

    /** Removes all blobs except for those with the hashes in `kept`. */
    removeExcept(kept: ReadonlySet<string>) {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!kept.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

export type BlobFiles = ReturnType<typeof createBlobFiles>;
