import { expect, test } from 'vitest';
import { openTestBranch } from '../test/testApp.ts';

test.each([
  ['TAG=low', 'TAG is not supported. Use tag.'],
  ['tags=low', 'tags is not supported. Use tag.'],
  ['Tag[]=low', 'Tag[] is not supported. Use tag.'],
  ['tag.0=low', 'tag.0 is not supported. Use tag.'],
  ['sort_by=title-asc', 'sort_by is not supported. Use sortBy.'],
  ['sort-by=title-asc', 'sort-by is not supported. Use sortBy.'],
  ['tag.length=1', 'tag.length is not supported. Use tag.'],
  ['sort=title-asc', 'sort is not supported. Use sortBy.'],
  ['_sort=title', '_sort is not supported. Use sortBy.'],
  ['order[title]=asc', 'order[title] is not supported. Use sortBy.'],
  ['sotrBy=title-asc', 'sotrBy is not supported. Use sortBy.'],
  ['search=tea', 'search is not supported. Use q.'],
  ['brnach=pr-42', 'brnach is not supported. Use branch.'],
  ['limit=3', 'limit is not supported. Use q, filter, tag, sortBy.'],
  ['page=2', 'page is not supported. Use q, filter, tag, sortBy.'],
  ['status=done', 'status is not supported. Use q, filter, tag, sortBy.'],
  ['title=Tea', 'title is not supported. Use q, filter, tag, sortBy.'],
  ['is_completed=true', 'is_completed is not supported. Use q, filter, tag, sortBy.'],
  ['Branch=pr-42', 'Branch is not supported. Use branch.'],
  ['branch[]=pr-42', 'branch[] is not supported. Use branch.'],
  ['q=tea&q=cake', 'q must have one value.'],
  ['q=%ff', 'The query string must contain UTF-8, percent-encoded.'],
  ['q=a%c3', 'The query string must contain UTF-8, percent-encoded.'],
])('refuses the query string "%s" by name', async (search, message) => {
  const app = await openTestBranch();

  const response = await app.inject(`/apps/todo/tasks?${search}`);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: message });
});

test.each([
  '_=1',
  'utm_source=mail',
  'v=2',
  'timestamp=1',
  'nocache=1',
  'q=100%',
  'q=%C3%A9',
  'q=tea&q=tea',
  '%ZZ=1',
])('accepts the query string "%s"', async (search) => {
  const app = await openTestBranch();

  expect((await app.inject(`/apps/todo/tasks?${search}`)).statusCode).toBe(200);
});

test.each([
  ['/apps/ecommerce/products?limit=3', 'limit is not supported. Use perPage.'],
  ['/apps/ecommerce/products?offset=9', 'offset is not supported. Use page.'],
  ['/apps/ecommerce/products?brand=x', 'brand is not supported. Use q, sortBy, perPage, page.'],
  [
    '/api/users/list/all-data?status=active',
    'status is not supported. The route has no parameters.',
  ],
  ['/gateway/branches?q=x', 'q is not supported. The route has no parameters.'],
  [
    '/gateway/requests?method=GET',
    'method is not supported. Use branch, api, operation, route, status, since, limit.',
  ],
  ['/gateway/requests?Branch=pr-42', 'Branch is not supported. Use branch.'],
  ['/gateway/journal?brnch=pr-42', 'brnch is not supported. Use branch.'],
])('refuses %s by name', async (url, message) => {
  const app = await openTestBranch();

  const response = await app.inject(url);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: message });
});

test.each([
  ['POST', '/apps/todo/add-tasks?Branch=pr-42'],
  ['DELETE', '/apps/todo/delete-task?taskId=1&BRANCH=pr-42'],
  ['POST', '/graphql?branch[0]=pr-42'],
] as const)('does not change main by %s %s', async (method, url) => {
  const app = await openTestBranch();
  const tasks = (await app.inject('/apps/todo/tasks')).body;

  const response = await app.inject({
    method,
    url,
    ...(method === 'POST' && {
      payload: {
        task: { title: 'Tea', tags: [] },
        query: 'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }',
      },
    }),
  });

  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('is not supported. Use branch.');
  expect((await app.inject('/apps/todo/tasks')).body).toBe(tasks);
});

test('forwards a parameter of the upstream whose name is like branch', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/v1/unknown?Branch=x');

  expect(response.statusCode).toBe(404);
});

test('refuses an operation in a query string that is not UTF-8', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/graphql?query={tasks(q:"%ff"){id}}');

  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].message).toBe(
    'The query string must contain UTF-8, percent-encoded.',
  );
});

test('controls refuse an unknown value of an enum', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/gateway/requests?api=soap');

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: 'api must be one of rest, graphql, stream, not "soap".',
  });
});
