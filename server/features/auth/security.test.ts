import { expect, test } from 'vitest';
import { createServices } from '../../services/createServices.ts';
import { buildTestApp, createTestServices, sendGraphql } from '../../test/testApp.ts';

const createStrictOptions = () => ({
  enforceRules: true,
  services: createServices({ seed: 1, isStrict: true }),
});

const createRegisterMutation = (name: string) => `mutation { registerUser(
  username: "${name}", email: "${name}@firm.example", password: "Six cups of tea"
) { user { role } accessToken refreshToken } }`;
const createLoginMutation = (password = 'Six cups of tea', email = 'rui@firm.example') =>
  `mutation { login(email: "${email}", password: "${password}") { accessToken refreshToken } }`;
const createRefreshMutation = (token: string) =>
  `mutation { refreshSession(refreshToken: "${token}") { accessToken } }`;
const createAuthorization = (token: string) => ({ authorization: `Bearer ${token}` });

test('in strict mode, a new account has the role client', async () => {
  const app = await buildTestApp(createStrictOptions());

  const { data } = await sendGraphql(app, createRegisterMutation('rui'));

  expect(data.registerUser.user).toEqual({ role: 'CLIENT' });
  const refused = await sendGraphql(
    app,
    'mutation { deleteUsers(ids: [1]) }',
    {},
    createAuthorization(data.registerUser.accessToken),
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('changePassword ends all other sessions', async () => {
  const app = await buildTestApp();
  const own = (await sendGraphql(app, createRegisterMutation('rui'))).data.registerUser;
  const other = (await sendGraphql(app, createLoginMutation())).data.login;

  const changed = await sendGraphql(
    app,
    'mutation { changePassword(oldPassword: "Six cups of tea", newPassword: "Seven cups") { id } }',
    {},
    createAuthorization(own.accessToken),
  );

  expect(changed.errors).toBeUndefined();
  const refused = await sendGraphql(app, createRefreshMutation(other.refreshToken));
  expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
  expect((await sendGraphql(app, createRefreshMutation(own.refreshToken))).errors).toBeUndefined();
});

const sendRepeatedly = (
  app: Awaited<ReturnType<typeof buildTestApp>>,
  count: number,
  query: string,
) =>
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
  const app = await buildTestApp(createStrictOptions());

  const responses = await sendRepeatedly(app, 12, createLoginMutation('wrong'));

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
  const [other] = await sendRepeatedly(app, 1, createLoginMutation('wrong', 'ana@firm.example'));
  expect(other?.statusCode).toBe(200);
});

test('each call in one request counts for the rate limit', async () => {
  const app = await buildTestApp(createStrictOptions());
  const calls = Array.from(
    { length: 61 },
    (_, index) => `a${index}: requestPasswordReset(email: "${index}@firm.example")`,
  );

  const { errors } = await sendGraphql(app, `mutation { ${calls.join(' ')} }`);

  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
});

test('REST returns 429 with Retry-After above the rate limit', async () => {
  const app = await buildTestApp(createStrictOptions());
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
    const app = await buildTestApp(createStrictOptions());
    const query =
      field === 'registerUser' ? createRegisterMutation('rui') : createRefreshMutation('x');

    const responses = await sendRepeatedly(app, 61, query);

    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  },
);

test('in open mode, there is no rate limit', async () => {
  const app = await buildTestApp({ services: createTestServices() });

  const responses = await sendRepeatedly(app, 100, createRefreshMutation('x'));

  expect(responses.every(({ statusCode }) => statusCode !== 429)).toBe(true);
});

test('a refresh token of one branch does not continue the session of another account', async () => {
  const app = await buildTestApp();
  const signIn = async (branch: string, account: string) => {
    const { data } = await sendGraphql(
      app,
      createLoginMutation(account, `${account}@demo.com`),
      {},
      { 'x-branch': branch },
    );
    return data.login.refreshToken as string;
  };
  const own = await signIn('one', 'client');
  await signIn('other', 'admin');

  const refused = await sendGraphql(app, createRefreshMutation(own), {}, { 'x-branch': 'other' });

  expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
  expect(
    (await sendGraphql(app, createRefreshMutation(own), {}, { 'x-branch': 'one' })).errors,
  ).toBeUndefined();
});
