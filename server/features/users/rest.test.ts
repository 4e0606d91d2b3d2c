import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

type Row = Record<string, string | number>;

const read = async (app: TestApp, url: string) => (await app.inject(url)).json();
const readAll = (app: TestApp): Promise<Row[]> => read(app, '/api/users/list/all-data');

const newUser = {
  fullName: 'Ada Quist',
  company: 'Quist Press',
  role: 'editor',
  username: 'ada.quist',
  country: 'Denmark',
  contact: '(213) 555-0190',
  email: 'ada@quist.example',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
};

function addUser(app: TestApp, payload: object) {
  return app.inject({ method: 'POST', url: '/apps/users/add-user', payload });
}

test('the directory contains the first fifty colleagues', async () => {
  const app = await openTestBranch();

  const users = await readAll(app);

  expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(users[0]).toEqual({
    id: 1,
    fullName: 'Ines Okafor',
    company: 'Marlow & Finch Lisbon',
    role: 'admin',
    username: 'ines.okafor',
    country: 'Portugal',
    contact: '(213) 555-0101',
    email: 'ines.okafor@marlowfinch.example',
    currentPlan: 'basic',
    status: 'active',
    avatar: '/pictures/people/ines-okafor.svg',
  });
});

test.each([
  ['role', { admin: 11, editor: 8, author: 7, maintainer: 12, subscriber: 12 }],
  ['currentPlan', { basic: 10, team: 20, company: 10, enterprise: 10 }],
  ['status', { active: 18, inactive: 14, pending: 18 }],
])('each filter by %s finds the matching users', async (name, counts) => {
  const app = await openTestBranch();

  for (const [value, count] of Object.entries(counts)) {
    const { users, total } = await read(app, `/api/users/list/data?${name}=${value}&perPage=50`);

    expect(total).toBe(count);
    expect(users.map((user: Row) => user[name])).toEqual(Array(count).fill(value));
  }
});

test('eighteen users have no portrait, and each phone number has the form (ddd) ddd-dddd', async () => {
  const app = await openTestBranch();

  const users = await readAll(app);

  expect(users.filter(({ avatar }) => avatar === '')).toHaveLength(18);
  for (const { contact } of users) expect(contact).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
});

test.each([
  ['absent parameters', '', 10, 50],
  ['empty parameters', 'page=1&perPage=10&role=&currentPlan=&status=&q=', 10, 50],
  ['a later page', 'page=6&perPage=9', 5, 50],
  ['a page after the last page', 'page=99', 0, 50],
  ['part of a full name', 'q=OKA', 1, 1],
  ['part of a username', 'q=s.ok', 1, 1],
  ['part of an email address, which is not searched', 'q=marlowfinch', 0, 0],
  ['an unknown role', 'role=nope', 0, 0],
  ['a role in another case', 'role=Admin', 0, 0],
  ['combined filters', 'role=admin&status=active&currentPlan=enterprise', 1, 1],
])('GET /api/users/list/data handles %s', async (_, query, count, total) => {
  const app = await openTestBranch();

  const page = await read(app, `/api/users/list/data?${query}`);

  expect([page.users.length, page.total]).toEqual([count, total]);
});

test.each([
  ['/api/users/user?id=3', 200, 'Tobias Finch'],
  ['/api/users/user?id=0', 200, undefined],
  ['/api/users/user?id=99', 200, undefined],
])('GET %s returns %i', async (url, status, fullName) => {
  const app = await openTestBranch();

  const response = await app.inject(url);

  expect(response.statusCode).toBe(status);
  expect(response.json().user?.fullName).toBe(fullName);
  if (!fullName) expect(response.json()).toEqual({});
});

test('GET /api/users/user without an id returns 400 and names the parameter', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/api/users/user');

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: 'id is missing.' });
});

test('POST /apps/users/add-user adds new users at the beginning with new ids', async () => {
  const app = await openTestBranch();

  const response = await addUser(app, newUser);
  await addUser(app, newUser);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ user: { id: 51, ...newUser } });
  const users = await readAll(app);
  expect(users.slice(0, 3).map(({ id }) => id)).toEqual([52, 51, 1]);
});

test('POST /apps/users/add-user sets the default role, plan and status', async () => {
  const app = await openTestBranch();

  const response = await addUser(app, { fullName: 'A', username: 'a', email: 'a@b.example' });

  expect(response.json().user).toMatchObject({
    role: 'subscriber',
    currentPlan: 'basic',
    status: 'active',
    avatar: '',
    company: '',
  });
});

test.each([
  ['a missing name', { fullName: undefined }, 'fullName is missing.'],
  [
    'an unknown plan',
    { currentPlan: 'gold' },
    'currentPlan must be one of basic, team, company, enterprise, not "gold".',
  ],
])('POST /apps/users/add-user refuses %s', async (_, changes, error) => {
  const app = await openTestBranch();

  const response = await addUser(app, { ...newUser, ...changes });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error });
  expect(await readAll(app)).toHaveLength(50);
});

test.each([
  ['?id=7', 200, 49],
  ['?id=99', 404, 50],
  ['', 400, 50],
])('DELETE /apps/users/delete%s returns %i and leaves %i users', async (query, status, left) => {
  const app = await openTestBranch();

  const response = await app.inject({ method: 'DELETE', url: `/apps/users/delete${query}` });

  expect(response.statusCode).toBe(status);
  if (status === 200) expect(response.body).toBe('');
  expect(await readAll(app)).toHaveLength(left);
});
