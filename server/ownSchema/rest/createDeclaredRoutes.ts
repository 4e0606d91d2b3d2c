import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  parse,
} from 'graphql';
import type { Context } from '../../context.ts';
import { routeNotFound } from '../../errors.ts';
import { readOperation } from '../../graphql/operation.ts';
import type { GatewayResponse } from '../../request/gatewayRequest.ts';
import { findOperation } from '../../rest/operation.ts';
import type { RoutedRequest } from '../../rest/readVariables.ts';
import { splitVerb } from '../mutations/classify.ts';
import type { Model } from '../schema/model.ts';
import {
  type CollectionRoute,
  createRoute,
  type RouteParts,
  readBody,
} from './createCollectionRoutes.ts';
import { type DeclaredRoute, listPathParameters, readDeclaredRoute } from './declaredRoute.ts';
import { selectFields } from './selectFields.ts';

interface DeclaredRoutesOptions extends RouteParts {
  model: Model;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
}

export type RootField = GraphQLField<unknown, unknown>;

/** Returns the root fields with `@rest`, and their routes. */
export function listDeclaredRoutes({ schema }: Pick<Model, 'schema'>) {
  const list = (kind: 'query' | 'mutation', type: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(type?.getFields() ?? {}).flatMap((field: RootField) => {
      const route = readDeclaredRoute(field);
      return route ? [{ kind, field, route }] : [];
    });
  return [...list('query', schema.getQueryType()), ...list('mutation', schema.getMutationType())];
}

/** Creates the REST routes of the root fields with `@rest`: each executes an operation with the field. */
export function createDeclaredRoutes(options: DeclaredRoutesOptions): CollectionRoute[] {
  const { model, schema, fieldFaultsSchema } = options;
  return listDeclaredRoutes(model).map(({ kind, field, route }) => {
    const document = createDocument(model, kind, field);
    const { method, url } = route;

    function run(
      request: RoutedRequest,
      context: Context,
    ): GatewayResponse | Promise<GatewayResponse> {
      const result = execute({
        schema: context.fieldFaults ? fieldFaultsSchema() : schema,
        document,
        contextValue: context,
        variableValues: readArguments(request, field, route),
      });
      const toResponse = (executed: ExecutionResult) =>
        createResponse(request, field, route, executed);
      return result instanceof Promise ? result.then(toResponse) : toResponse(result);
    }

    const operation = readOperation(schema, document, findOperation(document));
    return {
      ...createRoute(options, { method, url, operation, run }),
      operation: document,
      isDeclared: true,
    };
  });
}

function createDocument(model: Model, kind: 'query' | 'mutation', field: RootField): DocumentNode {
  const { name, args, type } = field;
  const variables = args
    .map((argument) => `$${argument.name}: ${String(argument.type)}`)
    .join(', ');
  const values = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const [declared, passed] = args.length > 0 ? [`(${variables})`, `(${values})`] : ['', ''];
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return parse(
    `${kind} ${title}${declared} { result: ${name}${passed} ${selectFields(model, getNamedType(type))} }`,
  );
}

/** Returns the arguments of a field: from the path, from the body, and from the query string. */
function readArguments(
  request: RoutedRequest,
  { args }: RootField,
  { method, url }: DeclaredRoute,
): Record<string, unknown> {
  const inPath = listPathParameters(url);
  const body = method === 'GET' || method === 'DELETE' ? {} : readBody(request);
  const others = args.filter(({ name }) => !inPath.includes(name));
  const [only] = others.filter(({ type }) => isInputObjectType(getNamedType(type)));
  // The body is the input object, if the field has one such as `createBook(input:)`.
  const isInput = only !== undefined && !Object.hasOwn(body, only.name);
  const given = args.map(({ name, type }) => {
    const { [name]: inQuery } = request.query;
    if (inPath.includes(name)) return [name, parseText(type, request.params[name])];
    if (isInput && only.name === name && Object.keys(body).length > 0) return [name, body];
    return [name, Object.hasOwn(body, name) ? body[name] : parseText(type, inQuery)];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Returns the value that a text of a URL has for a type. */
function parseText(type: GraphQLInputType, text: unknown): unknown {
  if (text === undefined) return undefined;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [text].flat().map((item) => parseText(nullable.ofType, item));
  const [first] = [text].flat() as string[];
  if (first === undefined) return undefined;
  const { name } = getNamedType(nullable);
  if (name === 'Boolean') return first === 'true' ? true : first === 'false' ? false : first;
  const isNumber = (name === 'Int' || name === 'Float') && /^-?\d+(\.\d+)?$/.test(first);
  if (isNumber) return Number(first);
  return isInputObjectType(nullable) ? parseJson(first) : first;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function createResponse(
  request: RoutedRequest,
  { name }: RootField,
  { method }: DeclaredRoute,
  { data, errors: [error] = [] }: ExecutionResult,
): GatewayResponse {
  if (error) throw error.path ? error : toInputError(error);
  const { result } = data as { result: unknown };
  if (result === null && method === 'GET') throw routeNotFound(method, request.path);
  return {
    status: method === 'POST' && splitVerb(name)?.verb === 'create' ? 201 : 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(result),
  };
}

/** Returns the error for an argument that does not fit its type. */
const toInputError = ({ message }: GraphQLError) =>
  new GraphQLError(message.replace(/^Variable "\$(\w+)"/, '"$1"'), {
    extensions: { code: 'BAD_USER_INPUT' },
  });
