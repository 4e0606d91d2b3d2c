import type { Command, StoredCommand } from '../commands/command.ts';

/** Characters. Longer texts, such as the `data:` URLs of pictures, are stored outside of the entries. */
const maxTextLength = 16_384;

/** The place of a text in the arguments, and the name of the blob that holds it. */
export type BlobReference = [path: string[], blob: string];

/** A command whose long texts are stored as blobs. */
export interface SplitCommand extends StoredCommand {
  blobs?: BlobReference[];
}

/** Removes the long texts of a command, and passes each to `store`, which returns the name of its blob. */
export function splitCommand(
  command: StoredCommand,
  store: (text: string) => string,
): SplitCommand {
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

  const args = split(command.args, []) as Command['args'];
  return blobs.length > 0 ? { ...command, args, blobs } : command;
}

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxTextLength;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}

/** Returns a command with its long texts. The arguments are changed in place. */
export function joinCommand<Split extends SplitCommand>(
  { blobs = [], ...command }: Split,
  load: (blob: string) => string,
): Omit<Split, 'blobs'> {
  for (const [path, blob] of blobs) {
    let container = command.args as Record<string, never>;
    for (const key of path.slice(0, -1)) container = container[key] as unknown as typeof container;
    Object.assign(container, { [path.at(-1) ?? '']: load(blob) });
  }
  return command;
}
