import {
  type GraphQLField,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  OperationTypeNode,
  print,
} from 'graphql';
import type { Context } from '../context.ts';
import { getHttpStatus } from '../errors.ts';
import type { AccessRule } from '../gql/resolvers.ts';
import { findRule, readRules } from '../graphql/rules.ts';
import { argumentsByVariable } from './arguments.ts';
import { createContract, describeInput, type JsonSchema } from './contract.ts';
import { createExample } from './examples.ts';
import { findOperation, type Input, listInputs } from './operation.ts';
import type { Route } from './route.ts';
import { resolveSelection, type Selected } from './selection.ts';

type Values = Record<string, unknown>;
type Given = ReturnType<typeof argumentsByVariable>;

interface Table {
  /** The feature the routes belong to. */
  tag: string;
  /** The description of the feature, in a sentence. */
  about: string;
  routes: Route[];
}

export interface OpenapiOptions {
  tables: Table[];
  /** Creates a schema without access rules, with which the examples are executed. */
  createSchema: () => GraphQLSchema;
  /** Creates a context with the sample data. Each example that changes data has its own. */
  createSample: () => Promise<Context>;
  /** Whether operations require the abilities that the SDL names. */
  enforceRules: boolean;
}

/** The name of the security scheme. */
const accessToken = 'accessToken';

/** Creates the OpenAPI 3.1 document of all routes. Everything in it is derived from their operations. */
export async function createOpenapiDocument({
  tables,
  createSchema,
  createSample,
  enforceRules,
}: OpenapiOptions) {
  const schema = createSchema();
  const rules = readRules(schema);
  const contract = createContract();
  const sample = await createSample();
  const paths: Record<string, Record<string, unknown>> = {};

  for (const { tag, routes } of tables) {
    for (const route of routes) {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: { tags: [tag], ...(await operationObject(route)) },
      };
      // The document takes a third of a second. Other requests are handled between the routes.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async function operationObject(route: Route) {
    const { name, operation } = findOperation(route.operation);
    const inputs = listInputs(schema, route.operation);
    const given = argumentsByVariable(schema, route.operation);
    const selection = resolveSelection(schema, route.operation);
    const inPath = inputs.filter((input) => isInPath(route, input));
    const others = inputs.filter((input) => !isInPath(route, input));
    const isBody = route.method === 'POST';
    const rootFields = listRootFields(schema, route);
    const abilities = listAbilities(rules, rootFields);
    const isQuery = operation === OperationTypeNode.QUERY;
    const example = await createExample(schema, route, isQuery ? sample : await createSample());
    const sent = example?.input ?? {};

    return {
      operationId: lowerFirst(name?.value ?? ''),
      ...describe(rootFields),
      security: enforceRules ? [{ [accessToken]: abilities }] : [{}, { [accessToken]: abilities }],
      'x-graphql-operation': print(route.operation),
      parameters: [
        ...inPath.map((input) => parameter(input, 'path', given, sent)),
        ...(isBody ? [] : others.map((input) => parameter(input, 'query', given, sent))),
      ],
      ...(isBody && { requestBody: bodyOf(others, given, sent) }),
      responses: {
        [route.status]: {
          description: 'The operation succeeded.',
          ...createContent(replyOf(route, selection), example?.reply),
        },
        ...listRefusals(route, inputs, rootFields),
      },
    };
  }

  function parameter({ name, type }: Input, place: 'path' | 'query', given: Given, sent: Values) {
    const required = place === 'path' || isNonNullType(type);
    const example = name in sent ? { example: sent[name] } : {};
    const { description, ...fallback } = describeVariable(given, name);
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
      ...createContent(
        {
          type: 'object',
          properties: Object.fromEntries(
            inputs.map(({ name, type }) => [
              name,
              { ...contract.input(type), ...describeVariable(given, name) },
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
      description:
        'Each path executes one GraphQL operation. The same data is available as GraphQL at `/graphql`. If a client passes arguments as keys of the configuration of axios, which axios does not send, add the request hook of `/compat/axios.js`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tables.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: {
      schemas: contract.components,
      securitySchemes: {
        [accessToken]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: `The access token of \`POST /jwt/login\`. ${
            enforceRules ? 'Operations require it' : 'Operations do not require it on this server'
          }: see \`AUTH\`.`,
        },
      },
      responses: Object.fromEntries(
        Object.values(refusals).map(({ name, description, retries }) => [
          name,
          {
            description,
            ...(retries && { headers: { 'Retry-After': retryAfter } }),
            ...createContent(errorSchema),
          },
        ]),
      ),
    },
  };
}

function describeVariable(given: Given, name: string) {
  const argument = given.get(name);
  return argument ? describeInput(argument) : {};
}

function isInPath({ url }: Route, { name }: Input): boolean {
  return url.split('/').includes(`:${name}`);
}

interface Refusal {
  /** The name in `components.responses`. */
  name: string;
  description: string;
  /** Whether the response has a `Retry-After` header. */
  retries?: boolean;
}

/** Every status of a refusal. */
const refusals: Record<number, Refusal> = {
  400: { name: 'BadRequest', description: 'A value is missing or invalid.' },
  401: { name: 'InvalidToken', description: 'The refresh token is not valid.' },
  403: {
    name: 'Forbidden',
    description: 'The caller lacks the required ability, or an account.',
  },
  404: { name: 'NotFound', description: 'There is nothing with this id or at this path.' },
  409: { name: 'Conflict', description: 'The present state does not allow the operation.' },
  413: { name: 'BodyTooLarge', description: 'The request body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The request body is not JSON.' },
  429: { name: 'RateLimited', description: 'There were too many attempts.', retries: true },
  503: { name: 'Busy', description: 'The server is too busy.', retries: true },
};

const retryAfter = {
  description: 'Seconds to wait before the next request.',
  schema: { type: 'integer' },
};

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: { description: 'A sentence, or an object with a list of sentences for each field.' },
  },
  required: ['error'],
};

/**
 * Returns the responses that refuse an operation. The description of a field in the SDL names the codes of
 * its errors; how a request is read decides about the others.
 */
function listRefusals({ method, unreadable }: Route, inputs: Input[], fields: RootField[]) {
  const codes = fields.flatMap(
    ({ description }) => description?.match(/`[A-Z]+(_[A-Z]+)*`/g) ?? [],
  );
  const named = codes.map((code) => getHttpStatus({ extensions: { code: code.slice(1, -1) } }));
  const statuses = new Set([
    ...named,
    ...(inputs.length > 0 ? [400, unreadable?.status ?? 404] : []),
    ...(method === 'POST' ? [400, 413, 415] : []),
    403,
    503,
  ]);
  return Object.fromEntries(
    [...statuses].flatMap((status = 0) => {
      const refusal = refusals[status];
      return refusal ? [[status, { $ref: `#/components/responses/${refusal.name}` }]] : [];
    }),
  );
}

type RootField = GraphQLField<unknown, unknown> & { typeName: string };

/** Returns the fields of the root type that an operation selects. */
function listRootFields(schema: GraphQLSchema, { operation: document }: Route): RootField[] {
  const operation = findOperation(document);
  const type = schema.getRootType(operation.operation);
  return operation.selectionSet.selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD && type?.getFields()[node.name.value];
    return field ? [{ ...field, typeName: type.name }] : [];
  });
}

/** Returns the abilities that the fields require, such as `read Todo`. */
function listAbilities(rules: AccessRule[], fields: RootField[]): string[] {
  const required = fields.map(({ typeName, name }) => findRule(rules, `${typeName}.${name}`));
  return [...new Set(required.map(({ action, subject }) => `${action} ${subject}`))];
}

/** The first sentence of a field's description is the summary, the rest is the description. */
function describe([field]: RootField[]) {
  const text = field?.description?.replace(/\s+/g, ' ').trim() ?? '';
  const [, summary = text, description = ''] = /^(.+?)\.(?:\s(.*))?$/s.exec(text) ?? [];
  return { summary, description };
}

function createContent(schema: JsonSchema | undefined, sample?: unknown) {
  const example = sample === undefined ? {} : { example: sample };
  return schema ? { content: { 'application/json': { schema, ...example } } } : {};
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
