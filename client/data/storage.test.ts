import { expect, test } from 'vitest';
import {
  browserStorage,
  createSafeStorage,
  deleteUserInput,
  readStored,
  storageKeys,
  tabStorage,
  writeStored,
} from './storage.ts';

const fail = () => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};

test.each([
  ['is blocked', fail],
  ['is full', () => ({ getItem: () => null, setItem: fail, removeItem() {} })],
  ['throws in each method', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
])('keeps values in memory if the storage %s', (_, getStorage) => {
  const storage = createSafeStorage(getStorage as () => never);

  expect(storage.getItem('a')).toBeNull();
  expect(storage.setItem('a', 'text')).toBe(false);
  expect(storage.getItem('a')).toBe('text');

  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('keeps the values that it has read or stored if the storage begins to throw', () => {
  const items = new Map([['read', 'old']]);
  let isBlocked = false;
  const storage = createSafeStorage(() => {
    if (isBlocked) fail();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
    } as never;
  });
  storage.getItem('read');
  storage.setItem('stored', 'text');
  items.set('read', 'by another tab');
  expect(storage.getItem('read')).toBe('by another tab');

  isBlocked = true;
  expect(storage.getItem('read')).toBe('by another tab');
  expect(storage.getItem('stored')).toBe('text');
  expect(storage.listKeys()).toEqual(['read', 'stored']);

  storage.removeItem('stored');
  expect(storage.getItem('stored')).toBeNull();
});

test('a removed value does not come back if the storage cannot remove it', () => {
  const storage = createSafeStorage(
    () => ({ draft: 'old', getItem: () => 'old', setItem() {}, removeItem: fail }) as never,
  );

  storage.removeItem('draft');

  expect(storage.getItem('draft')).toBeNull();
  expect(storage.listKeys()).not.toContain('draft');
  expect(storage.setItem('draft', 'new')).toBe(true);
  expect(storage.listKeys()).toContain('draft');
});

test('returns null for a value that is not JSON', () => {
  browserStorage.setItem('frontdesk.test', '{');

  expect(readStored('frontdesk.test')).toBeNull();
});

test('deletes the input of the user, and keeps the settings of the browser', () => {
  const tableView = storageKeys.tableView('users');
  writeStored(tableView, { density: 'compact' });
  writeStored(storageKeys.layout, { menu: 'horizontal' });
  writeStored(storageKeys.recentSearches, ['oak']);
  writeStored(storageKeys.chatDrafts, { 7: 'Hello' }, tabStorage);

  deleteUserInput();

  expect(readStored(tableView)).toEqual({ density: 'compact' });
  expect(readStored(storageKeys.layout)).toEqual({ menu: 'horizontal' });
  expect(readStored(storageKeys.recentSearches)).toBeNull();
  expect(readStored(storageKeys.chatDrafts, tabStorage)).toBeNull();
});
