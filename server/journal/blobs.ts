import type { Command } from '../commands/command.ts';

/** Characters. Longer texts, such as the `data:` URLs of pictures, are stored outside of the entries. */
const maxTextLength = 16_384;

/** The place of a text in the arguments, and the name of the blob that holds it. */
export type BlobReference = [path: string[], blob: string];

/** Arguments without their long texts. */
export interface SplitArgs {
  args: Command['args'];
  blobs?: BlobReference[];
}

/** Removes the long texts of arguments, and passes each to `store`, which returns the name of its blob. */
export function splitArgs(args: Command['args'], store: (text: string) => string): SplitArgs {
  const blobs: BlobReference[] = [];

  function split(value: unknown, path: string[]): unknown {
    if (typeof value === 'string' && value.length > maxTextLength) {
      blobs.push([path, store(value)]);
      return '';
    }
    if (typeof value !== 'object' || value === null || !hasLongText(value)) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, split(item, [...path, key])]);
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  const shortArgs = split(args, []) as Command['args'];
  return blobs.length > 0 ? { args: shortArgs, blobs } : { args: shortArgs };
}

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxTextLength;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}

/** Inserts the long texts into the arguments, which are changed in place. */
export function joinArgs(
  { args, blobs = [] }: SplitArgs,
  load: (blob: string) => string,
): Command['args'] {
  for (const [path, blob] of blobs) {
    let container = args as Record<string, never>;
    for (const key of path.slice(0, -1)) container = container[key] as unknown as typeof container;
    Object.assign(container, { [path.at(-1) ?? '']: load(blob) });
  }
  return args;
}
