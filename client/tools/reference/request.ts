import type { Operation } from './openapi.ts';

/** The values of the form: the text or the selected values of each parameter, and the text of the body. */
export interface FormValues {
  parameters: Record<string, string | string[]>;
  body: string;
}

/** A request that can be sent, or shown as a curl command. */
export interface RequestOptions {
  method: string;
  /** The path and the query string, without the origin. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Returns the request of an operation with the values of the form. Empty parameters are omitted. */
export function createRequest(
  operation: Operation,
  { parameters, body }: FormValues,
): RequestOptions {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: 'application/json' };
  let path = operation.path;

  for (const { name, in: location } of operation.parameters) {
    const values = [parameters[name] ?? ''].flat().filter((value) => value !== '');
    if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(values[0] ?? ''));
    if (location === 'query') for (const value of values) query.append(name, value);
    if (location === 'header' && values[0]) headers[name] = values[0];
  }

  const hasBody = operation.body !== undefined && body.trim() !== '';
  if (hasBody) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return { method: operation.method, url: path + search, headers, ...(hasBody && { body }) };
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

/** Returns the request as a curl command. */
export function formatCurl(origin: string, { method, url, headers, body }: RequestOptions) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  parts.push(quoteForShell(origin + url));
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'accept') parts.push(`-H ${quoteForShell(`${name}: ${value}`)}`);
  }
  if (body !== undefined) parts.push(`-d ${quoteForShell(minifyJson(body))}`);
  return parts.join(' ');
}
