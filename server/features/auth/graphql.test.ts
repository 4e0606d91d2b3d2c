import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
} from '../../test/testApp.ts';

const login = `mutation { login(email: "client@demo.com", password: "client") {
  userData { username } accessToken refreshToken
} }`;

test('viewer returns the user of the access token', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, login);

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { username role } }' },
    headers: { authorization: `Bearer ${data.login.accessToken}` },
  });

  expect(response.json().data.viewer).toEqual({ username: 'janedoe', role: 'CLIENT' });
});

test('changePassword requires an access token and the old password', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, login);
  const authorization = `Bearer ${data.login.accessToken}`;
  const change = async (oldPassword: string, newPassword: string, headers = { authorization }) => {
    const query =
      'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { username } }';
    const variables = { old: oldPassword, new: newPassword };
    const payload = { query, variables };
    return (await app.inject({ method: 'POST', url: '/graphql', payload, headers })).json();
  };

  const signedOut = await change('client', 'tea', { authorization: '' });
  const wrong = await change('Client', 'tea');
  const empty = await change('client', '');
  expect((await sendGraphql(app, login)).errors).toBeUndefined();
  const right = await change('client', 'tea');

  expect(signedOut.errors[0].extensions).toEqual({ code: 'FORBIDDEN' });
  expect(wrong.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'oldPassword' });
  expect(empty.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'newPassword' });
  expect(right.data.changePassword).toEqual({ username: 'janedoe' });
  expect((await sendGraphql(app, login)).errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
});

test('logout ends the session, and a second logout returns false', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, login);
  const token = { token: data.login.refreshToken };
  const logout = 'mutation ($token: String!) { logout(refreshToken: $token) }';

  const first = await sendGraphql(app, logout, token);
  const again = await sendGraphql(app, logout, token);
  const refresh =
    'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken } }';
  const refreshed = await sendGraphql(app, refresh, token);

  expect([first.data.logout, again.data.logout]).toEqual([true, false]);
  expect(refreshed.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
});

test('the log contains no password, even if a request is malformed or fails', async () => {
  const written: string[] = [];
  const log = { write: (line: string) => void written.push(line) };
  const failToHash = () => Promise.reject(new Error('The hash cannot be computed.'));
  const account = { username: 'rui', email: 'rui@firm.example', password: 'six cups of tea' };
  const mutation = `mutation { registerUser(username: "rui", email: "r", password: "${account.password}") { accessToken } }`;

  const failingServices = { ...createTestServices(), hashPassword: failToHash };
  for (const services of [createTestServices(), failingServices]) {
    const app = await buildTestApp({ log, services });
    for (const payload of [account, account, { ...account, password: [account.password] }]) {
      await app.inject({ method: 'POST', url: '/jwt/register', payload });
      await app.inject({ method: 'POST', url: '/jwt/login', payload });
    }
    await app.inject({
      method: 'POST',
      url: '/jwt/register',
      payload: '{"password": six cups of tea',
    });
    await app.inject(`/jwt/login?${new URLSearchParams(account)}`);
    await app.inject(`/graphql?${new URLSearchParams({ query: mutation })}`);
    await sendGraphql(app, mutation);
  }

  expect(written.join('')).toContain('The hash cannot be computed.');
  expect(written.join('')).toContain('/jwt/register');
  expect(decodeURIComponent(written.join('').replaceAll('+', ' '))).not.toMatch(/six.cups/);
});

test('roles returns the abilities that users of the role have', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation { login(email: "client@demo.com", password: "client") { userData { role ability { action subject } } } }`,
  );
  const { data: all } = await sendGraphql(app, '{ roles { role ability { action subject } } }');

  expect(all.roles.map(({ role }: { role: string }) => role)).toEqual(['ADMIN', 'CLIENT']);
  expect(all.roles[1]).toEqual(data.login.userData);
});
