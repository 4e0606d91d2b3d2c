import type { RecordedRequest } from './traffic.ts';

export const formats = ['graphql', 'curl', 'fetch', 'hook'] as const;

export type RequestFormat = (typeof formats)[number];

/** The server that a request is sent to. */
interface Target {
  origin: string;
  /** The headers that select the branch. */
  headers: Record<string, string>;
}

/** Returns a request as code. Returns undefined if the format does not support the request. */
export function formatRequest(
  request: RecordedRequest,
  format: RequestFormat,
  target: Target,
): string | undefined {
  if (format === 'curl') return formatAsCurl(request, target);
  if (format === 'fetch') return formatAsFetch(request, target);
  return format === 'graphql' ? formatAsGraphql(request) : formatAsHook(request);
}

/** Returns the method, the path and the body with which a client sends a request. */
export function getRequestParts(request: RecordedRequest): {
  method: string;
  path: string;
  body?: string;
} {
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
    path: getOperationPath(request),
    body: JSON.stringify(body),
  };
}

/** Returns the path of an operation. The controls of an own schema have a path of their own. */
function getOperationPath({ api, url }: RecordedRequest): string {
  if (url.startsWith('/gateway/graphql')) return '/gateway/graphql';
  return api === 'STREAM' ? '/graphql/stream' : '/graphql';
}

const hasVariables = (input: unknown) =>
  input !== null && input !== undefined && Object.keys(Object(input)).length > 0;

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

function formatAsGraphql({ query, input }: RecordedRequest): string | undefined {
  if (query === null) return undefined;
  return hasVariables(input) ? `${query.trim()}\n\n# Variables\n${toComment(input)}` : query.trim();
}

const toComment = (input: unknown) =>
  formatJson(input)
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n');

function createHeaders(request: RecordedRequest, { headers }: Target, body?: string) {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(request.api === 'STREAM' && { accept: 'text/event-stream' }),
    ...headers,
  };
}

function formatAsCurl(request: RecordedRequest, target: Target): string {
  const { method, path, body } = getRequestParts(request);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoteForShell(target.origin + path)}`,
    ...Object.entries(createHeaders(request, target, body)).map(
      ([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quoteForShell(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Quotes a text for a POSIX shell. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function formatAsFetch(request: RecordedRequest, target: Target): string {
  const { method, path, body } = getRequestParts(request);
  const headers = createHeaders(request, target, body);
  const options = {
    ...(method !== 'GET' && { method }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  const lines = formatJson(options).split('\n');
  if (body !== undefined) {
    const content = formatJson(JSON.parse(body)).replaceAll('\n', '\n  ');
    const last = lines.length - 2;
    lines[last] = `${lines[last]},`;
    lines.splice(-1, 0, `  "body": JSON.stringify(${content})`);
  }
  const hasOptions = Object.keys(options).length > 0;
  return `const response = await fetch('${path}'${hasOptions ? `, ${lines.join('\n')}` : ''});`;
}

/** Returns the call of the hook that `npm run codegen` creates for the operation. */
function formatAsHook({ operation, query, input }: RecordedRequest): string | undefined {
  const [, operationType] = /^\s*(query|mutation|subscription)\b/m.exec(query ?? '') ?? [];
  if (operation === null || query === null) return undefined;

  const variables = hasVariables(input) ? `variables: ${formatJson(input)}` : '';
  if (operationType === 'mutation') {
    const call = variables ? `{ ${variables} }` : '';
    const name = operation.charAt(0).toLowerCase() + operation.slice(1);
    return `const [${name}] = use${operation}Mutation();\n\nawait ${name}(${call});`;
  }
  if (operationType === 'subscription') {
    const options = [variables || 'variables: {}', 'onData: ({ data }) => {}'].join(', ');
    return `use${operation}Subscription({ ${options} });`;
  }
  return `const { data } = use${operation}Query(${variables ? `{ ${variables} }` : ''});`;
}
