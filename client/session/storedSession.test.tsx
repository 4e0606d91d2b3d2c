import { beforeEach, expect, test } from 'vitest';
import { storageKeys } from '../data/storage.ts';
import {
  beginSession,
  expireSession,
  handleSessionChangesOfOtherTabs,
  isExpired,
  session,
  signOut,
} from './session.ts';
import { readStoredUser } from './storedSession.ts';

const tokens = { accessToken: 'a', refreshToken: '' };
const createUser = (id: number) => ({
  id,
  fullName: 'Ada',
  username: 'ada',
  avatar: null,
  email: 'ada@desk.example',
  role: 'ADMIN' as const,
  ability: [],
  extras: null,
});
/** Returns the unsaved email, and whether the tab has stored input. */
const readInput = () => [localStorage.getItem(storageKeys.unsavedMail), sessionStorage.length > 0];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beginSession(createUser(1), tokens, true);
  localStorage.setItem(storageKeys.unsavedMail, 'half a letter');
  localStorage.setItem(storageKeys.layout, '{}');
  sessionStorage.setItem('frontdesk.chat.drafts', '{"1":"half a message"}');
});

test('signing out deletes stored input and keeps the settings of the device', () => {
  signOut();

  expect(readInput()).toEqual([null, false]);
  expect(localStorage.getItem(storageKeys.layout)).toBe('{}');
});

test('stored input is kept for the same user when the session expires', () => {
  expireSession();
  expect(readInput()).toEqual(['half a letter', true]);

  beginSession(createUser(1), tokens, true);
  expect(readInput()).toEqual(['half a letter', true]);
});

test.each([
  ['a name that is not a text', { fullName: 7 }],
  ['permissions of another shape', { ability: [null] }],
  ['an unknown role', { role: 'owner' }],
])('a stored user with %s is ignored', (_, changes) => {
  const stored = JSON.parse(localStorage.getItem(storageKeys.userData) ?? '{}');
  expect(readStoredUser()?.id).toBe(1);

  localStorage.setItem(storageKeys.userData, JSON.stringify({ ...stored, ...changes }));
  expect(readStoredUser()).toBeNull();
});

test('stored input of another user is deleted at sign-in', () => {
  expireSession();
  beginSession(createUser(2), tokens, true);

  expect(readInput()).toEqual([null, false]);
});

test.each([
  ['signs out', false, [null, false]],
  ['finds the session expired', true, ['half a letter', true]],
] as const)('when another tab %s, the session ends here', (_, hasExpired, input) => {
  handleSessionChangesOfOtherTabs();
  if (hasExpired) localStorage.setItem(storageKeys.inputOwner, '1');

  localStorage.removeItem(storageKeys.userData);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.userData }));

  expect(session.get()).toBeNull();
  expect(isExpired.get()).toBe(hasExpired);
  expect(readInput()).toEqual(input);
});
