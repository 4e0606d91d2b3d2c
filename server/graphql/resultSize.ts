import { createLimitError, limits } from './limits.ts';

/** The characters of a value beside those of a text: a number, quotes, commas and brackets. */
const valueSize = 4;

/** Objects and lists with at least this number of members are counted only once. */
const minCachedMembers = 50;
/** The sizes of stored JSON values, which are never changed in place. */
const sizes = new WeakMap<object, number>();

/**
 * Throws `LIMIT_EXCEEDED` if the JSON of a result would be longer than a response can be. The cost of an operation counts a
 * JSON value and a text as one value, whatever their size is. A compiled operation counts the texts that it has cached.
 */
export function checkResultSize(data: unknown): void {
  let size = 0;

  function add(value: unknown) {
    size += typeof value === 'string' ? value.length : valueSize;
    if (size > limits.response) throw createLimitError('response');
    if (typeof value === 'object' && value !== null) addMembers(value);
  }

  function addMembers(value: object) {
    const countedSize = sizes.get(value);
    if (countedSize !== undefined) {
      size += countedSize;
      return;
    }
    const sizeBefore = size;
    let members = 0;
    for (const key in value) {
      members += 1;
      size += Array.isArray(value) ? 0 : key.length;
      add((value as Record<string, unknown>)[key]);
    }
    if (members >= minCachedMembers) sizes.set(value, size - sizeBefore);
  }

  add(data);
}
