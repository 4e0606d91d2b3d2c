import { expect, test } from 'vitest';
import { buildTestApp, openTestBranch, sendGraphql, signUp } from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof openTestBranch>>;
type Headers = Record<string, string>;

const password = 'Six cups of tea';
const deleteMutation = `mutation ($username: String!, $password: String!) {
  deleteAccount(username: $username, password: $password)
}`;

const remove = (app: App, headers: Headers, values: object) =>
  sendGraphql(app, deleteMutation, { username: 'rui', password, ...values }, headers);

async function signIn(app: App, email: string, secret: string) {
  const { data, errors } = await sendGraphql(
    app,
    `mutation { login(email: "${email}", password: "${secret}") { accessToken refreshToken } }`,
  );
  const authorization = `Bearer ${data?.login.accessToken}`;
  return { errors, refreshToken: data?.login.refreshToken, headers: { authorization } };
}

test('a deleted account cannot sign in, and its session, token and settings are gone', async () => {
  const app = await openTestBranch();
  await signUp(app, 'rui');
  const { headers, refreshToken } = await signIn(app, 'rui@firm.example', password);
  await sendGraphql(
    app,
    'mutation { updateAccountSettings(settings: { info: { bio: "Likes tea" } }) { info { bio } } }',
    {},
    headers,
  );
  const created = await sendGraphql(
    app,
    'mutation { createPersonalAccessToken(name: "CI") { token } }',
    {},
    headers,
  );
  const { token } = created.data.createPersonalAccessToken;

  const { data, errors } = await remove(app, headers, {});

  expect(errors).toBeUndefined();
  expect(data.deleteAccount).toBe(true);
  expect((await signIn(app, 'rui@firm.example', password)).errors).toBeDefined();
  const refreshed = await sendGraphql(
    app,
    `mutation { refreshSession(refreshToken: "${refreshToken}") { accessToken } }`,
  );
  expect(refreshed.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
  const used = await sendGraphql(app, '{ tasks { id } }', {}, { authorization: `Bearer ${token}` });
  expect(used.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await sendGraphql(app, '{ viewer { id } }', {}, headers)).data.viewer).toBeNull();

  await signUp(app, 'rui');
  const again = await signIn(app, 'rui@firm.example', password);
  const settings = await sendGraphql(
    app,
    '{ accountSettings { info { bio } } }',
    {},
    again.headers,
  );
  expect(settings.data.accountSettings.info.bio).toBe('');
});

test.each([
  ['username', { username: 'johndoe' }],
  ['password', { password: 'wrong' }],
])('refuses a wrong %s and deletes nothing', async (field, values) => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'rui');

  const { errors } = await remove(app, headers, values);

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect((await sendGraphql(app, '{ viewer { username } }', {}, headers)).data.viewer).toEqual({
    username: 'rui',
  });
});

test('the last administrator cannot be deleted, and the first account can', async () => {
  const app = await openTestBranch();
  const { headers } = await signIn(app, 'admin@demo.com', 'admin');
  const first = { username: 'johndoe', password: 'admin' };

  const refused = await remove(app, headers, first);
  const other = await signUp(app, 'rui');
  const deleted = await remove(app, headers, first);
  const last = await remove(app, other, {});

  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringContaining('last administrator'),
    extensions: { code: 'BAD_USER_INPUT', field: 'username' },
  });
  expect(deleted.errors).toBeUndefined();
  expect(last.errors?.[0]?.extensions.field).toBe('username');
  // A caller without an account uses the first remaining one.
  const { data } = await sendGraphql(app, '{ accountSettings { general { username } } }');
  expect(data.accountSettings.general.username).toBe('janedoe');
});

test('with AUTH=enforce, a deleted account loses its abilities at once', async () => {
  const app = await buildTestApp({ enforceRules: true });
  await signUp(app, 'rui');
  const { headers } = await signIn(app, 'rui@firm.example', password);
  expect((await sendGraphql(app, '{ tasks { id } }', {}, headers)).errors).toBeUndefined();

  expect((await remove(app, headers, {})).errors).toBeUndefined();

  const { errors } = await sendGraphql(app, '{ tasks { id } }', {}, headers);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
