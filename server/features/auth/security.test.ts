import { expect, test } from 'vitest';
import { createServices } from '../../services/createServices.ts';
import { ask, buildTestApp, createTestServices } from '../../testing.ts';

const strict = () => ({
  enforceRules: true,
  services: createServices({ seed: 1, isStrict: true }),
});

const register = (name: string) => `mutation { registerUser(
  username: "${name}", email: "${name}@firm.example", password: "Six cups of tea"
) { user { role } accessToken refreshToken } }`;
const login = (password = 'Six cups of tea', email = 'rui@firm.example') =>
  `mutation { login(email: "${email}", password: "${password}") { accessToken refreshToken } }`;
const refresh = (token: string) =>
  `mutation { refreshSession(refreshToken: "${token}") { accessToken } }`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('in strict mode, a new account has the role client', async () => {
  const app = await buildTestApp(strict());

  const { data } = await ask(app, register('rui'));

  expect(data.registerUser.user).toEqual({ role: 'CLIENT' });
  const refused = await ask(
    app,
    'mutation { deleteUsers(ids: [1]) }',
    {},
    bearer(data.registerUser.accessToken),
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('changePassword ends all other sessions', async () => {
  const app = await buildTestApp();
  const own = (await ask(app, register('rui'))).data.registerUser;
  const other = (await ask(app, login())).data.login;

  const changed = await ask(
    app,
    'mutation { changePassword(oldPassword: "Six cups of tea", newPassword: "Seven cups") { id } }',
    {},
    bearer(own.accessToken),
  );

  expect(changed.errors).toBeUndefined();
  const refused = await ask(app, refresh(other.refreshToken));
  expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
  expect((await ask(app, refresh(own.refreshToken))).errors).toBeUndefined();
});

const statuses = (app: Awaited<ReturnType<typeof buildTestApp>>, count: number, query: string) =>
  Promise.all(
    Array.from({ length: count }, () =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query },
      }),
    ),
  );

test('in strict mode, an account has ten sign-in attempts per minute', async () => {
  const app = await buildTestApp(strict());

  const responses = await statuses(app, 12, login('wrong'));

  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toEqual([
    429, 429,
  ]);
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.json().errors[0]).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ s\.$/),
    extensions: { code: 'RATE_LIMITED' },
  });
  // Another account with the same address is unaffected.
  const [other] = await statuses(app, 1, login('wrong', 'ana@firm.example'));
  expect(other?.statusCode).toBe(200);
});

test('each call in one request counts for the rate limit', async () => {
  const app = await buildTestApp(strict());
  const calls = Array.from(
    { length: 61 },
    (_, index) => `a${index}: requestPasswordReset(email: "${index}@firm.example")`,
  );

  const { errors } = await ask(app, `mutation { ${calls.join(' ')} }`);

  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
});

test('REST returns 429 with Retry-After above the rate limit', async () => {
  const app = await buildTestApp(strict());
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/jwt/login',
      payload: { email: 'admin@demo.com', password: 'wrong' },
    });

  const responses = [];
  for (let count = 0; count < 11; count += 1) responses.push(await send());

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(400), 429]);
  expect(responses[10]?.headers['retry-after']).toMatch(/^\d+$/);
});

test.each(['registerUser', 'refreshSession'])(
  'in strict mode, the calls of %s are limited for each IP address',
  async (field) => {
    const app = await buildTestApp(strict());
    const query = field === 'registerUser' ? register('rui') : refresh('x');

    const responses = await statuses(app, 61, query);

    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  },
  20_000,
);

test('in open mode, there is no rate limit', async () => {
  const app = await buildTestApp({ services: createTestServices() });

  const responses = await statuses(app, 100, refresh('x'));

  expect(responses.every(({ statusCode }) => statusCode !== 429)).toBe(true);
});

test('a refresh token of one branch does not continue the session of another account', async () => {
  const app = await buildTestApp();
  const signIn = async (branch: string, account: string) => {
    const { data } = await ask(
      app,
      login(account, `${account}@demo.com`),
      {},
      { 'x-branch': branch },
    );
    return data.login.refreshToken as string;
  };
  const own = await signIn('one', 'client');
  await signIn('other', 'admin');

  const refused = await ask(app, refresh(own), {}, { 'x-branch': 'other' });

  expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
  expect((await ask(app, refresh(own), {}, { 'x-branch': 'one' })).errors).toBeUndefined();
});
