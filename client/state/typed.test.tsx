import { beforeEach, expect, test } from 'vitest';
import { beginSession, expireSession, signOut } from './session.ts';
import { storageKeys } from './storage.ts';

const tokens = { accessToken: 'a', refreshToken: '' };
const user = (id: number) => ({
  id,
  fullName: 'Ada',
  username: 'ada',
  avatar: null,
  email: 'ada@desk.example',
  role: 'ADMIN' as const,
  ability: [],
  extras: null,
});
const typed = () => [localStorage.getItem(storageKeys.unsavedMail), sessionStorage.length > 0];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beginSession(user(1), tokens, true);
  localStorage.setItem(storageKeys.unsavedMail, 'half a letter');
  localStorage.setItem(storageKeys.layout, '{}');
  sessionStorage.setItem('frontdesk.chat.drafts', '{"1":"half a message"}');
});

test('signing out removes entered text and keeps the settings of the device', () => {
  signOut();

  expect(typed()).toEqual([null, false]);
  expect(localStorage.getItem(storageKeys.layout)).toBe('{}');
});

test('an expired session keeps entered text for the same user', () => {
  expireSession();
  expect(typed()).toEqual(['half a letter', true]);

  beginSession(user(1), tokens, true);
  expect(typed()).toEqual(['half a letter', true]);
});

test('entered text of another user is removed at sign-in', () => {
  expireSession();
  beginSession(user(2), tokens, true);

  expect(typed()).toEqual([null, false]);
});
