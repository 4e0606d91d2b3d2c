import { isDeeperThan } from '../values/jsonDepth.ts';

/** The maximum number of characters of a text that is kept. */
const maxLength = 20_000;
/** The maximum depth of JSON that is kept: the same as in arguments. */
export const maxDepth = 32;

/** Returns a text, or a note about its length if it is too long to be kept. A cut text could show a part of a secret. */
export const keepText = (text: string): string =>
  text.length <= maxLength ? text : `… (${text.length} characters)`;

/** Returns a part of an address that is short enough to be kept. */
export const keepAddress = (address: string): string =>
  address.length <= maxLength ? address : (address.split('?', 1)[0] ?? '').slice(0, maxLength);

/** Returns plain data, or a note if it is too long or too deep to be kept and shown. */
export function keepJson(value: unknown): unknown {
  if (typeof value === 'string')
    return isDeeperThan(value, maxDepth) ? '… (too deep)' : keepText(value);
  const size = measureJson(value);
  if (size === undefined) return '… (too deep)';
  return size <= maxLength ? value : `… (${size} characters)`;
}

/**
 * Returns the number of characters in the keys and texts of plain data, and one for each other value. Returns undefined if
 * it is too deep. Recursion would overflow the stack.
 */
export function measureJson(value: unknown): number | undefined {
  let size = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return undefined;
    const next: unknown[] = [];
    for (const item of level) {
      size += typeof item === 'string' ? item.length : 1;
      if (typeof item !== 'object' || item === null) continue;
      for (const [key, inner] of Object.entries(item)) {
        if (!Array.isArray(item)) size += key.length;
        next.push(inner);
      }
    }
    level = next;
  }
  return size;
}
