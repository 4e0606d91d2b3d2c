import { expect, test } from 'vitest';
import {
  buildTestApp,
  createControlledServices,
  createTestServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';

const addUser = (app: TestApp, texts: object) =>
  sendGraphql(
    app,
    `mutation ($fullName: String!, $username: String!, $email: String!) {
      addUser(fullName: $fullName, username: $username, email: $email) { id createdAt status role }
    }`,
    { fullName: 'Ada Quist', username: 'ada.quist', email: 'ada@quist.example', ...texts },
  );

const updateUser = (app: TestApp, user: string, fields = 'id') =>
  sendGraphql(app, `mutation { updateUser(user: ${user}) { ${fields} } }`);

const readHistory = async (app: TestApp, id: number) => {
  const { data } = await sendGraphql(
    app,
    `{ user(id: ${id}) { history { kind at role roleBefore plan planBefore } } }`,
  );
  return data.user.history as { kind: string; at: string }[];
};

test.each([
  ['an email address without @', { email: 'ada' }, 'email'],
  ['an email address without a domain', { email: 'ada@quist' }, 'email'],
  ['an email address with a space', { email: 'ada @quist.example' }, 'email'],
  ['an email address that is taken', { email: 'INES.okafor@marlowfinch.example' }, 'email'],
  ['a username that is taken', { username: 'Ines.Okafor' }, 'username'],
  ['a username of two words', { username: 'ada quist' }, 'username'],
  ['a blank name', { fullName: '  ' }, 'fullName'],
])('refuses a new user with %s and names the field', async (_, texts, field) => {
  const app = await openTestBranch();

  const { errors } = await addUser(app, texts);

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  const { data } = await sendGraphql(app, '{ userPage { total } }');
  expect(data.userPage.total).toBe(50);
});

test('POST /apps/users/add-user accepts any username and email address', async () => {
  const app = await openTestBranch();

  const response = await app.inject({
    method: 'POST',
    url: '/apps/users/add-user',
    payload: { fullName: 'A', username: 'ines.okafor', email: 'nowhere' },
  });

  expect(response.statusCode).toBe(201);
});

test.each([
  ['an email address without @', 'email: "ada"', 'user.email'],
  ['the email address of another user', 'email: "rui.tavares@marlowfinch.example"', 'user.email'],
  [
    'a date of birth in the future',
    'details: { birthDate: "2026-03-10" }',
    'user.details.birthDate',
  ],
  ['a script as website', 'details: { website: "javascript:alert(1)" }', 'user.details.website'],
  ['a mobile number with letters', 'details: { mobile: "call me" }', 'user.details.mobile'],
  [
    'an address with a blank street',
    'details: { address: { line1: " ", country: "Chile" } }',
    'user.details.address.line1',
  ],
  ['a script as portrait', 'avatar: "javascript:alert(1)"', 'user.avatar'],
  [
    'a portrait above the size limit',
    `avatar: "data:image/png;base64,${'A'.repeat(100_000)}"`,
    'user.avatar',
  ],
  [
    'write permission without read permission',
    'permissions: [{ module: ADMIN, canWrite: true }]',
    'user.permissions',
  ],
])('refuses an update with %s and names the field', async (_, changes, field) => {
  const app = await openTestBranch();

  const { errors } = await updateUser(app, `{ id: 1, company: "X", ${changes} }`);

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  const { data } = await sendGraphql(app, '{ user(id: 1) { company } }');
  expect(data.user.company).toBe('Marlow & Finch Lisbon');
});

test('a user can keep the username and the email address, and remove the date of birth', async () => {
  const app = await openTestBranch();
  const details = 'details { birthDate gender }';
  await updateUser(app, '{ id: 1, details: { birthDate: "1980-01-02", gender: FEMALE } }');

  const { data } = await updateUser(
    app,
    '{ id: 1, username: "ines.okafor", email: "ines.okafor@marlowfinch.example", details: { birthDate: null } }',
    details,
  );

  expect(data.updateUser.details).toEqual({ birthDate: null, gender: 'FEMALE' });
});

test('a new role resets the permissions to its default permissions', async () => {
  const app = await openTestBranch();
  const fields = 'role hasOwnPermissions permissions { module canRead canWrite }';
  const own = await updateUser(
    app,
    '{ id: 2, permissions: [{ module: ADMIN, canRead: true }] }',
    fields,
  );
  const next = await updateUser(app, '{ id: 2, role: SUBSCRIBER }', fields);
  const { data } = await sendGraphql(
    app,
    '{ userRoles { role permissions { module canRead canWrite } } }',
  );

  expect(own.data.updateUser.hasOwnPermissions).toBe(true);
  expect(own.data.updateUser.permissions[0]).toMatchObject({ canRead: true, canWrite: false });
  expect(next.data.updateUser.hasOwnPermissions).toBe(false);
  expect(next.data.updateUser.permissions).toEqual(
    data.userRoles.find(({ role }: { role: string }) => role === 'SUBSCRIBER').permissions,
  );
});

test('hasOwnPermissions is false if the permissions are equal to the defaults of the role', async () => {
  const app = await openTestBranch();
  const row = '{ module: AUTHOR, canRead: true, canWrite: true, canCreate: true, canDelete: true }';

  const { data } = await updateUser(app, `{ id: 1, permissions: [${row}] }`, 'hasOwnPermissions');

  expect(data.updateUser.hasOwnPermissions).toBe(false);
});

test('history returns all changes of a user with their times', async () => {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services });
  const { data } = await addUser(app, {});
  const { id } = data.addUser;

  advance(60_000);
  await updateUser(app, `{ id: ${id}, role: EDITOR, currentPlan: COMPANY }`);
  advance(60_000);
  await sendGraphql(app, `mutation { setUserStatus(ids: [${id}], status: INACTIVE) { id } }`);
  await sendGraphql(app, `mutation { setUserStatus(ids: [${id}], status: INACTIVE) { id } }`);
  await updateUser(app, `{ id: ${id}, details: { mobile: "555 0101" } }`);
  await sendGraphql(app, `mutation { deleteUser(id: ${id}) { id } }`);
  await sendGraphql(app, `mutation { restoreUsers(ids: [${id}]) { id } }`);

  expect(await readHistory(app, id)).toEqual(
    [
      ['RESTORED', '09:02', {}],
      ['DELETED', '09:02', {}],
      ['DETAILS_CHANGED', '09:02', {}],
      ['SUSPENDED', '09:02', {}],
      ['PLAN_CHANGED', '09:01', { plan: 'COMPANY', planBefore: 'BASIC' }],
      ['ROLE_CHANGED', '09:01', { role: 'EDITOR', roleBefore: 'SUBSCRIBER' }],
      ['ADDED', '09:00', {}],
    ].map(([kind, time, rest]) => ({
      kind,
      at: `2026-03-09T${time}:00.000Z`,
      role: null,
      roleBefore: null,
      plan: null,
      planBefore: null,
      ...(rest as object),
    })),
  );
});

test('the history of each sample user is consistent and in the past', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, '{ users { status createdAt history { kind at } } }');

  for (const { status, createdAt, history } of data.users) {
    const [last] = history;
    expect(last.kind).toBe(
      { ACTIVE: 'ACTIVATED', INACTIVE: 'SUSPENDED', PENDING: 'ADDED' }[status as string],
    );
    expect(history.at(-1)).toEqual({ kind: 'ADDED', at: createdAt });
    const times = history.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(times[0] < '2026-03-09T09:00:00').toBe(true);
  }
});

test('setUserStatus updates all users or none', async () => {
  const app = await openTestBranch();
  const setStatus = (ids: string) =>
    sendGraphql(app, `mutation { setUserStatus(ids: [${ids}], status: INACTIVE) { id status } }`);

  expect((await setStatus('1, 99')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { data } = await sendGraphql(app, '{ user(id: 1) { status } }');
  expect(data.user.status).toBe('ACTIVE');

  expect((await setStatus('1, 2, 1')).data.setUserStatus).toEqual([
    { id: 1, status: 'INACTIVE' },
    { id: 2, status: 'INACTIVE' },
  ]);
});

test('restored users have their old positions', async () => {
  const app = await openTestBranch();
  await addUser(app, {});
  await addUser(app, { username: 'ada2', email: 'ada2@quist.example' });
  const readIds = async () => {
    const { data } = await sendGraphql(app, '{ users { id } }');
    return data.users.map(({ id }: { id: number }) => id);
  };
  const before = await readIds();

  await sendGraphql(app, 'mutation { deleteUsers(ids: [51, 1, 7, 50]) }');
  expect(await readIds()).toHaveLength(48);
  await sendGraphql(app, 'mutation { restoreUsers(ids: [50, 7, 1, 51]) { id } }');

  expect(await readIds()).toEqual(before);
  const { errors } = await sendGraphql(app, 'mutation { restoreUsers(ids: [7]) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('refuses to restore a user whose username is taken', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, 'mutation { deleteUser(id: 1) { id } }');
  await addUser(app, { username: 'ines.okafor' });

  const { errors } = await sendGraphql(app, 'mutation { restoreUsers(ids: [1]) { id } }');

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('userPage searches email addresses, unless texts excludes them', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ all: userPage(q: "TAVARES@marlow") { total }
       names: userPage(q: "marlowfinch", texts: [FULL_NAME, USERNAME]) { total } }`,
  );

  expect(data).toEqual({ all: { total: 1 }, names: { total: 0 } });
});

test('the billing month of a plan ends on the same day of the next month', async () => {
  const app = await openTestBranch();
  const { data } = await addUser(app, {});

  const added = await sendGraphql(app, `{ user(id: ${data.addUser.id}) { planEndsOn } }`);

  expect(added.data.user.planEndsOn).toBe('2026-04-09');
});

test('a search over a hundred thousand users takes less than 250 ms of CPU time', {
  tags: ['nightly'],
}, async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 100_000 } });
  const listQuery = `query ($q: String!, $sortBy: UserSort, $page: Int!) {
    userPage(q: $q, sortBy: $sortBy, page: $page) { total users { id } }
  }`;
  const measure = async (variables: object) => {
    const before = process.cpuUsage();
    const { data } = await sendGraphql(app, listQuery, { q: '', page: 1, ...variables });
    const { user, system } = process.cpuUsage(before);
    return { ...data.userPage, duration: (user + system) / 1000 };
  };

  const last = await measure({ page: 10_000 });
  expect(last.total).toBe(100_000);
  expect(last.users).toHaveLength(10);

  await measure({ q: 'ines', sortBy: 'EMAIL' });
  const found = await measure({ q: 'ines.o', sortBy: 'EMAIL' });
  expect(found.total).toBeGreaterThan(0);
  // The search takes much less time. A scan and a sort of all rows would take much more time.
  expect(found.duration).toBeLessThan(250);
});
