import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createBranch } from '../../server/branch.ts';
import { registry } from '../../server/features.ts';
import { createTestServices } from '../../server/test/testApp.ts';
import { createApolloClient } from '../data/apollo.ts';
import { storageKeys } from '../data/storage.ts';
import { stubFetch } from '../testing/renderRoute.tsx';
import { getFreshToken, renewToken } from './refresh.ts';
import { session, signIn, signOut } from './session.ts';
import { getTokenExpiry, readStoredTokens } from './storedSession.ts';

/** Signs in as admin. Returns a spy on the renewal of tokens. */
async function signInAsAdmin() {
  const branch = createBranch({ registry, services: createTestServices() });
  stubFetch(branch);
  await signIn('admin@demo.com', 'admin', true);
  return vi.spyOn(branch.collections.auth, 'refresh');
}

const expireToken = () => localStorage.setItem(storageKeys.tokenReceived, '1');

test('a token expires after ten minutes by the clock of the device', async () => {
  await signInAsAdmin();
  // The clocks of the server and the test differ by fractions of a millisecond.
  const remaining = Math.floor(getTokenExpiry() - Date.now());

  expect(remaining).toBeGreaterThan(590_000);
  expect(remaining).toBeLessThanOrEqual(600_000);
  expect(localStorage.getItem(storageKeys.accessToken)).toMatch(/^"ey.+"$/);
});

test('a valid token is not renewed', async () => {
  const refresh = await signInAsAdmin();

  expect(await getFreshToken()).toBe(readStoredTokens().accessToken);
  expect(refresh).not.toHaveBeenCalled();
});

test('simultaneous requests renew the token once', async () => {
  const refresh = await signInAsAdmin();
  const oldRefreshToken = readStoredTokens().refreshToken;
  expireToken();

  const tokens = await Promise.all(Array.from({ length: 8 }, () => getFreshToken()));

  expect(new Set(tokens).size).toBe(1);
  expect(refresh).toHaveBeenCalledOnce();
  expect(readStoredTokens().refreshToken).not.toBe(oldRefreshToken);
  expect(getTokenExpiry()).toBeGreaterThan(Date.now());
});

test('uses a token that another tab has renewed', async () => {
  const refresh = await signInAsAdmin();
  localStorage.setItem(storageKeys.accessToken, '"token of the other tab"');

  expect(await renewToken('the old token')).toBe('token of the other tab');
  expect(refresh).not.toHaveBeenCalled();
});

test('a refused renewal ends the session, and a lost connection does not', async () => {
  await signInAsAdmin();
  expireToken();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await getFreshToken();
  expect(session.get()).not.toBeNull();

  stubFetch(createBranch({ registry, services: createTestServices() }));
  localStorage.setItem(storageKeys.refreshToken, '"invalid"');
  await getFreshToken();
  expect(session.get()).toBeNull();
  expect(localStorage.getItem(storageKeys.userData)).toBeNull();
});

test('a deleted token is renewed, and a deleted session ends', async () => {
  await signInAsAdmin();
  localStorage.removeItem(storageKeys.accessToken);
  expect(await getFreshToken()).toMatch(/^ey/);

  localStorage.clear();
  expect(await getFreshToken()).toBe('');
  expect(session.get()).toBeNull();
});

test('signing out during a renewal ends the session', async () => {
  await signInAsAdmin();
  expireToken();
  const renewal = getFreshToken();
  signOut();

  await renewal;
  expect(session.get()).toBeNull();
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull();
});

test('the session ends if the server refuses the renewed token', async () => {
  await signInAsAdmin();
  const extensions = { code: 'UNAUTHENTICATED' };
  const refuseAll = new ApolloLink(() => of({ errors: [{ message: 'Expired', extensions }] }));
  const client = createApolloClient(refuseAll);

  await client.query({ query: gql`query Cards { cardCount }` }).catch(() => undefined);

  expect(session.get()).toBeFalsy();
});
