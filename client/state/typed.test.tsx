import { beforeEach, expect, test } from 'vitest';
import { begin, expire, signOut } from './session.ts';
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
  begin(user(1), tokens, true);
  localStorage.setItem(storageKeys.unsavedMail, 'half a letter');
  localStorage.setItem(storageKeys.layout, '{}');
  sessionStorage.setItem('frontdesk.chat.drafts', '{"1":"half a message"}');
});

test('who signs out leaves nothing typed behind, and the device as it was', () => {
  signOut();

  expect(typed()).toEqual([null, false]);
  expect(localStorage.getItem(storageKeys.layout)).toBe('{}');
});

test('a session that ends by itself loses nothing, for the one whose it was', () => {
  expire();
  expect(typed()).toEqual(['half a letter', true]);

  begin(user(1), tokens, true);
  expect(typed()).toEqual(['half a letter', true]);
});

test('what another one typed is not read by who signs in next', () => {
  expire();
  begin(user(2), tokens, true);

  expect(typed()).toEqual([null, false]);
});
