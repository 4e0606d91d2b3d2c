import { expect, test } from 'vitest';
import { type RequestFormat, writeRequest } from './requestFormats.ts';
import type { Recorded } from './traffic.ts';

const graphql: Recorded = {
  id: 1,
  at: '2026-03-09T10:00:00.000Z',
  api: 'GRAPHQL',
  method: 'POST',
  url: '/graphql',
  route: null,
  operation: 'TodoPage',
  query: 'query TodoPage($q: String!) {\n  taskPage(q: $q) {\n    total\n  }\n}',
  input: { q: "it's" },
  status: 200,
  errorCode: null,
  duration: 3,
  size: 40,
  fault: null,
  upstream: null,
};
const rest: Recorded = {
  ...graphql,
  api: 'REST',
  method: 'PUT',
  url: '/apps/todo/tasks/7?x=1',
  route: 'PUT /apps/todo/tasks/:id',
  operation: null,
  query: null,
  input: { title: 'Desk' },
};
const place = { origin: 'http://localhost:4000', headers: { 'x-branch': 'pr-42' } };
const write = (request: Recorded, format: RequestFormat) => writeRequest(request, format, place);

test('GraphQL is the document with its variables as a comment', () => {
  expect(write(graphql, 'graphql')).toBe(
    `${graphql.query}\n\n# Variables\n# {\n#   "q": "it's"\n# }`,
  );
  expect(write({ ...graphql, input: null }, 'graphql')).toBe(graphql.query);
});

test('curl quotes the body for a shell, and names the branch', () => {
  expect(write(graphql, 'curl')).toBe(
    [
      "curl -X POST 'http://localhost:4000/graphql'",
      "-H 'content-type: application/json'",
      "-H 'x-branch: pr-42'",
      `--data-raw '${JSON.stringify({
        query: graphql.query,
        operationName: 'TodoPage',
        variables: { q: "it'\\''s" },
      }).replaceAll("\\\\'", "\\'")}'`,
    ].join(' \\\n  '),
  );
});

test('curl of a GET request has neither method nor body', () => {
  expect(
    writeRequest({ ...rest, method: 'GET', input: null }, 'curl', { ...place, headers: {} }),
  ).toBe("curl 'http://localhost:4000/apps/todo/tasks/7?x=1'");
});

test('fetch can be evaluated, and sends the same request', () => {
  const sent: unknown[] = [];
  const code = write(rest, 'fetch')?.replace('const response = await ', 'return ') ?? '';

  new Function('fetch', code)((...args: unknown[]) => sent.push(...args));

  expect(sent).toEqual([
    '/apps/todo/tasks/7?x=1',
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-branch': 'pr-42' },
      body: '{"title":"Desk"}',
    },
  ]);
});

test.each([
  ['query TodoPage { a }', null, 'const { data } = useTodoPageSuspenseQuery();'],
  ['{ a }', null, 'const { data } = useTodoPageSuspenseQuery();'],
  [
    'mutation TodoPage { a }',
    null,
    'const [todoPage] = useTodoPageMutation();\n\nawait todoPage();',
  ],
  [
    'subscription TodoPage { a }',
    { id: 7 },
    'useTodoPageSubscription({ variables: {\n  "id": 7\n}, onData: (data) => {} });',
  ],
])('the hook of %s', (query, input, expected) => {
  expect(write({ ...graphql, query, input }, 'hook')).toBe(expected);
});

test('a REST request is neither GraphQL nor a hook', () => {
  expect(write(rest, 'graphql')).toBeUndefined();
  expect(write(rest, 'hook')).toBeUndefined();
});
