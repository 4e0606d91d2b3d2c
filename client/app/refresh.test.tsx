import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { createSchema } from '../../server/schema.ts';
import { testServices } from '../../server/testing.ts';
import { freshToken, renewToken } from '../state/refresh.ts';
import { session, signIn, signOut } from '../state/session.ts';
import { storedTokens, tokenExpiry } from '../state/sessionStorage.ts';
import { storageKeys } from '../state/storage.ts';
import { answerFetch } from '../testing/renderRoute.tsx';
import { createApollo } from './apollo.ts';

/** Signs in as admin, and counts the token requests from then on. */
async function signInAsAdmin() {
  const branch = createBranch({ services: testServices() });
  answerFetch(createSchema(), branch);
  await signIn('admin@demo.com', 'admin', true);
  return vi.spyOn(branch.collections.auth, 'refresh');
}

const expireToken = () => localStorage.setItem(storageKeys.tokenReceived, '1');

test('a token expires after ten minutes on the clock of the device', async () => {
  await signInAsAdmin();
  // The two clocks differ by fractions of a millisecond.
  const left = Math.floor(tokenExpiry() - Date.now());

  expect(left).toBeGreaterThan(590_000);
  expect(left).toBeLessThanOrEqual(600_000);
  expect(localStorage.getItem(storageKeys.accessToken)).toMatch(/^"ey.+"$/);
});

test('a valid token is not renewed', async () => {
  const refresh = await signInAsAdmin();

  expect(await freshToken()).toBe(storedTokens().accessToken);
  expect(refresh).not.toHaveBeenCalled();
});

test('simultaneous requests renew the token once', async () => {
  const refresh = await signInAsAdmin();
  const before = storedTokens().refreshToken;
  expireToken();

  const tokens = await Promise.all(Array.from({ length: 8 }, () => freshToken()));

  expect(new Set(tokens).size).toBe(1);
  expect(refresh).toHaveBeenCalledOnce();
  expect(storedTokens().refreshToken).not.toBe(before);
  expect(tokenExpiry()).toBeGreaterThan(Date.now());
});

test('a token that another tab has renewed is used', async () => {
  const refresh = await signInAsAdmin();
  localStorage.setItem(storageKeys.accessToken, '"of the other tab"');

  expect(await renewToken('the old one')).toBe('of the other tab');
  expect(refresh).not.toHaveBeenCalled();
});

test('a refused renewal ends the session, and a lost connection does not', async () => {
  await signInAsAdmin();
  expireToken();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await freshToken();
  expect(session.get()).not.toBeNull();

  answerFetch(createSchema(), createBranch({ services: testServices() }));
  localStorage.setItem(storageKeys.refreshToken, '"spoilt"');
  await freshToken();
  expect(session.get()).toBeNull();
  expect(localStorage.getItem(storageKeys.userData)).toBeNull();
});

test('signing out during a renewal ends the session', async () => {
  await signInAsAdmin();
  expireToken();
  const renewal = freshToken();
  signOut();

  await renewal;
  expect(session.get()).toBeNull();
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull();
});

test('a second refusal after a renewal ends the session', async () => {
  await signInAsAdmin();
  const extensions = { code: 'UNAUTHENTICATED' };
  const refuseAll = new ApolloLink(() => of({ errors: [{ message: 'Expired', extensions }] }));
  const client = createApollo(refuseAll);

  await client.query({ query: gql`query Cards { cardCount }` }).catch(() => undefined);

  expect(session.get()).toBeFalsy();
});
