import { expect, test } from 'vitest';
import { openTestBranch } from '../test/testApp.ts';

test.each([
  ['TAG=low', 'TAG is not supported. Use tag.'],
  ['tags=low', 'tags is not supported. Use tag.'],
  ['Tag[]=low', 'Tag[] is not supported. Use tag.'],
  ['tag.0=low', 'tag.0 is not supported. Use tag.'],
  ['sort_by=title-asc', 'sort_by is not supported. Use sortBy.'],
  ['sort-by=title-asc', 'sort-by is not supported. Use sortBy.'],
  ['q=tea&q=cake', 'q must have one value.'],
  ['q=%ff', 'The query string must contain UTF-8, percent-encoded.'],
  ['q=a%c3', 'The query string must contain UTF-8, percent-encoded.'],
])('refuses the query string "%s" by name', async (search, message) => {
  const app = await openTestBranch();

  const response = await app.inject(`/apps/todo/tasks?${search}`);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: message });
});

test.each(['_=1', 'utm_source=mail', 'q=100%', 'q=%C3%A9', 'q=tea&q=tea', '%ZZ=1'])(
  'accepts the query string "%s"',
  async (search) => {
    const app = await openTestBranch();

    expect((await app.inject(`/apps/todo/tasks?${search}`)).statusCode).toBe(200);
  },
);

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
