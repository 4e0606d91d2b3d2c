import { expect, test } from 'vitest';
import { buildTestApp, createControlledServices, sendGraphql } from '../../test/testApp.ts';

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
