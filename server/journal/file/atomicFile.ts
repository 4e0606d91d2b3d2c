import { renameSync, type WriteFileOptions, writeFileSync } from 'node:fs';

/** Writes a file to the disk. The file gets its name when it is complete. */
export function writeFileAtomically(path: string, content: string, options?: WriteFileOptions) {
  writeFileSync(`${path}.new`, content, { ...(options as object), flush: true });
  renameSync(`${path}.new`, path);
}
