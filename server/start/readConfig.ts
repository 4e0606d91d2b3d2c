import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../ownSchema/config.ts';
import { ArgumentsError } from './arguments.ts';
import { isAddress } from './readTypeDefs.ts';

/** The names of the configuration file. */
const names = ['frontdesk.config.ts', 'frontdesk.config.mjs', 'frontdesk.config.js'];

/** Returns the folder of the first file of a schema, the folder with a schema, or the working directory for the schema of an API. */
export function getSchemaFolder([path = '.']: readonly string[]): string {
  if (isAddress(path)) return '.';
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path);
}

/** Returns the path of the configuration beside a schema. */
export function findConfig(files: readonly string[]): string | undefined {
  const folder = getSchemaFolder(files);
  return names.map((name) => join(folder, name)).find((file) => existsSync(file));
}

/** Reads a configuration. Throws an `ArgumentsError` with the file, the line and the reason if it is invalid. */
export async function readConfig(file: string): Promise<Config> {
  try {
    const module: { default?: Config } = await import(/* @vite-ignore */ await createAddress(file));
    if (typeof module.default === 'object' && module.default !== null) return module.default;
  } catch (error) {
    throw new ArgumentsError(describeFailure(file, error as Error));
  }
  throw new ArgumentsError(`${file} must have an object as its default export.`);
}

/** Returns the address from which a configuration is imported. It is another one after each change of the file. */
async function createAddress(file: string): Promise<string> {
  const { href } = pathToFileURL(file);
  const version = statSync(file).mtimeMs;
  // Node 22.18 and later versions read TypeScript.
  const { typescript } = process.features as { typescript?: unknown };
  if (!file.endsWith('.ts') || typescript) return `${href}?${version}`;
  const { transform } = await import('sucrase');
  const { code } = transform(readFileSync(file, 'utf8'), {
    transforms: ['typescript'],
    disableESTransforms: true,
    filePath: file,
  });
  // Errors name the file and its line, because the code has the same lines.
  return `data:text/javascript,${encodeURIComponent(`${code}\n//# sourceURL=${href}?${version}`)}`;
}

function describeFailure(file: string, { message, stack = '' }: Error): string {
  const [, place = ''] = /frontdesk\.config\.\w+(?:\?[\d.]+)?(:\d+(?::\d+)?)/.exec(stack) ?? [];
  const [, syntaxPlace] = /\((\d+:\d+)\)$/.exec(message) ?? [];
  const reason = message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, '');
  return `${file}${syntaxPlace ? `:${syntaxPlace}` : place} ${reason}`;
}

/** Returns the line and the column of an entry in a configuration, such as `:3:5`, if its keys are in the file. */
export function findConfigPlace(file: string, path: readonly string[]): string {
  const text = readFileSync(file, 'utf8');
  let position = 0;
  for (const key of path) {
    const pattern = new RegExp(`(?<![\\w.])['"]?${key}['"]?\\s*[:(,}]`, 'g');
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (!found) return '';
    position = found.index;
  }
  const before = text.slice(0, position).split('\n');
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
