import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { features } from '../features.ts';
import type { Route } from './route.ts';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, read only in matchers.
type Document = any;

const routes = Object.values(features)
  .flatMap(({ rest }): Route[] => rest)
  // A token to exchange is good for ten minutes: none can be shown.
  .filter(({ url }) => url !== '/jwt/refresh-token');

let document: Promise<Document> | undefined;

/** Written once: nothing in it depends on a test. */
function documentOfApp(): Promise<Document> {
  document ??= buildApp().then(async (app) => (await app.inject('/openapi.json')).json());
  return document;
}

test('/openapi.json is a valid OpenAPI 3.1 document', async () => {
  const written = await documentOfApp();

  const validator = new Validator();
  const { valid, errors } = await validator.validate(written);

  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s shows an example that works',
  async (_, { method, url, reply, status }) => {
    const { paths } = await documentOfApp();

    const operation = paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

    const body = operation.requestBody?.content['application/json'];
    if (body) expect(body.example).not.toEqual({});
    const content = operation.responses[status].content?.['application/json'];
    if (reply !== null) expect(content).toHaveProperty('example');
  },
);

test('/openapi.json spells enums as REST does and names what has a name', async () => {
  const { components, paths } = await documentOfApp();

  expect(components.schemas.TaskSort.enum).toContain('title-asc');
  expect(components.schemas.AddTaskInput.required).toEqual(['title']);
  expect(components.schemas.Task.required).toContain('dueDate');
  expect(paths['/apps/todo/tasks'].get).toMatchObject({
    operationId: 'listTasks',
    tags: ['todo'],
    responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } },
  });
});

test('/openapi.json says what parameters mean and what they are when left out', async () => {
  const { paths, tags, components } = await documentOfApp();

  const list = paths['/api/users/list/data'].get.parameters;
  expect(list).toContainEqual(
    expect.objectContaining({
      name: 'perPage',
      description: expect.stringMatching(/\.$/),
      schema: expect.objectContaining({ type: 'integer', default: 10 }),
    }),
  );
  // An enum's default in REST's spelling.
  const sort = paths['/apps/todo/tasks'].get.parameters.find(
    ({ name }: { name: string }) => name === 'sortBy',
  );
  expect(components.schemas.TaskSort.enum).toContain(sort.schema.default);
  for (const { description } of tags) expect(description).toMatch(/\.$/);
});
