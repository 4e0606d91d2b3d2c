/** Returns a number from 0 to 2^32 - 1 that depends on all characters of a text. */
export function hashText(text: string, start = 2_166_136_261): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return mix(hash);
}

/** Combines a hash and a number to another hash. */
export const combine = (hash: number, value: number): number =>
  mix((hash ^ Math.imul(value + 1, 2_654_435_761)) >>> 0);

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 2_246_822_507);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Returns an item of a list, chosen by a hash. */
export const pick = <T>(list: readonly T[], hash: number): T => list[hash % list.length] as T;

/** Returns an integer from `low` to `high`, chosen by a hash. */
export const drawInteger = (hash: number, low: number, high: number): number =>
  low + (hash % (high - low + 1));

/** Returns hexadecimal digits that follow from a hash. */
export function formatHex(hash: number, length: number): string {
  let text = '';
  for (let part = hash; text.length < length; part = combine(part, text.length)) {
    text += part.toString(16).padStart(8, '0');
  }
  return text.slice(0, length);
}

/** Returns a UUID of version 4 that follows from a hash. */
export function formatUuid(hash: number): string {
  const hex = formatHex(hash, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Returns the hash of a field of an object. */
export const hashField = (objectHash: number, name: string): number =>
  combine(objectHash, hashText(name));

/** Returns another hash for each item of a list of values. */
export const hashItem = (hash: number, index: number): number => combine(hash, index + 101);
