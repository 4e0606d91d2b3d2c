import { closest } from 'fastest-levenshtein';
import type { ServicesOptions } from '../services/createServices.ts';
import { isTime } from '../values/times.ts';
import type { Options } from './types/index.d.ts';

type Reader = (value: unknown, name: string) => void;

const readers: Record<keyof Options, Reader> = {
  seed: check('an integer', Number.isInteger),
  clock: readTime,
  seedRows: check(
    'an integer from 0 to 1000000',
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000,
  ),
  hasReplies: check('true or false', (value) => typeof value === 'boolean'),
  enforcesRules: check('true or false', (value) => typeof value === 'boolean'),
};

/** Checks the options of `createFrontdesk`. Throws a `TypeError` that names the option, the rule and the value. */
export function readOptions(options: Options = {}): ServicesOptions {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`The options must be an object such as { seed: 1 }, not ${options}.`);
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(readers, name)) {
      const nearest = closest(name, Object.keys(readers));
      throw new TypeError(`"${name}" is not an option. Did you mean "${nearest}"?`);
    }
    if (value !== undefined) readers[name as keyof Options](value, name);
  }
  const { seed = 1, clock, seedRows, hasReplies, enforcesRules } = options;
  const time = clock === undefined ? undefined : readTime(clock, 'clock');
  return { seed, clock: time, seedRows, hasReplies, isStrict: enforcesRules };
}

/** Returns the time of an option or argument. Throws a `TypeError` if it is not one. */
export function readTime(value: unknown, name: string): Date {
  const time = value instanceof Date ? value : isTime(value) ? new Date(value) : undefined;
  if (time && !Number.isNaN(time.getTime())) return time;
  throw createError(name, 'a date such as 2026-03-09 or 2026-03-09T09:00:00Z', value);
}

function check(rule: string, isValid: (value: unknown) => boolean): Reader {
  return (value, name) => {
    if (!isValid(value)) throw createError(name, rule, value);
  };
}

const createError = (name: string, rule: string, value: unknown) =>
  new TypeError(`${name} must be ${rule}, not ${JSON.stringify(value) ?? String(value)}.`);
