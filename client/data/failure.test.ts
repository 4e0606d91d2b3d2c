import { expect, test } from 'vitest';
import { ConnectionError, classifyError } from './failure.ts';

/** Creates the error that Apollo Client throws for a response with an error code. */
const createError = (code: string) =>
  Object.assign(new Error('Reason'), { errors: [{ message: 'Reason', extensions: { code } }] });

test.each([
  ['NOT_FOUND', 'missing'],
  ['RATE_LIMITED', 'tooMany'],
  ['JOURNAL_UNAVAILABLE', 'notStored'],
  ['FORBIDDEN', 'refused'],
  ['INTERNAL_SERVER_ERROR', 'broken'],
  ['INJECTED_FAULT', 'broken'],
])('an error with the code %s is a failure of the kind %s', (code, kind) => {
  expect(classifyError(createError(code))).toEqual({ kind, message: 'Reason' });
});

test('a lost connection is not mistaken for a bug', () => {
  expect(classifyError(new ConnectionError(new TypeError('Failed to fetch'))).kind).toBe(
    'unreachable',
  );
  expect(classifyError(new TypeError('x is undefined')).kind).toBe('broken');
});
