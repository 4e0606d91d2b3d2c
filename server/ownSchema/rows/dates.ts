import { drawInteger } from './draw.ts';
import type { FieldName, ValueSource } from './valueSource.ts';

const hour = 3_600_000;
const day = 24 * hour;

type DateSource = Pick<ValueSource, 'hash' | 'objectHash' | 'now'>;

const starts = /^(start|begin|checkin|arriv|depart(?!ment))|(start|from)(date|time|at|on)?$/;
const ends = /^(end|finish|checkout|return)|(end|to)(date|time|at|on)?$/;

/** Returns the start or the end of the period of an object. A period that has started already is over. */
function choosePeriod(name: string, { hash, objectHash, now }: DateSource): number | undefined {
  const isEnd = ends.test(name);
  if (!isEnd && !starts.test(name)) return undefined;
  const isPast = /(start|end|finish|return|depart|arriv)ed/.test(name);
  const latest = isPast ? -15 : 30;
  const start = now + (latest - (objectHash % 90)) * day - (objectHash % 24) * hour;
  return isEnd ? start + drawInteger(hash, 1, 14) * day : start;
}

/**
 * Returns a time that suits the name of a field. Times of creation are before times of changes, and times of the future,
 * such as due dates, are after the time at which the branch began.
 */
export function createDate(
  { name }: Pick<FieldName, 'name'>,
  { hash, objectHash, now }: ValueSource,
): string {
  const created = now - drawInteger(objectHash, 30, 400) * day - (objectHash % 24) * hour;
  return new Date(chooseTime(name, created, { hash, objectHash, now })).toISOString();
}

function chooseTime(name: string, created: number, { hash, objectHash, now }: DateSource): number {
  if (/creat|added|joined|register|published|inserted|opened|founded/.test(name)) return created;
  const period = choosePeriod(name, { hash, objectHash, now });
  if (period !== undefined) return period;
  if (/birth/.test(name)) return now - drawInteger(hash, 20 * 365, 60 * 365) * day;
  if (/due|expir|deadline|target|valid|until|next|renew/.test(name)) {
    return now + drawInteger(hash, 1, 60) * day;
  }
  // A change is up to 29 days old, and every creation is older.
  return now - drawInteger(hash, 0, 29) * day - (hash % 23) * hour;
}
