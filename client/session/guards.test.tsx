import { beforeEach, expect, test } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { registry } from '../../server/features.ts';
import { createTestServices } from '../../server/test/testApp.ts';
import { stubFetch } from '../testing/renderRoute.tsx';
import { findRedirect, getDestination } from './guards.ts';
import { expireSession, signIn } from './session.ts';

type Viewer = 'guest' | 'client' | 'admin';

const toUrl = (path: string) => new URL(path, 'http://desk.example');
const readAcl = { action: 'read', subject: 'ACL' };

async function signInAs(viewer: Viewer) {
  expireSession();
  if (viewer === 'guest') return;
  stubFetch(createBranch({ registry, services: createTestServices() }));
  await signIn(`${viewer}@demo.com`, viewer, true);
}

beforeEach(() => expireSession());

test.each([
  ['guest', '/misc/error', 'everyone', undefined],
  ['client', '/misc/error', 'everyone', undefined],
  ['admin', '/misc/error', 'everyone', undefined],
  ['guest', '/login', 'guests', undefined],
  ['client', '/login', 'guests', '/access-control'],
  ['admin', '/login', 'guests', '/'],
  ['admin', '/login?to=%2Fapps%2Ftodo', 'guests', '/apps/todo'],
  ['guest', '/access-control', readAcl, '/login?to=%2Faccess-control'],
  ['client', '/access-control', readAcl, undefined],
  ['admin', '/access-control', readAcl, undefined],
  ['guest', '/apps/todo?q=a', undefined, '/login?to=%2Fapps%2Ftodo%3Fq%3Da'],
  ['client', '/apps/todo', undefined, '/misc/not-authorized'],
  ['admin', '/apps/todo', undefined, undefined],
] as const)(
  'the viewer %s at %s, which requires %j, is redirected to %s',
  async (viewer, path, access, expected) => {
    await signInAs(viewer);

    expect(findRedirect(access, toUrl(path))).toBe(expected);
  },
);

test('signing out removes the abilities', async () => {
  await signInAs('admin');
  expect(findRedirect(undefined, toUrl('/apps/todo'))).toBeUndefined();
  await signInAs('client');
  expect(findRedirect(undefined, toUrl('/apps/todo'))).toBe('/misc/not-authorized');
  await signInAs('guest');
  const { can } = await import('./abilities.ts');
  expect([can(), can({ action: 'read', subject: 'Auth' })]).toEqual([false, true]);
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
  'a sign-in does not redirect to %s',
  (to) => {
    expect(getDestination(new URLSearchParams({ to }))).toBe('/');
  },
);
