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

interface RawOperation {
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

/** An operation with resolved references. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: Body;
  replies: [status: string, body: Body][];
  graphql?: string;
}

export interface Group {
  tag: string;
  description: string;
  operations: Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** Resolves `#/components/...`. Returns an empty object for an unknown name. */
export function resolveReference<T extends object>(
  document: OpenApi,
  value: T | { $ref: string },
): T {
  const seen = new Set<string>();
  let found: unknown = value;
  while (found && typeof found === 'object' && '$ref' in found) {
    const reference = String(found.$ref);
    if (seen.has(reference) || !reference.startsWith('#/')) return {} as T;
    seen.add(reference);
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
  raw: RawOperation,
): Operation {
  const shared = document.paths?.[path]?.parameters;
  const parameters = [...(Array.isArray(shared) ? shared : []), ...(raw.parameters ?? [])];
  return {
    id: raw.operationId ?? `${method}${path.replace(/\W+/g, '-')}`,
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? 'other',
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    parameters: parameters.map((parameter) => resolveReference<Parameter>(document, parameter)),
    body: raw.requestBody && resolveReference<Body>(document, raw.requestBody),
    replies: Object.entries(raw.responses ?? {}).map(([status, reply]) => [
      status,
      resolveReference<Body>(document, reply),
    ]),
    graphql: raw['x-graphql-operation'],
  };
}

/** Returns all operations in the order of the document, grouped by their first tag. */
export function groupOperations(document: OpenApi): Group[] {
  const groups = new Map<string, Group>();
  const groupOf = (tag: string, description = '') => {
    const group = groups.get(tag) ?? { tag, description, operations: [] };
    groups.set(tag, group);
    return group;
  };

  for (const { name, description } of document.tags ?? []) groupOf(name, description);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods.filter((name) => item[name])) {
      const operation = createOperation(document, path, method, Object(item[method]));
      groupOf(operation.tag).operations.push(operation);
    }
  }
  return [...groups.values()].filter(({ operations }) => operations.length > 0);
}

/** Returns the operations that contain every word of the filter. */
export function filterGroups(groups: Group[], filter: string): Group[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ id, method, path, tag, summary, description }: Operation) => {
    const text = [id, method, path, tag, summary, description].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, operations: group.operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0);
}

/** Returns the JSON content of a body, or its first content. */
export function getMedia(body: Body | undefined): Media | undefined {
  const content = body?.content ?? {};
  return content['application/json'] ?? Object.values(content)[0];
}
