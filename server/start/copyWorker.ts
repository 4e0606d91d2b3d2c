import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ArgumentsError } from './arguments.ts';

const fileName = 'frontdesk-worker.js';

/** Copies the service worker to a folder of public files, because a worker must come from the origin of its page. */
export function copyWorker(folder: string): string {
  const source = join(import.meta.dirname, '../browser', fileName);
  if (!existsSync(source)) {
    throw new ArgumentsError('The worker is a part of the package. Run: npm run build:package');
  }
  try {
    mkdirSync(folder, { recursive: true });
    const target = join(folder, fileName);
    copyFileSync(source, target);
    return target;
  } catch (error) {
    throw new ArgumentsError(`${folder} cannot be written: ${(error as Error).message}`);
  }
}
