import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, onTestFinished, test } from 'vitest';
import { buildCrmApp } from '../crmApp.ts';
import { crm, features } from '../features.ts';
import { limits } from '../graphql/limits.ts';
import { createSchema } from '../schema.ts';
import { buildTestApp, createRequest } from '../test/testApp.ts';
import { toRestSpelling } from './examples.ts';
import { listInputs } from './operation.ts';
import type { Route } from './route.ts';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, read only in matchers.
type Document = any;

const routes = Object.values(features)
  .flatMap(({ rest }): Route[] => rest)
  // A refresh token is valid for ten minutes, so that this route has no example.
  .filter(({ url }) => url !== '/jwt/refresh-token');

const bodiesToRefuse = [
  { headers: { 'content-type': 'application/json' }, payload: '{' },
  { headers: { 'content-type': 'text/plain' }, payload: 'text' },
  { headers: { 'content-type': 'application/json' }, payload: ' '.repeat(limits.body + 1) },
];

let document: Promise<Document> | undefined;

/** Returns the document. It is created once, because no test changes it. */
function getDocument(): Promise<Document> {
  document ??= buildCrmApp().then(async (app) => (await app.inject('/openapi.json')).json());
  return document;
}

test('/openapi.json is a valid OpenAPI 3.1 document', async () => {
  const created = await getDocument();

  const validator = new Validator();
  const { valid, errors } = await validator.validate(created);

  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('/openapi.json has examples even if their queries exceed the execution time limit', async () => {
  const { executionTime } = limits;
  limits.executionTime = -1;
  onTestFinished(() => {
    limits.executionTime = executionTime;
  });
  const app = await buildTestApp();

  const { paths } = (await app.inject('/openapi.json')).json();

  const { content } = paths['/apps/todo/tasks'].get.responses[200];
  expect(content['application/json'].example).not.toEqual([]);
});

test('/openapi.json passes the recommended rules of the Redocly linter', {
  tags: ['nightly'],
}, async () => {
  const source = JSON.stringify(await getDocument());
  // The address of the server is that of the request, which is localhost here.
  const rules = { 'no-server-example.com': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });

  const problems = await lintFromString({ source, config });

  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('each operation has a summary of at most six words and names its ability', async () => {
  const { paths } = await getDocument();
  // biome-ignore lint/suspicious/noExplicitAny: an operation object, read only in matchers.
  const operations = Object.values(paths).flatMap((path) => Object.values(path as any)) as any[];

  expect(operations).toHaveLength(
    Object.values(features).flatMap(({ rest }) => rest as Route[]).length,
  );
  for (const { summary, description, security } of operations) {
    expect(summary).toMatch(/^[A-Z]\S*( \S+){1,5}[^.]$/);
    expect(security[1].accessToken[0]).toMatch(/^\w+ \w+$/);
    expect(description).toContain(`\`${security[1].accessToken[0]}\``);
  }
});

test('each operation documents the errors that the description of its field contains', async () => {
  const { paths } = await getDocument();

  expect(Object.keys(paths['/jwt/refresh-token'].post.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '413', '415', '503']),
  );
  expect(Object.keys(paths['/apps/todo/update-task'].post.responses)).toContain('404');
  expect(paths['/apps/todo/tasks'].get.responses).not.toHaveProperty('413');
});

test.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s has an example of its request and its response',
  async (_, { method, url, reply, status }) => {
    const { paths } = await getDocument();

    const operation = paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

    const body = operation.requestBody?.content['application/json'];
    if (body) expect(body.example).not.toEqual({});
    const content = operation.responses[status].content?.['application/json'];
    if (reply !== null) expect(content).toHaveProperty('example');
  },
);

test('each status that an operation returns is documented', async () => {
  const { paths } = await getDocument();
  const schema = createSchema(crm);
  const apps = [await buildTestApp(), await buildTestApp({ enforceRules: true })];
  const allRoutes = Object.values(features).flatMap(({ rest }): Route[] => rest);

  for (const route of allRoutes) {
    const { method, url } = route;
    const example = toRestSpelling(listInputs(schema, route.operation), route.example ?? {});
    const nonsense = Object.fromEntries(Object.keys(example).map((name) => [name, '\0']));
    const { url: path } = createRequest(route, example);
    const requests = [
      createRequest(route, example),
      createRequest(route, nonsense),
      { method, url: path },
      ...(method === 'POST' ? bodiesToRefuse.map((body) => ({ method, url: path, ...body })) : []),
    ];
    const documented = paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses;
    for (const app of apps) {
      for (const request of requests) {
        const { statusCode } = await app.inject(request);
        expect(Object.keys(documented), `${method} ${url}`).toContain(String(statusCode));
      }
    }
  }
});

test('sign-in documents the status for too many attempts', async () => {
  const { paths } = await getDocument();

  for (const path of ['/jwt/login', '/jwt/register', '/jwt/refresh-token']) {
    expect(paths[path].post.responses).toHaveProperty('429');
  }
});

test('/openapi.json has the enum values, required fields and names of REST', async () => {
  const { components, paths } = await getDocument();

  expect(components.schemas.TaskSort.enum).toContain('title-asc');
  expect(components.schemas.AddTaskInput.required).toEqual(['title']);
  expect(components.schemas.Task.required).toContain('dueDate');
  expect(paths['/apps/todo/tasks'].get).toMatchObject({
    operationId: 'listTasks',
    tags: ['todo'],
    responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } },
  });
});

test('/openapi.json documents parameters with their defaults', async () => {
  const { paths, tags, components } = await getDocument();

  const list = paths['/api/users/list/data'].get.parameters;
  expect(list).toContainEqual(
    expect.objectContaining({
      name: 'perPage',
      description: expect.stringMatching(/\.$/),
      schema: expect.objectContaining({ type: 'integer', default: 10 }),
    }),
  );
  // The default value of an enum has the spelling of REST.
  const sort = paths['/apps/todo/tasks'].get.parameters.find(
    ({ name }: { name: string }) => name === 'sortBy',
  );
  expect(components.schemas.TaskSort.enum).toContain(sort.schema.default);
  for (const { description } of tags) expect(description).toMatch(/\.$/);
});
