import { getNullableType } from 'graphql';
import { badInput, notFound, routeNotFound } from '../errors.ts';
import type { Input } from './operation.ts';
import { createBodyReader, createQueryReader } from './reading.ts';
import type { RestRequest } from './restRequest.ts';
import type { Route } from './route.ts';

type Values = Record<string, unknown>;

/** A request whose route is known. `params` are the decoded parameters in its path. */
export interface RoutedRequest extends RestRequest {
  params: Record<string, string>;
}

/** Adds the value of one variable. `body` is the parsed body, `undefined` if there is none. */
type ReadVariable = (request: RoutedRequest, body: unknown, variables: Values) => void;

/**
 * Creates a function that returns the variables of a route's operation: those named in the path from
 * the path, those of a POST from the body, and all others from the query string. A DELETE may have
 * them in the body instead.
 */
export function createVariablesReader({ method, url }: Route, inputs: Input[]) {
  const readers = inputs.map((input) => {
    if (url.split('/').includes(`:${input.name}`)) return pathReader(input);
    if (method === 'POST') return fromBody(input);
    return method === 'DELETE' ? fromQueryOrBody(input) : fromQuery(input);
  });

  return (request: RoutedRequest, body: unknown): Values => {
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

function put(variables: Values, name: string, value: unknown) {
  if (value !== undefined) variables[name] = value;
}

/** A segment of the wrong type is the address of no route. An id consists of digits: `5e3` is none. */
function pathReader({ name, type }: Input): ReadVariable {
  const read = createBodyReader(type);
  const isId = String(getNullableType(type)) === 'Int';
  return ({ method, path, params }, _, variables) => {
    const segment = params[name] ?? '';
    if (isId && !/^\d+$/.test(segment)) throw routeNotFound(method, path);
    try {
      put(variables, name, read(segment, name));
    } catch {
      throw routeNotFound(method, path);
    }
  };
}

function fromBody({ name, type, isExact }: Input): ReadVariable {
  const read = createBodyReader(type);
  return (_, body, variables) => {
    const values = (body ?? {}) as Values;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    put(variables, name, read(isExact ? withoutTexts(value) : value, name));
  };
}

/** A text is no id: in a list it is ignored, alone it is not found. */
function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') throw notFound('id', JSON.stringify(value));
  return Array.isArray(value) ? value.filter((id) => typeof id !== 'string') : value;
}

function fromQuery({ name, type, isEmptyWhenBlank }: Input): ReadVariable {
  const read = createQueryReader(type, isEmptyWhenBlank);
  const findValue = createQueryLookup(name);
  return ({ query }, _, variables) => put(variables, name, read(findValue(query), name));
}

function fromQueryOrBody(input: Input): ReadVariable {
  const readQuery = fromQuery(input);
  const readBody = fromBody(input);
  const findValue = createQueryLookup(input.name);
  return (request, body, variables) => {
    const isInQuery = findValue(request.query) !== undefined;
    const read = isInQuery || body === undefined ? readQuery : readBody;
    read(request, body, variables);
  };
}

/** Accepts `tag=a`, `tag=a&tag=b`, `tag[]=a&tag[]=b` and `tag[0]=a&tag[1]=b`. */
function createQueryLookup(name: string): (query: Values) => unknown {
  const [listKey, firstKey] = [`${name}[]`, `${name}[0]`];
  return (query) => {
    const plain = query[name] ?? query[listKey];
    if (plain !== undefined || query[firstKey] === undefined) return plain;

    const list: unknown[] = [];
    for (let index = 0; query[`${name}[${index}]`] !== undefined; index += 1) {
      list.push(query[`${name}[${index}]`]);
    }
    return list;
  };
}
