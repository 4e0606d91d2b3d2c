import type { ClockSetting } from '../commands/branchClock.ts';
import { badInput } from '../errors.ts';
import { isInTimeRange, isTime } from '../values/times.ts';
import { findResponseFault } from './responseFaults.ts';
import { checkShape, type Shape } from './stateShapes.ts';
import { isObject } from './typeGuards.ts';

const string: Shape = { kinds: ['string'] };
const nullableString: Shape = { kinds: ['null', 'string'] };

const recordingShape: Shape = {
  kinds: ['object'],
  fields: {
    id: string,
    at: { kinds: ['time'] },
    method: string,
    url: string,
    input: string,
    route: nullableString,
    operation: nullableString,
    fields: { kinds: ['list'], items: string },
    status: { kinds: ['integer'] },
    headers: { kinds: ['any'] },
    body: string,
  },
};

/** Throws `BAD_USER_INPUT` for a recording that could not be listed or sent. */
export function checkRecording(recording: unknown, path: string) {
  checkShape(recordingShape, recording, path);
  const { method, url, status, headers, at } = recording as Record<string, unknown>;
  if (!isTime(at)) throw badInput(`${path}.at`, 'must be in the years 0 to 9999 (UTC).');
  if (!/^[A-Z]{1,20}$/.test(method as string)) {
    throw badInput(`${path}.method`, 'must be a method, such as GET.');
  }
  if (!(url as string).startsWith('/')) throw badInput(`${path}.url`, 'must begin with "/".');
  const fault = findResponseFault({ status, headers });
  if (fault) throw badInput(`${path}.${fault.field}`, fault.rule);
}

export function checkClockSetting(setting: unknown, path: string) {
  const { frozenAt, offset } = isObject(setting) ? (setting as Partial<ClockSetting>) : {};
  if (frozenAt !== null && !isTime(frozenAt)) {
    throw badInput(`${path}.frozenAt`, 'must be null or a time in the years 0 to 9999 (UTC).');
  }
  if (typeof offset !== 'number' || !isInTimeRange(Date.now() + offset)) {
    throw badInput(`${path}.offset`, 'must be a number, for a time up to the year 9999.');
  }
}
