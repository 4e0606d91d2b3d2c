import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof openTestBranch>>;

async function send(app: App, query: string, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers,
  });
  return response.json();
}

async function signIn(app: App, device: string, account = 'client') {
  const { data } = await send(
    app,
    `mutation { login(email: "${account}@demo.com", password: "${account}") { accessToken refreshToken } }`,
    { 'user-agent': device },
  );
  const { accessToken, refreshToken } = data.login;
  return { refreshToken, headers: { authorization: `Bearer ${accessToken}` } };
}

const listSessions = async (app: App, headers: Record<string, string>) =>
  (await send(app, '{ sessions { id device isCurrent } }', headers)).data.sessions as {
    id: number;
    device: string;
    isCurrent: boolean;
  }[];

const canContinue = async (app: App, token: string) =>
  (await send(app, `mutation { refreshSession(refreshToken: "${token}") { accessToken } }`))
    .errors === undefined;

test('sessions lists the sign-ins of the caller with their devices', async () => {
  const app = await openTestBranch();
  await signIn(app, 'Phone');
  await signIn(app, 'Of an administrator', 'admin');
  const { headers } = await signIn(app, `Laptop ${'x'.repeat(1000)}`);

  const sessions = await listSessions(app, headers);

  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(sessions[0]?.device).toHaveLength(300);
  expect(sessions[1]?.device).toBe('Phone');
  expect(await listSessions(app, {})).toEqual([]);
});

test('an ended session cannot be continued, and the session of the caller can', async () => {
  const app = await openTestBranch();
  const phone = await signIn(app, 'Phone');
  const laptop = await signIn(app, 'Laptop');
  const other = (await listSessions(app, laptop.headers)).find(({ device }) => device === 'Phone');

  const { data } = await send(app, `mutation { endSession(id: ${other?.id}) }`, laptop.headers);

  expect(data.endSession).toBe(true);
  expect((await listSessions(app, laptop.headers)).map(({ device }) => device)).toEqual(['Laptop']);
  expect(await canContinue(app, phone.refreshToken)).toBe(false);
  expect(await canContinue(app, laptop.refreshToken)).toBe(true);
});

test('a caller cannot end the session of another account, nor end one without an account', async () => {
  const app = await openTestBranch();
  const admin = await signIn(app, 'Desk', 'admin');
  const client = await signIn(app, 'Phone');
  const [session] = await listSessions(app, admin.headers);
  const end = `mutation { endSession(id: ${session?.id}) }`;

  expect((await send(app, end, client.headers)).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await send(app, end)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await send(app, 'mutation { endOtherSessions }')).errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
  expect(await canContinue(app, admin.refreshToken)).toBe(true);
});

test('endOtherSessions keeps the session of the caller and those of other accounts', async () => {
  const app = await openTestBranch();
  const admin = await signIn(app, 'Desk', 'admin');
  const phone = await signIn(app, 'Phone');
  const tablet = await signIn(app, 'Tablet');
  const laptop = await signIn(app, 'Laptop');

  const { data } = await send(app, 'mutation { endOtherSessions }', laptop.headers);

  expect(data.endOtherSessions).toBe(2);
  const results = [];
  for (const { refreshToken } of [admin, phone, tablet, laptop]) {
    results.push(await canContinue(app, refreshToken));
  }
  expect(results).toEqual([true, false, false, true]);
});
