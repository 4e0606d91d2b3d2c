import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Creates the store of a branch's long texts: a file for each, named by the hash of its content. */
export function createBlobFiles(folder: string) {
  const pathOf = (hash: string) => join(folder, hash);

  return {
    /** Returns the hash. */
    put(text: string): string {
      const hash = createHash('sha256').update(text).digest('hex');
      const path = pathOf(hash);
      if (!existsSync(path)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.new`, text, { flush: true });
        renameSync(`${path}.new`, path);
      }
      return hash;
    },

    get: (hash: string) => readFileSync(pathOf(hash), 'utf8'),

    /** Removes all texts except for some. */
    removeExcept(kept: ReadonlySet<string>) {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!kept.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

export type BlobFiles = ReturnType<typeof createBlobFiles>;
