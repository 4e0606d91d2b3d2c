import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
} from '../../test/testApp.ts';

const pageQuery = `query ($sortBy: UserSort, $isDescending: Boolean! = false, $roles: [UserRole!]) {
  userPage(sortBy: $sortBy, isDescending: $isDescending, roles: $roles, perPage: 50) {
    total
    users { fullName email role currentPlan status }
  }
}`;

test.each([
  ['FULL_NAME', 'fullName'],
  ['EMAIL', 'email'],
  ['ROLE', 'role'],
  ['PLAN', 'currentPlan'],
  ['STATUS', 'status'],
])('sorts users by %s in both directions', async (sortBy, field) => {
  const app = await openTestBranch();
  const readColumn = async (isDescending: boolean) =>
    (await sendGraphql(app, pageQuery, { sortBy, isDescending })).data.userPage.users.map(
      (user: Record<string, string>) => user[field],
    );

  const ascending = await readColumn(false);

  expect(ascending).toEqual([...ascending].sort(new Intl.Collator('en').compare));
  expect(await readColumn(true)).toEqual([...ascending].reverse());
});

test('userPage filters by several roles, and returns nothing for an empty list', async () => {
  const app = await openTestBranch();

  const filtered = await sendGraphql(app, pageQuery, { roles: ['ADMIN', 'AUTHOR'] });
  const none = await sendGraphql(app, pageQuery, { roles: [] });

  expect(filtered.data.userPage.total).toBe(18);
  expect(none.data.userPage.total).toBe(0);
});

test('the user of an assignee is null if a task is not assigned', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ task(id: 1) { assignee { fullName user { fullName } } } }',
  );
  const added = await sendGraphql(
    app,
    'mutation { addTask(task: { title: "x" }) { assignee { user { id } } } }',
  );

  expect(data.task.assignee.user.fullName).toBe(data.task.assignee.fullName);
  expect(added.data.addTask.assignee.user).toBeNull();
});

test('a user has the address of the office and the permissions of the role by default', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ user(id: 4) {
      details { birthDate languages address { line1 city country } }
      permissions { module canDelete }
    } }`,
  );

  expect(data.user.details).toEqual({
    birthDate: null,
    languages: ['ENGLISH', 'GERMAN'],
    address: { line1: 'Speicherkontor 7', city: 'Hamburg', country: 'Germany' },
  });
  expect(data.user.permissions).toHaveLength(5);
  expect(data.user.permissions).not.toContainEqual(expect.objectContaining({ canDelete: false }));
});

test('the first user has all personal information', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ user(id: 1) { details { birthDate mobile website gender contactOptions } } }',
  );

  for (const value of Object.values(data.user.details)) expect(value).toBeTruthy();
});

test('updateUser keeps absent fields', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation { updateUser(user: {
      id: 25
      status: INACTIVE
      details: { birthDate: "1990-04-02", links: { github: "sam" } }
      permissions: [{ module: USER, canRead: true, canWrite: true }]
    }) {
      fullName status username
      details { birthDate contactOptions links { github slack } }
      permissions { module canRead canWrite }
    } }`,
  );

  expect(data.updateUser).toMatchObject({
    fullName: 'Samuel Adeyemi',
    status: 'INACTIVE',
    username: 'samuel.adeyemi',
    details: {
      birthDate: '1990-04-02',
      contactOptions: ['EMAIL'],
      links: { github: 'sam', slack: '' },
    },
  });
  expect(data.updateUser.permissions).toHaveLength(5);
  expect(data.updateUser.permissions[2]).toEqual({
    module: 'AUTHOR',
    canRead: true,
    canWrite: false,
  });
  expect(data.updateUser.permissions[4].canWrite).toBe(true);
});

test.each([
  ['a blank name', '{ id: 1, fullName: " " }', 'BAD_USER_INPUT', 'user.fullName'],
  [
    'the username of another user',
    '{ id: 1, username: "Rui.Tavares" }',
    'BAD_USER_INPUT',
    'user.username',
  ],
  ['an unknown id', '{ id: 99, fullName: "x" }', 'NOT_FOUND', undefined],
])('refuses an update with %s', async (_, user, code, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, `mutation { updateUser(user: ${user}) { id } }`);

  expect(errors?.[0]?.extensions).toMatchObject({ code, ...(field && { field }) });
});

test('isUsernameTaken ignores case', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ yes: isUsernameTaken(username: "RUI.tavares") no: isUsernameTaken(username: "rui") }',
  );

  expect(data).toEqual({ yes: true, no: false });
});

test('ten thousand generated users have different usernames', async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 10_000 } });

  const { data } = await sendGraphql(app, '{ users { username } }');

  const names = data.users.map(({ username }: { username: string }) => username);
  expect(new Set(names).size).toBe(10_000);
});
