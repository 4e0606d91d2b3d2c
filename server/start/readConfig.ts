import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../ownSchema/config.ts';
import { ArgumentsError } from './arguments.ts';

/** The names of the configuration file. Node 22.18 and later read TypeScript. */
const names = ['frontdesk.config.ts', 'frontdesk.config.mjs', 'frontdesk.config.js'];

/** Returns the path of the configuration beside the first file of a schema, or in a folder with a schema. */
export function findConfig([path = '.']: readonly string[]): string | undefined {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const folder = isFolder ? path : dirname(path);
  return names.map((name) => join(folder, name)).find((file) => existsSync(file));
}

/** Reads a configuration. Throws an `ArgumentsError` with the file and the reason if it is invalid. */
export async function readConfig(file: string): Promise<Config> {
  // A saved file is imported again, because its address is another one.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  try {
    const module: { default?: Config } = await import(/* @vite-ignore */ address);
    if (typeof module.default === 'object' && module.default !== null) return module.default;
  } catch (error) {
    throw new ArgumentsError(describeFailure(file, error as NodeJS.ErrnoException));
  }
  throw new ArgumentsError(`${file} must have an object as its default export.`);
}

function describeFailure(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `${file} needs Node 22.18 or later. With an earlier one, use the name frontdesk.config.mjs.`;
  const [place = ''] = /frontdesk\.config\.\w+(\?[\d.]+)?:\d+(:\d+)?/.exec(error.stack ?? '') ?? [];
  const line = /:\d+(:\d+)?$/.exec(place)?.[0] ?? '';
  return `${file}${line} ${error.message}`;
}
