/** The parts of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Body | { $ref: string };
  responses?: Record<string, Body | { $ref: string }>;
  'x-graphql-operation'?: string;
}

export interface OpenApi {
  info?: { title?: string; description?: string; version?: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** An operation of the document. Its references are resolved. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: Body;
  responses: [status: string, body: Body][];
  graphql?: string;
}

export interface Group {
  tag: string;
  description: string;
  operations: Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** Resolves a reference such as `#/components/schemas/Task`. Returns an empty object for an unknown reference. */
export function resolveReference<T extends object>(
  document: OpenApi,
  value: T | { $ref: string },
): T {
  const visited = new Set<string>();
  let found: unknown = value;
  while (found && typeof found === 'object' && '$ref' in found) {
    const reference = String(found.$ref);
    if (visited.has(reference) || !reference.startsWith('#/')) return {} as T;
    visited.add(reference);
    found = reference
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => Object(parent)[key], document);
  }
  return Object(found) as T;
}

function createOperation(
  document: OpenApi,
  path: string,
  method: string,
  operation: OperationObject,
): Operation {
  const pathParameters = document.paths?.[path]?.parameters;
  const parameters = [
    ...(Array.isArray(pathParameters) ? pathParameters : []),
    ...(operation.parameters ?? []),
  ];
  return {
    id: operation.operationId ?? `${method}${path.replace(/\W+/g, '-')}`,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? 'other',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: parameters.map((parameter) => resolveReference<Parameter>(document, parameter)),
    body: operation.requestBody && resolveReference<Body>(document, operation.requestBody),
    responses: Object.entries(operation.responses ?? {}).map(([status, response]) => [
      status,
      resolveReference<Body>(document, response),
    ]),
    graphql: operation['x-graphql-operation'],
  };
}

/** Returns all operations in the order of the document, grouped by their first tag. */
export function groupOperations(document: OpenApi): Group[] {
  const groups = new Map<string, Group>();
  const findOrCreateGroup = (tag: string, description = '') => {
    const group = groups.get(tag) ?? { tag, description, operations: [] };
    groups.set(tag, group);
    return group;
  };

  for (const { name, description } of document.tags ?? []) findOrCreateGroup(name, description);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods.filter((name) => item[name])) {
      const operation = createOperation(document, path, method, Object(item[method]));
      findOrCreateGroup(operation.tag).operations.push(operation);
    }
  }
  return [...groups.values()].filter(({ operations }) => operations.length > 0);
}

/** Returns the groups with only the operations that contain every word of the filter. */
export function filterGroups(groups: Group[], filter: string): Group[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = ({ id, method, path, tag, summary, description }: Operation) => {
    const text = [id, method, path, tag, summary, description].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, operations: group.operations.filter(isMatch) }))
    .filter(({ operations }) => operations.length > 0);
}

/** Returns the JSON media type of a body, or else its first media type. */
export function getMedia(body: Body | undefined): Media | undefined {
  const content = body?.content ?? {};
  return content['application/json'] ?? Object.values(content)[0];
}
