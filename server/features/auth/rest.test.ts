import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  type TestApp,
} from '../../test/testApp.ts';

const admin = { email: 'admin@demo.com', password: 'admin' };
const post = (app: TestApp, url: string, payload?: object) =>
  app.inject({ method: 'POST', url, payload });
const login = async (app: TestApp) => (await post(app, '/jwt/login', admin)).json();
const refresh = (app: TestApp, refreshToken: string) =>
  post(app, '/jwt/refresh-token', { refreshToken });

/** Builds an app with a clock that the test controls. */
async function buildClockedApp() {
  const clock = { time: Date.parse('2026-03-09T09:00:00Z') };
  const app = await buildTestApp({
    services: { ...createTestServices(), now: () => new Date(clock.time) },
  });
  const advance = (seconds: number) => {
    clock.time += seconds * 1000;
  };
  return { app, advance };
}

test('POST /jwt/login returns the user and two tokens that are valid for ten minutes', async () => {
  const app = await openTestBranch();

  const { userData, accessToken, refreshToken } = await login(app);

  expect(userData).toEqual({
    id: 1,
    fullName: 'Ines Okafor',
    username: 'johndoe',
    avatar: '/pictures/people/ines-okafor.svg',
    email: 'admin@demo.com',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    // remove-feature ecommerce
    extras: { eCommerceCartItemsCount: 5 },
    // end ecommerce
  });
  const iat = Date.parse('2026-03-09T09:00:00Z') / 1000;
  expect(decodeJwt(accessToken)).toEqual({ id: 1, iat, exp: iat + 600 });
  expect(decodeJwt(refreshToken)).toEqual({ id: 1, iat, exp: iat + 600 });
  expect(accessToken).not.toBe(refreshToken);
});

test.each([
  ['a wrong password', { ...admin, password: 'Admin' }],
  ['an unknown address', { ...admin, email: 'ADMIN@demo.com' }],
  ['a missing password', { email: admin.email }],
  ['an empty object', {}],
])('POST /jwt/login refuses %s with the message of the specification', async (_, payload) => {
  const app = await openTestBranch();

  const response = await post(app, '/jwt/login', payload);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
});

test.each([
  ['a number as password', { payload: { ...admin, password: 5 } }],
  ['a missing body', {}],
  ['malformed JSON', { payload: '{"email":', headers: { 'content-type': 'application/json' } }],
])('POST /jwt/login returns "Something went wrong" for %s', async (_, sent) => {
  const app = await openTestBranch();

  const response = await app.inject({ method: 'POST', url: '/jwt/login', ...sent });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: { email: ['Something went wrong'] } });
});

test('a sign-in takes the same time for an unknown address and a wrong password', async () => {
  const app = await openTestBranch();
  const measure = async (payload: object) => {
    const start = performance.now();
    await post(app, '/jwt/login', payload);
    return performance.now() - start;
  };

  // The calls alternate, and the fastest of each kind are compared, so that other work of the machine affects both
  // alike.
  let wrong = Number.POSITIVE_INFINITY;
  let unknown = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 9; round += 1) {
    wrong = Math.min(wrong, await measure({ ...admin, password: 'x' }));
    unknown = Math.min(unknown, await measure({ email: 'nobody@demo.com', password: 'x' }));
  }

  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});

test('POST /jwt/register creates an account that can sign in', async () => {
  const app = await openTestBranch();
  const account = { username: 'rui', email: 'rui@firm.example', password: 'p' };

  const registered = await post(app, '/jwt/register', account);
  const signedIn = await post(app, '/jwt/login', account);

  expect(registered.statusCode).toBe(200);
  expect(registered.json()).toEqual({
    user: {
      id: 3,
      email: 'rui@firm.example',
      username: 'rui',
      fullName: '',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    },
    accessToken: expect.any(String),
  });
  expect(signedIn.json().userData).not.toHaveProperty('extras');
  expect(signedIn.body).not.toContain('digest');
});

test('POST /jwt/register returns 200 with an error if the username is taken', async () => {
  const app = await openTestBranch();
  const account = { username: 'johndoe', email: 'new@firm.example', password: 'p' };

  const response = await post(app, '/jwt/register', account);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    error: { email: null, username: 'This username is already in use.' },
  });
  expect((await post(app, '/jwt/login', account)).statusCode).toBe(400);
});

test('POST /jwt/register accepts an empty username and email only once', async () => {
  const app = await openTestBranch();

  const first = await post(app, '/jwt/register', {});
  const again = await post(app, '/jwt/register', {});

  expect(first.json().user).toMatchObject({ id: 3, email: '', username: '' });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual({
    error: {
      email: 'This email is already in use.',
      username: 'This username is already in use.',
    },
  });
});

test('two simultaneous registrations of one address create one account', async () => {
  const app = await openTestBranch();
  const account = { username: 'rui', email: 'rui@firm.example', password: 'p' };

  const responses = await Promise.all([
    post(app, '/jwt/register', account),
    post(app, '/jwt/register', account),
  ]);

  expect(responses.filter((response) => response.json().user)).toHaveLength(1);
});

test('POST /jwt/register returns 400 without a body', async () => {
  const app = await openTestBranch();

  const response = await post(app, '/jwt/register');

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: 'The body is missing.' });
});

test('POST /jwt/refresh-token exchanges a token with or without quotes', async () => {
  const { app, advance } = await buildClockedApp();
  const first = await login(app);
  advance(300);

  const second = await refresh(app, `"${first.refreshToken}"`);
  advance(500);
  const third = await refresh(app, second.json().refreshToken);

  expect(second.statusCode).toBe(200);
  expect(second.json().userData).toEqual(first.userData);
  expect(third.statusCode).toBe(200);
});

test('a retry within ten seconds returns the same new token', async () => {
  const { app, advance } = await buildClockedApp();
  const { refreshToken } = await login(app);

  const [first, second] = [await refresh(app, refreshToken), await refresh(app, refreshToken)];
  advance(300);

  expect(second.json().refreshToken).toBe(first.json().refreshToken);
  expect((await refresh(app, second.json().refreshToken)).statusCode).toBe(200);
});

test('reuse of a refresh token ends all sessions of its sign-in', async () => {
  const { app, advance } = await buildClockedApp();
  const other = await login(app);
  const { refreshToken: stolen } = await login(app);
  const { refreshToken: current } = (await refresh(app, stolen)).json();
  advance(11);

  expect((await refresh(app, stolen)).statusCode).toBe(401);
  expect((await refresh(app, current)).statusCode).toBe(401);
  expect((await refresh(app, other.refreshToken)).statusCode).toBe(200);
});

test.each([
  ['an unknown token', { refreshToken: 'nonsense' }],
  ['a missing token', {}],
  ['null as token', { refreshToken: null }],
  ['a number as token', { refreshToken: 5 }],
  ['a missing body', undefined],
])('POST /jwt/refresh-token returns 401 for %s', async (_, payload) => {
  const app = await openTestBranch();

  const response = await post(app, '/jwt/refresh-token', payload);

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ error: 'Invalid refresh token' });
});

test('POST /jwt/refresh-token returns 401 for an access token and an expired token', async () => {
  const { app, advance } = await buildClockedApp();
  const { accessToken, refreshToken } = await login(app);

  expect((await refresh(app, accessToken)).statusCode).toBe(401);
  advance(601);
  expect((await refresh(app, refreshToken)).statusCode).toBe(401);
});
