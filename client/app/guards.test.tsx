import { beforeEach, expect, test } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { createSchema } from '../../server/schema.ts';
import { testServices } from '../../server/testing.ts';
import { expireSession, signIn } from '../state/session.ts';
import { answerFetch } from '../testing/renderRoute.tsx';
import { findRedirect, getDestination } from './guards.ts';

type Viewer = 'nobody' | 'client' | 'admin';

const at = (path: string) => new URL(path, 'http://desk.example');
const acl = { action: 'read', subject: 'ACL' };

async function signInAs(who: Viewer) {
  expireSession();
  if (who === 'nobody') return;
  answerFetch(createSchema(), createBranch({ services: testServices() }));
  await signIn(`${who}@demo.com`, who, true);
}

beforeEach(() => expireSession());

test.each([
  ['nobody', '/misc/error', 'everyone', undefined],
  ['client', '/misc/error', 'everyone', undefined],
  ['admin', '/misc/error', 'everyone', undefined],
  ['nobody', '/login', 'guests', undefined],
  ['client', '/login', 'guests', '/access-control'],
  ['admin', '/login', 'guests', '/'],
  ['admin', '/login?to=%2Fapps%2Ftodo', 'guests', '/apps/todo'],
  ['nobody', '/access-control', acl, '/login?to=%2Faccess-control'],
  ['client', '/access-control', acl, undefined],
  ['admin', '/access-control', acl, undefined],
  ['nobody', '/apps/todo?q=a', undefined, '/login?to=%2Fapps%2Ftodo%3Fq%3Da'],
  ['client', '/apps/todo', undefined, '/misc/not-authorized'],
  ['admin', '/apps/todo', undefined, undefined],
] as const)(
  'the viewer %s at %s, which requires %j, is redirected to %s',
  async (who, path, access, expected) => {
    await signInAs(who);

    expect(findRedirect(access, at(path))).toBe(expected);
  },
);

test('signing out removes the abilities', async () => {
  await signInAs('admin');
  expect(findRedirect(undefined, at('/apps/todo'))).toBeUndefined();
  await signInAs('client');
  expect(findRedirect(undefined, at('/apps/todo'))).toBe('/misc/not-authorized');
  await signInAs('nobody');
  const { may } = await import('../state/abilities.ts');
  expect([may(), may({ action: 'read', subject: 'Auth' })]).toEqual([false, true]);
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
  'a sign-in does not redirect to %s',
  (to) => {
    expect(getDestination(new URLSearchParams({ to }))).toBe('/');
  },
);
