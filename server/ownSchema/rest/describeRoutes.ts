import { type GraphQLOutputType, getNamedType, isEnumType } from 'graphql';
import { getKeyName, hiddenKey } from '../rows/createRow.ts';
import type { Collection, Model } from '../schema/model.ts';
import { isList } from '../schema/shapes.ts';
import type { CollectionPaths } from './createCollectionRoutes.ts';
import { describeDeclaredRoutes } from './describeDeclaredRoutes.ts';
import { describeContent, type JsonSchema, scalarTypes } from './jsonSchema.ts';

/** The parameters of lists, by the version of json-server whose query language the routes have. */
const listParameters = {
  '1': [
    ['_sort', 'Fields, separated by commas. A minus sign means descending order: `-price,title`.'],
    [
      '_page',
      'The number of the page. With it, the body has the rows in `data`, and the number of all rows in `items`.',
    ],
    ['_per_page', 'The number of rows of a page. 10 by default.'],
    ['_embed', 'The related rows that each row contains, such as the path of a collection.'],
  ],
  '0.17': [
    ['_sort', 'Fields, separated by commas.'],
    ['_order', 'The order of each field, separated by commas: `asc` or `desc`.'],
    ['_page', 'The number of the page. The header `X-Total-Count` has the number of all rows.'],
    ['_limit', 'The number of rows of a page. 10 by default.'],
    ['_embed', 'The rows that belong to each row, such as the path of a collection.'],
    ['_expand', 'The row that each row belongs to, such as `author`.'],
  ],
} as const;

type Language = keyof typeof listParameters;

/** The parts of an OpenAPI document that the routes extend. */
interface OpenapiParts {
  tags: object[];
  paths: Record<string, unknown>;
  components: { schemas: object };
}

/** Adds REST routes to an OpenAPI document. */
export type DescribeRoutes = <Document extends OpenapiParts>(document: Document) => Document;

/** Creates the function that adds the REST routes of collections to an OpenAPI document. */
export const createRouteDescriber =
  (model: Model, paths: readonly CollectionPaths[], language: Language): DescribeRoutes =>
  (document) => {
    const { tags, components } = document;
    const described = describeRoutes(model, paths, language);
    const names = Object.keys(described.schemas);
    return {
      ...document,
      tags: [
        ...(described.hasDeclared
          ? [{ name: 'declared', description: 'Fields of the schema with `@rest`.' }]
          : []),
        ...names.map((name) => ({ name, description: `The rows of ${name}.` })),
        ...tags,
      ],
      paths: { ...described.paths, ...document.paths },
      components: { ...components, schemas: { ...components.schemas, ...described.schemas } },
    };
  };

function describeRoutes(model: Model, paths: readonly CollectionPaths[], language: Language) {
  const { collections } = model;
  const declared = describeDeclaredRoutes(model);
  const described: Record<string, object> = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const { url, path, isSingle } of paths) {
    const collection = [...collections.values()].find((other) => other.path === path);
    if (!collection) continue;
    const row = { $ref: `#/components/schemas/${collection.name}` };
    schemas[collection.name] = describeRow(collection);
    const describe = createDescriber(collection, row);
    if (isSingle) {
      described[url] = {
        get: describe('get', 'Returns the object', row),
        put: describe('replace', 'Replaces the object', row, { hasBody: true }),
        patch: describe('change', 'Changes the object', row, { hasBody: true }),
      };
      continue;
    }
    described[url] = {
      get: {
        ...describe('list', 'Lists rows', { type: 'array', items: row }),
        parameters: listParameters[language].map(([name, description]) => ({
          ...{ name, in: 'query', description, schema: { type: 'string' } },
        })),
      },
      post: describe('add', 'Adds a row', row, { hasBody: true, status: 201 }),
    };
    described[`${url}/{id}`] = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: describe('get', 'Returns a row', row),
      put: describe('replace', 'Replaces a row', row, { hasBody: true }),
      patch: describe('change', 'Changes a row', row, { hasBody: true }),
      delete: describe('remove', 'Removes a row', row),
    };
  }
  for (const { path, method, operation } of declared)
    described[path] = { ...described[path], [method]: operation };
  return { paths: described, schemas, hasDeclared: declared.length > 0 };
}

const createDescriber =
  ({ name }: Collection, row: JsonSchema) =>
  (
    verb: string,
    summary: string,
    result: JsonSchema,
    { hasBody = false, status = 200 }: { hasBody?: boolean; status?: number } = {},
  ) => ({
    tags: [name],
    operationId: `${verb}${name}`,
    summary,
    ...(hasBody && { requestBody: { required: true, ...describeContent(row) } }),
    responses: { [status]: { description: summary, ...describeContent(result) } },
  });

/** Returns the schema of the stored fields of a row. */
function describeRow(collection: Collection): JsonSchema {
  const { leaves, relations } = collection;
  const key = getKeyName(collection);
  const references = [...relations.values()].filter(
    ({ by, storage }) => by === 'stored' && !leaves.some(({ name }) => name === storage),
  );
  return {
    type: 'object',
    properties: {
      ...(key !== hiddenKey && { [key]: { type: ['string', 'integer'] } }),
      ...Object.fromEntries(
        leaves.map(({ name, field, isNullable }) => [name, describeType(field.type, isNullable)]),
      ),
      ...Object.fromEntries(
        references.map(({ storage }) => [
          storage,
          { type: ['string', 'integer', 'object', 'null'] },
        ]),
      ),
    },
  };
}

function describeType(type: GraphQLOutputType, isNullable: boolean): JsonSchema {
  const named = getNamedType(type);
  const scalar = isEnumType(named) ? 'string' : scalarTypes[named.name];
  const item: JsonSchema = {
    ...(scalar && { type: scalar }),
    ...(isEnumType(named) && { enum: named.getValues().map(({ name }) => name) }),
  };
  const described: JsonSchema = isList(type) ? { type: 'array', items: item } : item;
  // A value of another scalar can be any JSON.
  if (!isNullable || Object.keys(described).length === 0) return described;
  return { anyOf: [described, { type: 'null' }] };
}
