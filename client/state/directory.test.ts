import { afterEach, expect, test } from 'vitest';
import type { Rule } from './abilities.ts';
import { directory, findScreen, mayOpen } from './directory.ts';
import { session, type UserData } from './session.ts';

const signInWith = (ability: Rule[]) => session.set({ ability } as UserData);

afterEach(() => {
  directory.screens = [];
  session.set(null);
});

test('an address can be opened if a screen has its route, including parameters', () => {
  signInWith([{ action: 'manage', subject: 'all' }]);
  directory.screens = [{ path: '/apps/todo' }, { path: '/apps/invoice/preview/:id' }];

  expect(mayOpen('/apps/todo?task=7')).toBe(true);
  expect(mayOpen('/apps/invoice/preview/5012')).toBe(true);
  expect(mayOpen('/apps/invoice/edit/5012')).toBe(false);
  expect(mayOpen('mailto:rui@marlowfinch.example')).toBe(false);
});

test('an address cannot be opened without the required ability', () => {
  const need = { action: 'read', subject: 'ACL' };
  signInWith([need]);
  directory.screens = [
    { path: '/apps/todo' },
    { path: '/access-control', handle: { access: need } },
    { path: '/misc/error', handle: { access: 'everyone' } },
    { path: '/login', handle: { access: 'guests' } },
  ];

  const open = directory.screens.map(({ path = '' }) => path).filter(mayOpen);

  expect(open).toEqual(['/access-control', '/misc/error']);
});

test('returns the settings of the screen at an address', () => {
  directory.screens = [{ path: '/login', handle: { access: 'guests' } }];

  expect(findScreen('/login')).toEqual({ access: 'guests' });
});
