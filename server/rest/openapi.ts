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
import type { AccessRule } from '../gql/types.ts';
import { findRule, readRules } from '../graphql/rules.ts';
import { createExample } from './examples.ts';
import { createJsonSchemas, describeInput, type JsonSchema } from './jsonSchemas.ts';
import { mapVariablesToArguments } from './mapVariablesToArguments.ts';
import { findOperation, type Input, listInputs } from './operation.ts';
import type { Route } from './route.ts';
import { resolveSelection, type Selected } from './selection.ts';

type Values = Record<string, unknown>;
type ArgumentsByVariable = ReturnType<typeof mapVariablesToArguments>;

/** The routes of a feature. */
interface RouteGroup {
  /** The name of the feature. */
  tag: string;
  /** The description of the feature in one sentence. */
  about: string;
  routes: Route[];
}

export interface OpenapiOptions {
  routeGroups: RouteGroup[];
  /** Creates a schema without access rules, which executes the examples. */
  createSchema: () => GraphQLSchema;
  /** Creates a context with the sample data. Each example that changes data gets a new context. */
  createSample: () => Promise<Context>;
  /** Whether operations require the abilities in the access rules of the SDL. */
  enforceRules: boolean;
}

/** The name of the security scheme. */
const accessToken = 'accessToken';

/** Creates the OpenAPI 3.1 document of all routes. Everything in it is derived from their operations. */
export async function createOpenapiDocument({
  routeGroups,
  createSchema,
  createSample,
  enforceRules,
}: OpenapiOptions) {
  const schema = createSchema();
  const rules = readRules(schema);
  const jsonSchemas = createJsonSchemas();
  const sample = await createSample();
  const paths: Record<string, Record<string, unknown>> = {};

  for (const { tag, routes } of routeGroups) {
    for (const route of routes) {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: { tags: [tag], ...(await createOperation(route)) },
      };
      // Creating the document takes a third of a second. Other requests are handled between the routes.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async function createOperation(route: Route) {
    const { name, operation } = findOperation(route.operation);
    const inputs = listInputs(schema, route.operation);
    const variableArguments = mapVariablesToArguments(schema, route.operation);
    const selection = resolveSelection(schema, route.operation);
    const pathInputs = inputs.filter((input) => isInPath(route, input));
    const otherInputs = inputs.filter((input) => !isInPath(route, input));
    const isBody = route.method === 'POST';
    const rootFields = listOperationFields(schema, route);
    const abilities = listAbilities(rules, rootFields);
    const isQuery = operation === OperationTypeNode.QUERY;
    const example = await createExample(schema, route, isQuery ? sample : await createSample());
    const exampleInput = example?.input ?? {};

    return {
      operationId: lowercaseFirst(name?.value ?? ''),
      ...describeOperation(rootFields),
      security: enforceRules ? [{ [accessToken]: abilities }] : [{}, { [accessToken]: abilities }],
      'x-graphql-operation': print(route.operation),
      parameters: [
        ...pathInputs.map((input) =>
          createParameter(input, 'path', variableArguments, exampleInput),
        ),
        ...(isBody
          ? []
          : otherInputs.map((input) =>
              createParameter(input, 'query', variableArguments, exampleInput),
            )),
      ],
      ...(isBody && {
        requestBody: createRequestBody(otherInputs, variableArguments, exampleInput),
      }),
      responses: {
        [route.status]: {
          description: 'The operation succeeded.',
          ...createContent(createReplySchema(route, selection), example?.reply),
        },
        ...listRefusals(route, inputs, rootFields),
      },
    };
  }

  function createParameter(
    { name, type }: Input,
    place: 'path' | 'query',
    variableArguments: ArgumentsByVariable,
    exampleInput: Values,
  ) {
    const required = place === 'path' || isNonNullType(type);
    const example = name in exampleInput ? { example: exampleInput[name] } : {};
    const { description, ...defaultValue } = describeVariable(variableArguments, name);
    return {
      name,
      in: place,
      required,
      ...(description && { description }),
      schema: { ...jsonSchemas.createInputSchema(type), ...defaultValue },
      ...example,
    };
  }

  function createRequestBody(
    inputs: Input[],
    variableArguments: ArgumentsByVariable,
    exampleInput: Values,
  ) {
    const required = inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
    return {
      required: required.length > 0,
      ...createContent(
        {
          type: 'object',
          properties: Object.fromEntries(
            inputs.map(({ name, type }) => [
              name,
              {
                ...jsonSchemas.createInputSchema(type),
                ...describeVariable(variableArguments, name),
              },
            ]),
          ),
          ...(required.length > 0 && { required }),
        },
        exampleInput,
      ),
    };
  }

  function createReplySchema({ reply }: Route, selection: Selected[]): JsonSchema | undefined {
    if (reply === null) return undefined;
    if (reply === undefined) return jsonSchemas.createReplySchema(selection);
    const root = selection.find(({ key }) => key === reply);
    return root && jsonSchemas.createOutputSchema(root.type, root);
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
    tags: routeGroups.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: {
      schemas: jsonSchemas.components,
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
            ...(retries && { headers: { 'Retry-After': retryAfterHeader } }),
            ...createContent(errorSchema),
          },
        ]),
      ),
    },
  };
}

function describeVariable(variableArguments: ArgumentsByVariable, name: string) {
  const argument = variableArguments.get(name);
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

/** The refusals by their status. */
const refusals: Record<number, Refusal> = {
  400: { name: 'BadRequest', description: 'A value is missing or invalid.' },
  401: { name: 'InvalidToken', description: 'The refresh token is not valid.' },
  403: {
    name: 'Forbidden',
    description: 'The caller has no account, or the account lacks the required ability.',
  },
  404: {
    name: 'NotFound',
    description: 'There is no item with this id, or no route with this path.',
  },
  409: {
    name: 'Conflict',
    description: 'The current state of the data does not allow the operation.',
  },
  413: { name: 'BodyTooLarge', description: 'The request body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The request body is not JSON.' },
  429: { name: 'RateLimited', description: 'There were too many attempts.', retries: true },
  503: { name: 'Busy', description: 'The server is too busy.', retries: true },
};

const retryAfterHeader = {
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
 * Returns the responses that refuse an operation. The description of a field in the SDL contains the codes of its
 * errors. The other statuses depend on the inputs and the method of the route.
 */
function listRefusals(
  { method, invalidInputResponse }: Route,
  inputs: Input[],
  fields: RootField[],
) {
  const codes = fields.flatMap(
    ({ description }) => description?.match(/`[A-Z]+(_[A-Z]+)*`/g) ?? [],
  );
  const codeStatuses = codes.map((code) =>
    getHttpStatus({ extensions: { code: code.slice(1, -1) } }),
  );
  const statuses = new Set([
    ...codeStatuses,
    ...(inputs.length > 0 ? [400, invalidInputResponse?.status ?? 404] : []),
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

/** Returns the root fields that the operation of a route selects. */
function listOperationFields(schema: GraphQLSchema, { operation: document }: Route): RootField[] {
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

/** Returns the first sentence of the description of a field as the summary, and the rest as the description. */
function describeOperation([field]: RootField[]) {
  const text = field?.description?.replace(/\s+/g, ' ').trim() ?? '';
  const [, summary = text, description = ''] = /^(.+?)\.(?:\s(.*))?$/s.exec(text) ?? [];
  return { summary, description };
}

function createContent(schema: JsonSchema | undefined, sample?: unknown) {
  const example = sample === undefined ? {} : { example: sample };
  return schema ? { content: { 'application/json': { schema, ...example } } } : {};
}

function lowercaseFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
