import type { FastifyRequest } from 'fastify';
import { getNullableType } from 'graphql';
import { badInput, notFound, unlisted } from '../errors.ts';
import type { Input } from './operation.ts';
import { bodyReader, queryReader } from './reading.ts';
import type { Route } from './route.ts';

type Values = Record<string, unknown>;
type ReadInput = (request: FastifyRequest, variables: Values) => void;

/**
 * What a request says, as the variables of its route's operation: path segments by name, a POST's
 * from its body, everything else from the query string. A DELETE may say it in a body instead.
 */
export function variablesReader(method: Route['method'], url: string, inputs: Input[]) {
  const readers = inputs.map((input) => {
    if (url.split('/').includes(`:${input.name}`)) return pathReader(input);
    if (method === 'POST') return fromBody(input);
    return method === 'DELETE' ? fromQueryOrBody(input) : fromQuery(input);
  });

  return (request: FastifyRequest): Values => {
    if (method === 'POST' || request.body !== undefined) checkBody(request.body);

    const variables: Values = {};
    for (const read of readers) read(request, variables);
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

/** A segment that cannot be read is no address of this route. An id is digits: `5e3` is none. */
function pathReader({ name, type }: Input): ReadInput {
  const read = bodyReader(type);
  const isId = String(getNullableType(type)) === 'Int';
  return (request, variables) => {
    const segment = String((request.params as Values)[name]);
    if (isId && !/^\d+$/.test(segment)) throw unlisted(request.method, request.url);
    try {
      put(variables, name, read(segment, name));
    } catch {
      throw unlisted(request.method, request.url);
    }
  };
}

function fromBody({ name, type, isExact }: Input): ReadInput {
  const read = bodyReader(type);
  return (request, variables) => {
    const body = (request.body ?? {}) as Values;
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    put(variables, name, read(isExact ? withoutTexts(given) : given, name));
  };
}

/** Texts name nothing: in a list they are passed over, alone they are not found. */
function withoutTexts(given: unknown): unknown {
  if (typeof given === 'string') throw notFound('id', JSON.stringify(given));
  return Array.isArray(given) ? given.filter((id) => typeof id !== 'string') : given;
}

function fromQuery({ name, type, blankIsEmpty }: Input): ReadInput {
  const read = queryReader(type, blankIsEmpty);
  const said = saidAs(name);
  return ({ query }, variables) => put(variables, name, read(said(query as Values), name));
}

function fromQueryOrBody(input: Input): ReadInput {
  const readQuery = fromQuery(input);
  const readBody = fromBody(input);
  const said = saidAs(input.name);
  return (request, variables) => {
    const isInQuery = said(request.query as Values) !== undefined;
    if (isInQuery || request.body === undefined) readQuery(request, variables);
    else readBody(request, variables);
  };
}

/** `tag=a`, `tag=a&tag=b`, `tag[]=a&tag[]=b` and `tag[0]=a&tag[1]=b` all say `tag`. */
function saidAs(name: string): (query: Values) => unknown {
  const [several, first] = [`${name}[]`, `${name}[0]`];
  return (query) => {
    const plain = query[name] ?? query[several];
    if (plain !== undefined || query[first] === undefined) return plain;

    const list: unknown[] = [];
    for (let index = 0; query[`${name}[${index}]`] !== undefined; index += 1) {
      list.push(query[`${name}[${index}]`]);
    }
    return list;
  };
}
