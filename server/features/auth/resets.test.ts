import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { username } }';
const login =
  'mutation ($password: String!) { login(email: "client@demo.com", password: $password) { refreshToken } }';
const inbox =
  '{ emailPage { total emails { subject message isRead from { name } to { email } } } }';

async function readLastToken(app: TestApp): Promise<string> {
  const { data } = await sendGraphql(app, inbox);
  return /token=(\w+)/.exec(data.emailPage.emails[0].message)?.[1] ?? '';
}

test('a reset link sets a new password and ends all sessions', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, login, { password: 'client' });

  await sendGraphql(app, request, { email: 'Client@demo.com' });
  const mails = await sendGraphql(app, inbox);
  const changed = await sendGraphql(app, reset, {
    token: await readLastToken(app),
    password: 'tea at four',
  });

  expect(mails.data.emailPage.emails[0]).toMatchObject({
    subject: 'Set a new password',
    isRead: false,
    from: { name: 'Frontdesk' },
    to: [{ email: 'client@demo.com' }],
  });
  expect(changed.data.resetPassword).toEqual({ username: 'janedoe' });
  expect((await sendGraphql(app, login, { password: 'client' })).errors).toBeDefined();
  expect((await sendGraphql(app, login, { password: 'tea at four' })).errors).toBeUndefined();
  const refresh =
    'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken } }';
  const refreshed = await sendGraphql(app, refresh, { token: data.login.refreshToken });
  expect(refreshed.errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
});

test('returns the same response for an unknown address and sends no email', async () => {
  const app = await openTestBranch();
  const before = await sendGraphql(app, inbox);

  const knownResponse = await sendGraphql(app, request, { email: 'admin@demo.com' });
  const unknownResponse = await sendGraphql(app, request, { email: 'nobody@demo.com' });

  expect(unknownResponse).toEqual(knownResponse);
  const after = await sendGraphql(app, inbox);
  expect(after.data.emailPage.total).toBe(before.data.emailPage.total + 1);
});

test('only the newest reset link works, once and for 30 minutes', async () => {
  let time = new Date('2026-03-09T09:00:00Z');
  const app = await buildTestApp({ services: { ...createTestServices(), now: () => time } });
  const tokens: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await sendGraphql(app, request, { email: 'client@demo.com' });
    tokens.push(await readLastToken(app));
  }
  const [older = '', newer = ''] = tokens;
  const attempt = async (token: string, password = 'tea at four') =>
    (await sendGraphql(app, reset, { token, password })).errors?.[0]?.extensions.field;

  expect(await attempt(older)).toBe('token');
  expect(await attempt('')).toBe('token');
  expect(await attempt(newer, 'seven77')).toBe('password');
  expect(await attempt(newer)).toBeUndefined();
  expect(await attempt(newer)).toBe('token');

  await sendGraphql(app, request, { email: 'client@demo.com' });
  time = new Date('2026-03-09T09:30:01Z');
  expect(await attempt(await readLastToken(app))).toBe('token');
});
