/** A request that can be sent, or copied as code. */
export interface RequestOptions {
  method: string;
  /** The path and the query string, without the origin. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns JSON without whitespace. Other texts are returned unchanged. */
function minifyJson(text: string) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Returns whether the response is a stream of events. */
const isStream = ({ headers }: RequestOptions) => headers.accept === 'text/event-stream';

/** Returns the request as a curl command. */
export function formatCurl(origin: string, request: RequestOptions) {
  const { method, url, headers, body } = request;
  const parts = [isStream(request) ? 'curl -N' : 'curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  parts.push(quoteForShell(origin + url));
  for (const [name, value] of Object.entries(headers)) {
    // Without the header, curl accepts any type.
    if (name === 'accept' && value === 'application/json') continue;
    parts.push(`-H ${quoteForShell(`${name}: ${value}`)}`);
  }
  if (body !== undefined) parts.push(`-d ${quoteForShell(minifyJson(body))}`);
  return parts.join(' ');
}

/** Returns the request as JavaScript, which prints the response. */
export function formatFetch(origin: string, request: RequestOptions) {
  const { method, url, headers, body } = request;
  const lines = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)}`]),
    `headers: ${indent(JSON.stringify(headers, null, 2))}`,
    ...(body === undefined ? [] : [`body: ${formatBody(body)}`]),
  ];
  const call = `const response = await fetch(${JSON.stringify(origin + url)}, {\n  ${lines.join(',\n  ')},\n});`;
  const read = isStream(request)
    ? 'for await (const events of response.body.pipeThrough(new TextDecoderStream())) console.log(events);'
    : 'console.log(response.status, await response.text());';
  return `${call}\n${read}\n`;
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');

/** Returns JavaScript that creates a body: from an object if the body is JSON. */
function formatBody(body: string) {
  try {
    return `JSON.stringify(${indent(JSON.stringify(JSON.parse(body), null, 2))})`;
  } catch {
    return JSON.stringify(body);
  }
}
