import { expect, test } from 'vitest';
import { accountCommands } from '../../commands/accountCommands.ts';
import { buildTestApp, createControlledServices, sendGraphql } from '../../test/testApp.ts';
import * as auth from '../auth/index.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
type Headers = Record<string, string>;

const createLogin = (password: string) =>
  `mutation { login(email: "admin@demo.com", password: "${password}") { accessToken refreshToken } }`;

async function signIn(app: App, password = 'admin') {
  const { data, errors } = await sendGraphql(app, createLogin(password));
  const session = data?.login;
  return { session, errors, headers: { authorization: `Bearer ${session?.accessToken}` } };
}

async function register(app: App, name: string): Promise<number> {
  const { data } = await sendGraphql(
    app,
    `mutation { registerUser(username: "${name}", email: "${name}@firm.example", password: "Six cups of tea") { user { id } } }`,
  );
  return data.registerUser.user.id;
}

const changePassword =
  'mutation { changePassword(oldPassword: "admin", newPassword: "Six cups of tea") { id } }';

test.each([
  ['a reset to the sample', 'mutation { resetBranch(branch: "main") { seq } }'],
  ['a reset to an earlier state', 'mutation { resetBranch(branch: "main", to: 1) { seq } }'],
  ['an undo', 'mutation { undoCommand(branch: "main") { seq } }'],
])('with AUTH=enforce, accounts and sessions of main outlive %s', async (_, restore) => {
  const { services } = createControlledServices();
  const app = await buildTestApp({ enforceRules: true, services });
  const { headers, session } = await signIn(app);
  const id = await register(app, 'first');
  const added = await sendGraphql(
    app,
    'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }',
    {},
    headers,
  );
  expect((await sendGraphql(app, changePassword, {}, headers)).errors).toBeUndefined();

  expect((await sendGraphql(app, restore, {}, headers)).errors).toBeUndefined();
  const old = await signIn(app);
  const changed = await signIn(app, 'Six cups of tea');
  const viewer = await sendGraphql(app, '{ tasks { id } }', {}, headers);
  const ended = await sendGraphql(
    app,
    `mutation { refreshSession(refreshToken: "${session.refreshToken}") { accessToken } }`,
  );

  expect(added.errors).toBeUndefined();
  expect(old.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  expect(changed.errors).toBeUndefined();
  expect(viewer.errors).toBeUndefined();
  expect(ended.errors).toBeUndefined();
  expect(await register(app, 'second')).toBeGreaterThan(id);
});

test('the commands of accounts are those of the feature', () => {
  expect(accountCommands.toSorted()).toEqual(Object.keys(auth.resolvers.Mutation ?? {}).sort());
});

test('with AUTH=enforce, an undo skips the commands of accounts', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const { headers } = await signIn(app);
  const add = 'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }';
  const { data } = await sendGraphql(app, add, {}, headers);
  await register(app, 'first');
  expect((await sendGraphql(app, changePassword, {}, headers)).errors).toBeUndefined();
  await signIn(app, 'Six cups of tea');

  const next = await sendGraphql(
    app,
    '{ branch(name: "main") { undoable { field } } }',
    {},
    headers,
  );
  await sendGraphql(app, 'mutation { undoCommand { seq } }', {}, headers);
  const tasks = await sendGraphql(app, '{ tasks { id } }', {}, headers);
  const nothing = await sendGraphql(app, 'mutation { undoCommand { seq } }', {}, headers);

  expect(next.data.branch.undoable.field).toBe('addTask');
  expect(tasks.data.tasks.map(({ id }: { id: number }) => id)).not.toContain(data.addTask.id);
  expect(nothing.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await signIn(app)).errors).toBeDefined();
  expect((await signIn(app, 'Six cups of tea')).errors).toBeUndefined();
});

const requestReset = 'mutation { requestPasswordReset(email: "client@demo.com") }';
const inbox = '{ emailPage { emails { message } } }';
const usePassword =
  'mutation ($token: String!) { resetPassword(token: $token, password: "tea at four") { id } }';

test.each([
  ['a reset to the sample', 'mutation { resetBranch(branch: "main") { seq } }'],
  ['a reset to an earlier state', 'mutation { resetBranch(branch: "main", to: 2) { seq } }'],
  ['an undo', 'mutation { undoCommand(branch: "main") { seq } }'],
])('with AUTH=enforce, a used reset link stays used after %s', async (_, restore) => {
  const app = await buildTestApp({ enforceRules: true });
  const { headers } = await signIn(app);
  await sendGraphql(
    app,
    'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }',
    {},
    headers,
  );
  await sendGraphql(app, requestReset);
  const { data } = await sendGraphql(app, inbox, {}, headers);
  const token = /token=(\w+)/.exec(data.emailPage.emails[0].message)?.[1];
  expect((await sendGraphql(app, usePassword, { token })).errors).toBeUndefined();

  expect((await sendGraphql(app, restore, {}, headers)).errors).toBeUndefined();
  const again = await sendGraphql(app, usePassword, { token });
  const client = (password: string) =>
    sendGraphql(app, createLogin(password).replace('admin@', 'client@'));

  expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await client('client')).errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  expect((await client('tea at four')).errors).toBeUndefined();
});

test('with AUTH=enforce, an import as main is refused', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const { headers } = await signIn(app);
  const { data } = await sendGraphql(app, '{ scenario }', {}, headers);

  const { errors } = await sendGraphql(
    app,
    'mutation ($scenario: JSON!) { importScenario(name: "main", scenario: $scenario) { seq } }',
    { scenario: data.scenario },
    headers,
  );

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await signIn(app)).errors).toBeUndefined();
});

const controls = [
  'resetBranch { seq }',
  'undoCommand { seq }',
  'setClock(clock: { advance: 5 }) { seq }',
  'setFaults(rules: [{ name: "slow", delay: 5 }]) { seq }',
  'setUpstreamRules(rules: []) { seq }',
  'deleteRecordings { seq }',
  'clearRequests { seq }',
];

test.each(controls)(
  '%s is refused on a past state, also without a branch argument',
  async (control) => {
    const app = await buildTestApp();
    const headers: Headers = { 'x-branch': 'pr-42' };
    await sendGraphql(
      app,
      'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }',
      {},
      headers,
    );

    for (const argument of ['', 'branch: null']) {
      const field =
        argument === ''
          ? control
          : control.replace(/^(\w+)\(?/, (all, name) =>
              all.endsWith('(') ? `${name}(branch: null, ` : `${name}(branch: null)`,
            );
      const { errors } = await sendGraphql(
        app,
        `mutation { ${field} }`,
        {},
        { 'x-branch': 'pr-42@0' },
      );
      expect(errors?.[0]?.extensions.code, field).toBe('CONFLICT');
    }
    const { data } = await sendGraphql(app, '{ branch(name: "pr-42") { seq } }');
    expect(data.branch.seq).toBe(1);
  },
);

const resetMutation =
  'mutation ($token: String!) { resetPassword(token: $token, password: "Six cups of tea") { id } }';
const refreshMutation =
  'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';

async function freezeMain() {
  const controlled = createControlledServices();
  const services = { ...controlled.services, isStrict: true };
  const app = await buildTestApp({ enforceRules: true, services });
  const { headers, session } = await signIn(app);
  const { errors } = await sendGraphql(
    app,
    'mutation { setClock(branch: "main", clock: { freezeAt: "2026-03-09T09:00:00Z" }) { seq } }',
    {},
    headers,
  );
  expect(errors).toBeUndefined();
  return { app, session, headers, advance: controlled.advance };
}

test('with AUTH=enforce, a reset link expires while the clock of main is frozen', async () => {
  const { app, headers, advance } = await freezeMain();
  const requestLink = async () => {
    await sendGraphql(app, 'mutation { requestPasswordReset(email: "client@demo.com") }');
    const { data } = await sendGraphql(app, '{ emailPage { emails { message } } }', {}, headers);
    return /token=(\w+)/.exec(data.emailPage.emails[0].message)?.[1];
  };

  const first = await requestLink();
  advance(1_700_000);
  const used = await sendGraphql(app, resetMutation, { token: first });
  advance(-1_700_000);
  const second = await requestLink();
  advance(1_900_000);
  const expired = await sendGraphql(app, resetMutation, { token: second });

  expect(used.errors).toBeUndefined();
  expect(expired.errors?.[0]?.extensions.field).toBe('token');
});

test('with AUTH=enforce, the grace of a refresh token ends while the clock of main is frozen', async () => {
  const { app, session, advance } = await freezeMain();
  const refresh = async () =>
    (await sendGraphql(app, refreshMutation, { token: session.refreshToken })).errors?.[0]
      ?.extensions.code;

  const results = [await refresh()];
  advance(9_000);
  results.push(await refresh());
  advance(2_000);
  results.push(await refresh());

  expect(results).toEqual([undefined, undefined, 'INVALID_TOKEN']);
});
