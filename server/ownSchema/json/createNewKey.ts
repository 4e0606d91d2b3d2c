import type { Key } from '../rows/createRow.ts';
import { formatHex, hashText } from '../rows/draw.ts';
import type { Collection } from '../schema/model.ts';

/** Returns the id of a new row: the next number if all ids are numbers, and otherwise a short text. */
export function createNewKey({ name }: Collection, keys: readonly Key[], number: number): Key {
  if (keys.every((key) => typeof key === 'number')) return Math.max(0, ...(keys as number[])) + 1;
  return formatHex(hashText(`${name} ${number}`), 8);
}
