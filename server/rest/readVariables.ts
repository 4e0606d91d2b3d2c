import { getNullableType } from 'graphql';
import { badInput, notFound, queryNotUtf8, routeNotFound } from '../errors.ts';
import { type GatewayRequest, isUtf8Query } from '../request/gatewayRequest.ts';
import type { Input } from './operation.ts';
import { createNameCheck } from './queryNames.ts';
import { createBodyReader, createQueryReader } from './readers.ts';
import type { Route } from './route.ts';

type Values = Record<string, unknown>;

/** A request with the decoded parameters of its path. */
export interface RoutedRequest extends GatewayRequest {
  params: Record<string, string>;
}

/** Adds the value of a variable to `variables`. `body` is the parsed body, or `undefined` if there is none. */
type ReadVariable = (request: RoutedRequest, body: unknown, variables: Values) => void;

/**
 * Creates a function that reads the variables of the operation of a route. Variables that the URL of the route contains
 * are read from the path. The others are read from the body of a POST, or else from the query string. The body of a
 * DELETE can contain them as well.
 */
export function createVariablesReader(route: Route, inputs: Input[]) {
  const { method, url, isControl } = route;
  const readers = inputs.map((input) => {
    if (url.split('/').includes(`:${input.name}`)) return createPathVariableReader(input);
    if (method === 'POST') return createBodyVariableReader(input);
    return method === 'DELETE'
      ? createQueryOrBodyVariableReader(input)
      : createQueryVariableReader(input, isControl);
  });

  const checkNames = createNameCheck(
    route,
    inputs.map(({ name }) => name),
  );

  return (request: RoutedRequest, body: unknown): Values => {
    if (!isUtf8Query(request.search)) throw queryNotUtf8();
    if (method !== 'POST') checkNames(request.query);
    if (method === 'POST' || body !== undefined) checkBody(body);

    const variables: Values = {};
    for (const read of readers) read(request, body, variables);
    return variables;
  };
}

function checkBody(body: unknown) {
  if (body === undefined) throw badInput('The body', 'is missing.');
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw badInput('The body', 'must be a JSON object.');
  }
}

function setIfPresent(variables: Values, name: string, value: unknown) {
  if (value !== undefined) variables[name] = value;
}

/** Creates a reader that throws `NOT_FOUND` for a segment of a wrong type. An id must consist of digits. */
function createPathVariableReader({ name, type }: Input): ReadVariable {
  const read = createBodyReader(type);
  const isId = String(getNullableType(type)) === 'Int';
  return ({ method, path, params }, _, variables) => {
    const segment = params[name] ?? '';
    if (isId && !/^\d+$/.test(segment)) throw routeNotFound(method, path);
    try {
      setIfPresent(variables, name, read(segment, name));
    } catch {
      throw routeNotFound(method, path);
    }
  };
}

function createBodyVariableReader({ name, type, isExact }: Input): ReadVariable {
  const read = createBodyReader(type);
  return (_, body, variables) => {
    const values = (body ?? {}) as Values;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    setIfPresent(variables, name, read(isExact ? removeStrings(value) : value, name));
  };
}

/** Removes strings from a list of ids. Throws `NOT_FOUND` for a single string: a string is not accepted as an id. */
function removeStrings(value: unknown): unknown {
  if (typeof value === 'string') throw notFound('id', JSON.stringify(value));
  return Array.isArray(value) ? value.filter((id) => typeof id !== 'string') : value;
}

function createQueryVariableReader(
  { name, type, isEmptyWhenBlank }: Input,
  isStrict = false,
): ReadVariable {
  const read = createQueryReader(type, { isEmptyWhenBlank, isStrict });
  const findValue = createQueryLookup(name);
  return ({ query }, _, variables) => setIfPresent(variables, name, read(findValue(query), name));
}

function createQueryOrBodyVariableReader(input: Input): ReadVariable {
  const readQuery = createQueryVariableReader(input);
  const readBody = createBodyVariableReader(input);
  const findValue = createQueryLookup(input.name);
  return (request, body, variables) => {
    const isInQuery = findValue(request.query) !== undefined;
    const read = isInQuery || body === undefined ? readQuery : readBody;
    read(request, body, variables);
  };
}

/**
 * Creates a function that finds a value in a query. It joins all forms of a list: `tag=a`, `tag=a&tag=b`, `tag[]=a&tag[]=b`
 * and `tag[0]=a&tag[1]=b`. Throws `BAD_USER_INPUT` for another key in brackets, such as `tag[name]`, because it would be
 * ignored otherwise.
 */
function createQueryLookup(name: string): (query: Values) => unknown {
  const prefix = `${name}[`;

  return (query) => {
    let found = query[name];
    for (const key in query) {
      if (!key.startsWith(prefix)) continue;
      if (!/^\d{0,6}\]$/.test(key.slice(prefix.length))) {
        throw badInput(key, `is not supported. Use ${name}, ${name}[] or ${name}[0].`);
      }
      found = found === undefined ? query[key] : [found, query[key]].flat();
    }
    return found;
  };
}
