import { type GraphQLSchema, isNonNullType, print } from 'graphql';
import type { Context } from '../context.ts';
import { argumentsByVariable } from './arguments.ts';
import { createContract, type JsonSchema, meant } from './contract.ts';
import { exampleOf } from './examples.ts';
import { type Input, inputsOf, operationOf } from './operation.ts';
import type { Route } from './route.ts';
import { type Selected, selectionOf } from './selection.ts';

type Values = Record<string, unknown>;
type Given = ReturnType<typeof argumentsByVariable>;

interface Table {
  /** The feature the routes belong to. */
  tag: string;
  /** What the feature is, in a sentence. */
  about: string;
  routes: Route[];
}

export interface OpenapiOptions {
  tables: Table[];
  /** Creates a schema without access rules, with which the examples are executed. */
  createSchema: () => GraphQLSchema;
  /** Creates a context with the sample data, for each example. */
  createSample: () => Context;
}

/** Creates the OpenAPI 3.1 document of all routes. Everything in it is derived from their operations. */
export async function createOpenapiDocument({
  tables,
  createSchema,
  createSample,
}: OpenapiOptions) {
  const schema = createSchema();
  const contract = createContract();
  const paths: Record<string, Record<string, unknown>> = {};

  for (const { tag, routes } of tables) {
    for (const route of routes) {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: { tags: [tag], ...(await operationObject(route)) },
      };
    }
  }

  async function operationObject(route: Route) {
    const { name } = operationOf(route.operation);
    const inputs = inputsOf(schema, route.operation);
    const given = argumentsByVariable(schema, route.operation);
    const selection = selectionOf(schema, route.operation);
    const inPath = inputs.filter((input) => isInPath(route, input));
    const others = inputs.filter((input) => !isInPath(route, input));
    const isBody = route.method === 'POST';
    const example = await exampleOf(schema, route, createSample());
    const sent = example?.input ?? {};

    return {
      operationId: lowerFirst(name?.value ?? ''),
      ...summaryOf(selection),
      'x-graphql-operation': print(route.operation),
      parameters: [
        ...inPath.map((input) => parameter(input, 'path', given, sent)),
        ...(isBody ? [] : others.map((input) => parameter(input, 'query', given, sent))),
      ],
      ...(isBody && { requestBody: bodyOf(others, given, sent) }),
      responses: {
        [route.status]: {
          description: 'Done.',
          ...contentOf(replyOf(route, selection), example?.reply),
        },
        ...refusalsOf(route, inputs),
      },
    };
  }

  function parameter({ name, type }: Input, place: 'path' | 'query', given: Given, sent: Values) {
    const required = place === 'path' || isNonNullType(type);
    const example = name in sent ? { example: sent[name] } : {};
    const { description, ...fallback } = meantBy(given, name);
    return {
      name,
      in: place,
      required,
      ...(description && { description }),
      schema: { ...contract.input(type), ...fallback },
      ...example,
    };
  }

  function bodyOf(inputs: Input[], given: Given, sent: Values) {
    const required = inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
    return {
      required: required.length > 0,
      ...contentOf(
        {
          type: 'object',
          properties: Object.fromEntries(
            inputs.map(({ name, type }) => [
              name,
              { ...contract.input(type), ...meantBy(given, name) },
            ]),
          ),
          ...(required.length > 0 && { required }),
        },
        sent,
      ),
    };
  }

  function replyOf({ reply }: Route, selection: Selected[]): JsonSchema | undefined {
    if (reply === null) return undefined;
    if (reply === undefined) return contract.reply(selection);
    const root = selection.find(({ key }) => key === reply);
    return root && contract.output(root.type, root);
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Frontdesk',
      version: '1.0.0',
      description: 'Every call is a GraphQL operation at an address of its own.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tables.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: {
      schemas: contract.components,
      responses: {
        Refusal: {
          description: 'What was wrong, and with what.',
          ...contentOf({
            type: 'object',
            properties: { error: { description: 'A sentence, or sentences by field.' } },
            required: ['error'],
          }),
        },
      },
    },
  };
}

function meantBy(given: Given, name: string) {
  const argument = given.get(name);
  return argument ? meant(argument) : {};
}

function isInPath({ url }: Route, { name }: Input): boolean {
  return url.split('/').includes(`:${name}`);
}

/** What a call may be refused with: nothing, when it takes nothing. */
function refusalsOf({ unreadable }: Route, inputs: Input[]) {
  const statuses = inputs.length > 0 ? [400, unreadable?.status ?? 404] : [];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: '#/components/responses/Refusal' }]),
  );
}

function summaryOf([root]: Selected[]) {
  return root?.description ? { summary: root.description } : {};
}

function contentOf(schema: JsonSchema | undefined, sample?: unknown) {
  const example = sample === undefined ? {} : { example: sample };
  return schema ? { content: { 'application/json': { schema, ...example } } } : {};
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
