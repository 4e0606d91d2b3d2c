import type { Recorded } from './traffic.ts';

export const formats = ['graphql', 'curl', 'fetch', 'hook'] as const;

export type RequestFormat = (typeof formats)[number];

interface Place {
  origin: string;
  /** The headers that choose the branch. */
  headers: Record<string, string>;
}

/** Returns a request as code. Undefined if the request cannot be written in that format. */
export function writeRequest(
  request: Recorded,
  format: RequestFormat,
  place: Place,
): string | undefined {
  if (format === 'curl') return writeCurl(request, place);
  if (format === 'fetch') return writeFetch(request, place);
  return format === 'graphql' ? writeGraphql(request) : writeHook(request);
}

/** Returns the parts of a request that a client sends. */
export function partsOf(request: Recorded): { method: string; path: string; body?: string } {
  const { api, method, url, operation, query, input } = request;
  if (api === 'REST') {
    const hasBody = input !== null && !['GET', 'HEAD'].includes(method);
    return { method, path: url, body: hasBody ? JSON.stringify(input) : undefined };
  }
  const body = {
    query,
    ...(operation !== null && { operationName: operation }),
    ...(hasVariables(input) && { variables: input }),
  };
  return {
    method: 'POST',
    path: api === 'STREAM' ? '/graphql/stream' : '/graphql',
    body: JSON.stringify(body),
  };
}

const hasVariables = (input: unknown) =>
  input !== null && input !== undefined && Object.keys(Object(input)).length > 0;

const indent = (value: unknown) => JSON.stringify(value, null, 2);

function writeGraphql({ query, input }: Recorded): string | undefined {
  if (query === null) return undefined;
  return hasVariables(input) ? `${query.trim()}\n\n# Variables\n${commented(input)}` : query.trim();
}

const commented = (input: unknown) =>
  indent(input)
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n');

function headersOf(request: Recorded, { headers }: Place, body?: string) {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(request.api === 'STREAM' && { accept: 'text/event-stream' }),
    ...headers,
  };
}

function writeCurl(request: Recorded, place: Place): string {
  const { method, path, body } = partsOf(request);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(place.origin + path)}`,
    ...Object.entries(headersOf(request, place, body)).map(
      ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function writeFetch(request: Recorded, place: Place): string {
  const { method, path, body } = partsOf(request);
  const headers = headersOf(request, place, body);
  const options = {
    ...(method !== 'GET' && { method }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  const lines = indent(options).split('\n');
  if (body !== undefined) {
    const content = indent(JSON.parse(body)).replaceAll('\n', '\n  ');
    const last = lines.length - 2;
    lines[last] = `${lines[last]},`;
    lines.splice(-1, 0, `  "body": JSON.stringify(${content})`);
  }
  const hasOptions = Object.keys(options).length > 0;
  return `const response = await fetch('${path}'${hasOptions ? `, ${lines.join('\n')}` : ''});`;
}

/** Returns the call of the hook that `npm run codegen` generates for the operation. */
function writeHook({ operation, query, input }: Recorded): string | undefined {
  const [, kind] = /^\s*(query|mutation|subscription)\b/m.exec(query ?? '') ?? [];
  if (operation === null || query === null) return undefined;

  const variables = hasVariables(input) ? `variables: ${indent(input)}` : '';
  if (kind === 'mutation') {
    const call = variables ? `{ ${variables} }` : '';
    const name = operation.charAt(0).toLowerCase() + operation.slice(1);
    return `const [${name}] = use${operation}Mutation();\n\nawait ${name}(${call});`;
  }
  if (kind === 'subscription') {
    const options = [variables || 'variables: {}', 'onData: (data) => {}'].join(', ');
    return `use${operation}Subscription({ ${options} });`;
  }
  return `const { data } = use${operation}SuspenseQuery(${variables ? `{ ${variables} }` : ''});`;
}
