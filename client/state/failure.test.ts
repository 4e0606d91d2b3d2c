import { expect, test } from 'vitest';
import { classifyError } from './failure.ts';

/** Returns an error as Apollo Client throws it for a response with an error of that code. */
const errorOf = (code: string) =>
  Object.assign(new Error('Reason'), { errors: [{ message: 'Reason', extensions: { code } }] });

test.each([
  ['NOT_FOUND', 'missing'],
  ['RATE_LIMITED', 'tooMany'],
  ['FORBIDDEN', 'refused'],
  ['INTERNAL_SERVER_ERROR', 'broken'],
  ['INJECTED_FAULT', 'broken'],
])('the code %s is a failure of the kind %s', (code, kind) => {
  expect(classifyError(errorOf(code))).toEqual({ kind, message: 'Reason' });
});
