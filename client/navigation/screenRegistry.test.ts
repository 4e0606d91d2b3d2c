import { afterEach, expect, test } from 'vitest';
import type { Rule } from '../session/abilities.ts';
import { session, type UserData } from '../session/session.ts';
import { canOpen, findScreen, screenRegistry } from './screenRegistry.ts';

const signInWith = (ability: Rule[]) => session.set({ ability } as UserData);

afterEach(() => {
  screenRegistry.screens = [];
  session.set(null);
});

test('an address can be opened if it matches the route of a screen', () => {
  signInWith([{ action: 'manage', subject: 'all' }]);
  screenRegistry.screens = [{ path: '/apps/todo' }, { path: '/apps/invoice/preview/:id' }];

  expect(canOpen('/apps/todo?task=7')).toBe(true);
  expect(canOpen('/apps/invoice/preview/5012')).toBe(true);
  expect(canOpen('/apps/invoice/edit/5012')).toBe(false);
  expect(canOpen('mailto:rui@marlowfinch.example')).toBe(false);
});

test('an address cannot be opened without the required permission', () => {
  const readAcl = { action: 'read', subject: 'ACL' };
  signInWith([readAcl]);
  screenRegistry.screens = [
    { path: '/apps/todo' },
    { path: '/access-control', handle: { access: readAcl } },
    { path: '/misc/error', handle: { access: 'everyone' } },
    { path: '/login', handle: { access: 'guests' } },
  ];

  const paths = screenRegistry.screens.map(({ path = '' }) => path).filter(canOpen);

  expect(paths).toEqual(['/access-control', '/misc/error']);
});

test('returns the settings of the screen at an address', () => {
  screenRegistry.screens = [{ path: '/login', handle: { access: 'guests' } }];

  expect(findScreen('/login')).toEqual({ access: 'guests' });
});
