import { drawInteger } from './draw.ts';
import type { FieldName, ValueSource } from './valueSource.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Returns a time that suits the name of a field. Times of creation are before times of changes, and times of the future,
 * such as due dates, are after the time at which the branch began.
 */
export function createDate(
  { name }: Pick<FieldName, 'name'>,
  { hash, objectHash, now }: ValueSource,
): string {
  const created = now - drawInteger(objectHash, 30, 400) * day - (objectHash % 24) * hour;
  return new Date(chooseTime(name, created, { hash, now })).toISOString();
}

function chooseTime(
  name: string,
  created: number,
  { hash, now }: Pick<ValueSource, 'hash' | 'now'>,
): number {
  if (/creat|added|joined|register|published|inserted|opened|founded/.test(name)) return created;
  if (/birth/.test(name)) return now - drawInteger(hash, 20 * 365, 60 * 365) * day;
  if (/due|expir|ends|end|deadline|target|valid|until|next|renew/.test(name)) {
    return now + drawInteger(hash, 1, 60) * day;
  }
  // A change is up to 29 days old, and every creation is older.
  return now - drawInteger(hash, 0, 29) * day - (hash % 23) * hour;
}
