import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

interface ListedTask {
  title: string;
  dueDate: string;
  tags: string[];
  assignee: { fullName: string; avatar: string };
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
}

const getIds = (tasks: { id: number }[]) => tasks.map(({ id }) => id);

test('GET /apps/todo/tasks returns tasks that are not deleted, newest first', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/apps/todo/tasks');

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const allIds = Array.from({ length: 60 }, (_, index) => 60 - index);
  expect(getIds(response.json())).toEqual(allIds.filter((id) => id !== 16 && id !== 12));
});

test('the sample has 60 tasks of ten people with all tags and states, some of them overdue', async () => {
  const app = await openTestBranch();

  const open = (await app.inject('/apps/todo/tasks')).json();
  const deleted = (await app.inject('/apps/todo/tasks?filter=deleted')).json();

  const all: ListedTask[] = [...open, ...deleted];
  const count = (matches: (task: ListedTask) => boolean) => all.filter(matches).length;
  expect([all.length, deleted.length]).toEqual([60, 2]);
  expect(new Set(all.map(({ assignee }) => assignee.fullName)).size).toBe(10);
  expect(count(({ isImportant }) => isImportant)).toBe(15);
  expect(count(({ isCompleted, isDeleted }) => isCompleted && !isDeleted)).toBe(18);
  const tagged = ['low', 'medium', 'team', 'high', 'update'].map((tag) =>
    count(({ tags }) => tags.includes(tag)),
  );
  expect(tagged).toEqual([21, 24, 9, 12, 6]);
  expect(count(({ assignee }) => assignee.avatar === '')).toBe(19);
  expect(all.every(({ dueDate }) => /^\d{4}-\d{2}-\d{2}$/.test(dueDate))).toBe(true);
  expect(
    open
      .filter(({ isCompleted, dueDate }: ListedTask) => !isCompleted && dueDate < '2026-03-09')
      .map(({ title }: ListedTask) => title),
  ).toEqual([
    'Review the terms of the new carrier',
    'Answer the letter from Wolter Optik',
    'Call back the eleven customers of batch 0719',
    'Replace the demo keyboard at the front desk',
  ]);
});

test('GET /apps/todo/tasks uses REST spellings in parameters and results', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/apps/todo/tasks?sortBy=title-asc&tag=high');

  const tags = response.json().map((task: { tags: string[] }) => task.tags.join(' '));
  expect(new Set(tags)).toEqual(new Set(['high', 'team high', 'high team', 'team high medium']));
});

test.each([
  ['empty parameters', 'q=&filter=&tag=&sortBy=', 58],
  ['an unknown sort', 'sortBy=colour', 58],
  ['an unknown filter', 'filter=colour', 58],
  ['an unknown tag', 'tag=colour', 0],
  ['a tag in brackets', 'tag[]=high', 12],
  ['tags in numbered brackets', 'tag[0]=high&tag[1]=update', 18],
  ['tags separated by commas', 'tag=high,update', 18],
  ['a repeated tag parameter', 'tag=high&tag=update', 18],
])('GET /apps/todo/tasks handles %s', async (_, query, count) => {
  const app = await openTestBranch();

  const response = await app.inject(`/apps/todo/tasks?${query}`);

  expect(response.json()).toHaveLength(count);
});

test('GET /apps/todo/tasks sorts by title, assignee and due date', async () => {
  const app = await openTestBranch();
  const readSorted = async (sortBy: string) =>
    (await app.inject(`/apps/todo/tasks?sortBy=${sortBy}`)).json();
  await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    payload: { task: { title: 'Nobody does this' } },
  });

  const titles = (await readSorted('title-asc')).map(({ title }: { title: string }) => title);
  const people = (await readSorted('assignee')).map(
    ({ assignee }: { assignee: { fullName: string } }) => assignee.fullName,
  );
  const days = (await readSorted('due-date')).map(({ dueDate }: { dueDate: string }) => dueDate);

  expect(titles).toEqual([...titles].sort());
  expect((await readSorted('title-desc')).map(({ title }: { title: string }) => title)).toEqual(
    [...titles].reverse(),
  );
  expect(people.at(-1)).toBe('');
  expect(people.slice(0, -1)).toEqual(people.slice(0, -1).sort());
  expect(days).toEqual([...days].sort());
});

test('POST /apps/todo/add-tasks sets defaults for absent and null fields', async () => {
  const app = await openTestBranch();

  const response = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    payload: { task: { title: 'Order tea', assignee: { fullName: 'Ana' }, tags: null } },
  });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    task: {
      id: 61,
      title: 'Order tea',
      dueDate: '2026-03-09',
      description: '',
      assignee: { fullName: 'Ana', avatar: '' },
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    },
  });
});

test('POST /apps/todo/update-task keeps absent and null fields', async () => {
  const app = await openTestBranch();

  const response = await app.inject({
    method: 'POST',
    url: '/apps/todo/update-task',
    payload: { task: { id: '3', isCompleted: 'true', title: null } },
  });

  expect(response.json().task).toMatchObject({
    id: 3,
    isCompleted: true,
    title: 'Answer Northgate Architects about their 24 task chairs',
  });
});

test('DELETE /apps/todo/delete-task returns an empty body and deletes softly', async () => {
  const app = await openTestBranch();

  const response = await app.inject({ method: 'DELETE', url: '/apps/todo/delete-task?taskId=3' });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  const deleted = await app.inject('/apps/todo/tasks?filter=deleted');
  expect(getIds(deleted.json())).toEqual([16, 12, 3]);
});

test.each([
  ['an unknown task', '/apps/todo/update-task', { task: { id: 99 } }, 404, 'There is no task 99.'],
  ['a missing id', '/apps/todo/update-task', { task: {} }, 400, 'task.id is missing.'],
  ['a missing task', '/apps/todo/add-tasks', {}, 400, 'task is missing.'],
  ['text as task', '/apps/todo/add-tasks', { task: 'x' }, 400, 'task must be an object, not "x".'],
  [
    'an invalid title',
    '/apps/todo/add-tasks',
    { task: { title: 5 } },
    400,
    'task.title must be text, not 5.',
  ],
  [
    'an unknown tag',
    '/apps/todo/add-tasks',
    { task: { title: 'x', tags: ['red'] } },
    400,
    'task.tags[0] must be one of team, low, medium, high, update, not "red".',
  ],
  ['a list as body', '/apps/todo/add-tasks', [], 400, 'The body must be a JSON object.'],
])(
  'refuses a POST with %s and states the field and the rule',
  async (_, url, payload, status, error) => {
    const app = await openTestBranch();

    const response = await app.inject({ method: 'POST', url, payload });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error });
  },
);

test.each([
  ['malformed JSON', { payload: '{"task":' }, 400],
  ['a body of two megabytes', { payload: `"${'x'.repeat(2_000_000)}"` }, 413],
  ['a form', { payload: 'a=b', type: 'application/x-www-form-urlencoded' }, 415],
  ['plain text', { payload: '{}', type: 'text/plain' }, 415],
])(
  'refuses a POST with %s',
  async (_, { payload, type = 'application/json' }: { payload: string; type?: string }, status) => {
    const app = await openTestBranch();

    const response = await app.inject({
      method: 'POST',
      url: '/apps/todo/add-tasks',
      headers: { 'content-type': type },
      payload,
    });

    expect(response.statusCode).toBe(status);
    expect(response.json().error).toBeTypeOf('string');
  },
);

test('returns 405 for another method and names the allowed methods', async () => {
  const app = await openTestBranch();

  const response = await app.inject({ method: 'PUT', url: '/apps/todo/tasks', payload: {} });

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET');
  expect(response.json()).toEqual({ error: 'Method not allowed: PUT. Use GET.' });
});
