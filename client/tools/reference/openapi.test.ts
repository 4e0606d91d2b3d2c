import { expect, test } from 'vitest';
import { createSample } from './createSample.ts';
import { filterGroups, groupOperations, type OpenApi } from './openapi.ts';
import { createShape, formatType } from './shape.ts';

const document: OpenApi = {
  tags: [{ name: 'desks', description: 'Where people sit.' }],
  paths: {
    '/lamps': { get: { operationId: 'listLamps', tags: ['lamps'], summary: 'All the lamps' } },
    '/desks/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'getDesk',
        tags: ['desks'],
        parameters: [{ $ref: '#/components/parameters/Language' }],
        responses: { 200: { $ref: '#/components/responses/Desk' } },
      },
    },
  },
  components: {
    parameters: { Language: { name: 'language', in: 'query' } },
    responses: { Desk: { content: { 'application/json': { schema: { type: 'object' } } } } },
    schemas: {
      Desk: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer', description: 'Its number.' },
          note: { type: ['string', 'null'] },
          tags: { type: 'array', items: { enum: ['tall', 'wide'] } },
          size: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Size' }] },
          beside: { type: 'array', items: { $ref: '#/components/schemas/Desk' } },
          height: { type: 'integer', default: 72 },
        },
      },
      Size: { type: 'object', properties: { width: { type: 'number' } } },
    },
  },
};
const deskSchema = { $ref: '#/components/schemas/Desk' };

test('groups operations by tag, and puts tags with a description first', () => {
  const groups = groupOperations(document);

  expect(groups.map(({ tag, description }) => [tag, description])).toEqual([
    ['desks', 'Where people sit.'],
    ['lamps', ''],
  ]);
});

test('merges the parameters of path and method and resolves references', () => {
  const [operation] = groupOperations(document)[0]?.operations ?? [];

  expect(operation?.parameters.map(({ name }) => name)).toEqual(['id', 'language']);
  expect(operation?.responses[0]?.[1].content).toBeDefined();
});

test('the filter finds operations that contain each word', () => {
  const groups = groupOperations(document);
  const findIds = (text: string) =>
    filterGroups(groups, text).flatMap(({ operations }) => operations.map(({ id }) => id));

  expect(findIds('')).toEqual(['getDesk', 'listLamps']);
  expect(findIds('get lamps')).toEqual(['listLamps']);
  expect(findIds('chairs')).toEqual([]);
});

test('a shape contains types, defaults and allowed values', () => {
  const { children } = createShape(document, deskSchema);
  const byName = Object.fromEntries(children.map((child) => [child.name, child]));

  expect(byName.id).toMatchObject({ type: 'integer', isRequired: true });
  expect(byName.note?.type).toBe('string or null');
  expect(byName.tags).toMatchObject({
    type: 'array of string',
    allowedValues: ['tall', 'wide'],
  });
  expect(byName.size?.type).toBe('string or Size');
  expect(byName.size?.children[0]?.children[0]?.name).toBe('width');
  expect(byName.height?.defaultValue).toBe('72');
});

test('a recursive type is not expanded again', () => {
  const beside = createShape(document, deskSchema).children.find(({ name }) => name === 'beside');

  expect(beside).toMatchObject({ type: 'array of Desk', children: [] });
});

test('an unknown reference has no children, and a schema without a type is any', () => {
  expect(createShape(document, { $ref: '#/components/schemas/Nothing' }).children).toEqual([]);
  expect(formatType(document, {})).toBe('any');
});

test('the schemas of `allOf` are merged into one object', () => {
  const combinedSchema = {
    allOf: [deskSchema, { properties: { floor: { type: 'string' } }, required: ['floor'] }],
  };

  const { children } = createShape(document, combinedSchema);

  expect(children.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'id',
    'floor',
  ]);
});

test('a sample contains only fields that are required or have a default', () => {
  expect(createSample(document, deskSchema)).toEqual({ id: 1, height: 72 });
  expect(createSample(document, { type: 'string', examples: ['Oak'] })).toBe('Oak');
});
