import { expect, test } from 'vitest';
import { formatRequest, type RequestFormat } from './requestFormats.ts';
import type { RecordedRequest } from './traffic.ts';

const graphqlRequest: RecordedRequest = {
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
const restRequest: RecordedRequest = {
  ...graphqlRequest,
  api: 'REST',
  method: 'PUT',
  url: '/apps/todo/tasks/7?x=1',
  route: 'PUT /apps/todo/tasks/:id',
  operation: null,
  query: null,
  input: { title: 'Desk' },
};
const target = { origin: 'http://localhost:4000', headers: { 'x-branch': 'pr-42' } };
const formatForTarget = (request: RecordedRequest, format: RequestFormat) =>
  formatRequest(request, format, target);

test('formats GraphQL as the document with the variables in a comment', () => {
  expect(formatForTarget(graphqlRequest, 'graphql')).toBe(
    `${graphqlRequest.query}\n\n# Variables\n# {\n#   "q": "it's"\n# }`,
  );
  expect(formatForTarget({ ...graphqlRequest, input: null }, 'graphql')).toBe(graphqlRequest.query);
});

test('formats curl with a body that is quoted for a shell, and with the branch header', () => {
  expect(formatForTarget(graphqlRequest, 'curl')).toBe(
    [
      "curl -X POST 'http://localhost:4000/graphql'",
      "-H 'content-type: application/json'",
      "-H 'x-branch: pr-42'",
      `--data-raw '${JSON.stringify({
        query: graphqlRequest.query,
        operationName: 'TodoPage',
        variables: { q: "it'\\''s" },
      }).replaceAll("\\\\'", "\\'")}'`,
    ].join(' \\\n  '),
  );
});

test('formats curl of a GET request without a method and a body', () => {
  expect(
    formatRequest({ ...restRequest, method: 'GET', input: null }, 'curl', {
      ...target,
      headers: {},
    }),
  ).toBe("curl 'http://localhost:4000/apps/todo/tasks/7?x=1'");
});

test('formats fetch as code that sends the same request', () => {
  const sentArguments: unknown[] = [];
  const code =
    formatForTarget(restRequest, 'fetch')?.replace('const response = await ', 'return ') ?? '';

  new Function('fetch', code)((...args: unknown[]) => sentArguments.push(...args));

  expect(sentArguments).toEqual([
    '/apps/todo/tasks/7?x=1',
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-branch': 'pr-42' },
      body: '{"title":"Desk"}',
    },
  ]);
});

test.each([
  ['query TodoPage { a }', null, 'const { data } = useTodoPageQuery();'],
  ['{ a }', null, 'const { data } = useTodoPageQuery();'],
  [
    'mutation TodoPage { a }',
    null,
    'const [todoPage] = useTodoPageMutation();\n\nawait todoPage();',
  ],
  [
    'subscription TodoPage { a }',
    { id: 7 },
    'useTodoPageSubscription({ variables: {\n  "id": 7\n}, onData: ({ data }) => {} });',
  ],
])('formats %s as the call of a hook', (query, input, expected) => {
  expect(formatForTarget({ ...graphqlRequest, query, input }, 'hook')).toBe(expected);
});

test('returns undefined for a REST request as GraphQL or as a hook', () => {
  expect(formatForTarget(restRequest, 'graphql')).toBeUndefined();
  expect(formatForTarget(restRequest, 'hook')).toBeUndefined();
});
