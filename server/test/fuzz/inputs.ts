import fc, { type Arbitrary } from 'fast-check';
import type { GraphQLField } from 'graphql';
import { crm } from '../../features.ts';
import { listInputs } from '../../rest/operation.ts';
import type { Route } from '../../rest/route.ts';
import { createSchema } from '../../schema.ts';
import {
  createDocument,
  createInvalidValueArbitrary,
  unusualJson,
} from '../contract/arbitraries.ts';
import { createCallArbitrary } from '../contract/calls.ts';
import { isSafeForRandomCalls, routesForRandomCalls as routes } from '../contract/dataRoutes.ts';
import { createDocumentArbitrary, createMutatedTextArbitrary } from './documents.ts';
import { type GatewayInput, gatewayInputs } from './gatewayInputs.ts';
import { rawRequests } from './rawRequests.ts';

/** An HTTP request that a client can send, or bytes that are written to a socket without a change. */
export type Input = ({ kind: string } & GatewayInput) | { kind: string; bytes: string };

type HttpRequest = Omit<Extract<Input, { path: string }>, 'kind'>;

const schema = createSchema(crm);
const getRoutes = routes.filter(({ method }) => method === 'GET');
const listFields = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {}).filter(({ name }) => isSafeForRandomCalls(name));
const rootFields = [
  ...listFields(schema.getQueryType()).map((field) => ({ operation: 'query', field })),
  ...listFields(schema.getMutationType()).map((field) => ({ operation: 'mutation', field })),
];
const subscriptionFields = listFields(schema.getSubscriptionType());

const json = { 'content-type': 'application/json' };

const createPost = (path: string, body: unknown): HttpRequest => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body) ?? '',
});

const toText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Creates an arbitrary for calls of a route with arguments of the correct types. */
function createValidCallArbitrary(route: Route): Arbitrary<HttpRequest> {
  return createCallArbitrary(route).map(({ request: { method = 'GET', url, payload } }) => ({
    method,
    path: String(url),
    ...(payload ? { headers: json, body: JSON.stringify(payload) } : { headers: {} }),
  }));
}

const validRest = fc.oneof(...routes.map(createValidCallArbitrary));

/** Creates an arbitrary for calls of a route with some arguments of wrong types. */
function createInvalidCallArbitrary({ method, url, operation }: Route): Arbitrary<HttpRequest> {
  const valuesArbitrary = fc.record(
    Object.fromEntries(
      listInputs(schema, operation).map(({ name, type }) => [
        name,
        createInvalidValueArbitrary(type),
      ]),
    ),
  );
  return valuesArbitrary.map((values) => {
    const path = url.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(toWellFormed(toText(values[name]))),
    );
    if (method === 'POST') return createPost(path, values);
    const query = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, toText(value)]),
    );
    return { method, path: `${path}?${query}`, headers: {} };
  });
}

const invalidRest = fc.oneof(...routes.map(createInvalidCallArbitrary));

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'authorization',
    'content-encoding',
    'content-type',
    'cookie',
    'if-none-match',
    'last-event-id',
    'origin',
    'range',
    'sec-fetch-site',
    'x-forwarded-for',
  ),
  fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'application/graphql-response+json',
      'text/plain',
      'text/event-stream',
      'multipart/form-data; boundary=x',
      'gzip',
      'bytes=0-1',
      'Bearer a.b.c',
      'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
      'Basic Og==',
      'cross-site',
      'http://attacker.example',
      'null',
    ),
    fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()),
  ),
  { maxKeys: 4 },
);

/** Valid requests whose path, method, headers or body was changed. */
const mutatedRest: Arbitrary<HttpRequest> = validRest
  .chain((request) =>
    fc.oneof(
      createMutatedTextArbitrary(request.path).map((path) => ({ ...request, path: toPath(path) })),
      methods.map((method) => ({ ...request, method })),
      headers.map((extra) => ({ ...request, headers: { ...request.headers, ...extra } })),
      createMutatedTextArbitrary(request.body ?? '{}').map((body) => ({ ...request, body })),
    ),
  )
  .map(removeBodyOfGet);

/** Creates an arbitrary for valid and invalid variables of a root field. */
const createVariablesArbitrary = ({ args }: GraphQLField<unknown, unknown>) =>
  fc.record(
    Object.fromEntries(args.map(({ name, type }) => [name, createInvalidValueArbitrary(type)])),
  );

/**
 * Creates an arbitrary for calls of root fields with all fields of their types, and with some variables of wrong types.
 */
function createFieldCallArbitrary(fields: typeof rootFields): Arbitrary<HttpRequest> {
  return fc
    .constantFrom(...fields)
    .chain(({ operation, field }) =>
      createVariablesArbitrary(field).map((variables) =>
        createPost('/graphql', { query: createDocument(operation, field), variables }),
      ),
    );
}

const rootFieldCalls = createFieldCallArbitrary(rootFields);

/** Requests with a valid document, or with a valid document whose text was changed. */
const documentCalls: Arbitrary<HttpRequest> = fc
  .oneof(
    createDocumentArbitrary(schema),
    createDocumentArbitrary(schema).chain(createMutatedTextArbitrary),
  )
  .map((query) => createPost('/graphql', { query }));

/** GraphQL requests whose keys have wrong types: as a body, as a batch and by GET. */
const graphqlBodies: Arbitrary<HttpRequest> = fc
  .record(
    {
      query: fc.oneof(
        { weight: 4, arbitrary: createDocumentArbitrary(schema) },
        { weight: 1, arbitrary: unusualJson },
      ),
      operationName: fc.oneof(fc.constantFrom('A', '', null, '__proto__'), unusualJson),
      variables: fc.oneof(fc.constantFrom({}, null), unusualJson),
      extensions: fc.oneof(
        unusualJson,
        fc.record({
          persistedQuery: fc.oneof(
            unusualJson,
            fc.record({ version: unusualJson, sha256Hash: unusualJson }),
          ),
        }),
      ),
    },
    { requiredKeys: [] },
  )
  .chain((body) =>
    fc.constantFrom(
      createPost('/graphql', body),
      createPost('/graphql', [body, body]),
      {
        method: 'GET',
        path: `/graphql?${new URLSearchParams(
          Object.entries(body).map(([key, value]) => [key, toText(value)]),
        )}`,
        headers: { 'content-type': 'application/json' },
      },
      {
        ...createPost('/graphql', body),
        headers: { 'content-type': 'application/json; charset=x' },
      },
    ),
  );

/** Subscriptions at `/graphql/stream`, and sometimes at `/graphql`. */
const subscriptions: Arbitrary<HttpRequest> = fc
  .constantFrom(...subscriptionFields)
  .chain((field) =>
    fc.record({
      path: fc.constantFrom('/graphql/stream', '/graphql/stream', '/graphql'),
      query: fc.oneof(
        fc.constant(createDocument('subscription', field)),
        createMutatedTextArbitrary(createDocument('subscription', field)),
        createDocumentArbitrary(schema),
      ),
      variables: fc.oneof(createVariablesArbitrary(field), unusualJson),
    }),
  )
  .map(({ path, ...body }) => createPost(path, body));

/** Requests for paths that are not part of the contract: files, pages, documentation. */
const otherPaths: Arbitrary<HttpRequest> = fc
  .constantFrom(
    '/',
    '/login',
    '/assets/index.js',
    '/openapi.json',
    '/pictures/person-1.svg',
    '/files/1/report.pdf',
    '/reference',
    '/graphql/stream',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/index.html%00.js',
  )
  .chain((path) =>
    fc.record({
      method: fc.oneof(fc.constant('GET'), methods),
      path: fc.oneof(fc.constant(path), createMutatedTextArbitrary(path).map(toPath)),
      headers: fc.oneof(fc.constant({}), headers),
      body: fc.constant('{}'),
    }),
  )
  .map(removeBodyOfGet);

const kinds: { kind: string; weight: number; requests: Arbitrary<HttpRequest> }[] = [
  { kind: 'valid REST', weight: 14, requests: validRest },
  { kind: 'invalid REST', weight: 20, requests: invalidRest },
  { kind: 'mutated REST', weight: 14, requests: mutatedRest },
  { kind: 'root field', weight: 18, requests: rootFieldCalls },
  { kind: 'document', weight: 14, requests: documentCalls },
  { kind: 'GraphQL body', weight: 7, requests: graphqlBodies },
  { kind: 'subscription', weight: 4, requests: subscriptions },
  { kind: 'other path', weight: 4, requests: otherPaths },
  ...Object.entries(gatewayInputs).map(([kind, requests]) => ({ kind, weight: 10, requests })),
];

/** All inputs of the fuzz test. */
export const inputs: Arbitrary<Input> = fc.oneof(
  ...kinds.map(({ kind, weight, requests }) => ({
    weight,
    arbitrary: requests.map((request): Input => ({ kind, ...request })),
  })),
  {
    weight: 5,
    arbitrary: rawRequests.map((bytes): Input => ({ kind: 'malformed HTTP', bytes })),
  },
);

/** Inputs that change no data. Most of them are calls of the REST API, which take less time than new documents. */
export const readInputs: Arbitrary<Input> = fc
  .oneof(
    { weight: 30, arbitrary: fc.oneof(...getRoutes.map(createValidCallArbitrary)) },
    { weight: 5, arbitrary: fc.oneof(...getRoutes.map(createInvalidCallArbitrary)) },
    {
      weight: 1,
      arbitrary: createDocumentArbitrary(schema, ['query']).map((query) =>
        createPost('/graphql', { query }),
      ),
    },
    {
      weight: 1,
      arbitrary: createFieldCallArbitrary(
        rootFields.filter(({ operation }) => operation === 'query'),
      ),
    },
    { weight: 1, arbitrary: subscriptions },
    { weight: 1, arbitrary: otherPaths },
  )
  .map((request): Input => ({ kind: 'read', ...request }));

/** Replaces single surrogates, which cannot be encoded as UTF-8. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?');
}

/** Returns a path that an HTTP client can send. `rawRequests` also contains longer paths. */
function toPath(text: string): string {
  const path = toWellFormed(text).replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return (path.startsWith('/') ? path : `/${path}`).slice(0, 8_000);
}

function removeBodyOfGet(request: HttpRequest): HttpRequest {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const { body: _, ...rest } = request;
  return rest;
}
