import type { Operation } from './openapi.ts';

/** The values of the form: a text or the selected values of each parameter, and the body. */
export interface Values {
  parameters: Record<string, string | string[]>;
  body: string;
}

export interface PlannedRequest {
  method: string;
  /** Path and query, without the origin. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Returns the request of an operation with the values of the form. Empty query parameters are left
 * out.
 */
export function createRequest(operation: Operation, { parameters, body }: Values): PlannedRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: 'application/json' };
  let path = operation.path;

  for (const { name, in: where } of operation.parameters) {
    const values = [parameters[name] ?? ''].flat().filter((value) => value !== '');
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(values[0] ?? ''));
    if (where === 'query') for (const value of values) query.append(name, value);
    if (where === 'header' && values[0]) headers[name] = values[0];
  }

  const hasBody = operation.body !== undefined && body.trim() !== '';
  if (hasBody) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return { method: operation.method, url: path + search, headers, ...(hasBody && { body }) };
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Minifies JSON. Other texts are returned unchanged. */
function omitEmpty(text: string) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Returns the request as a curl command. */
export function formatCurl(origin: string, { method, url, headers, body }: PlannedRequest) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  parts.push(quote(origin + url));
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'accept') parts.push(`-H ${quote(`${name}: ${value}`)}`);
  }
  if (body !== undefined) parts.push(`-d ${quote(omitEmpty(body))}`);
  return parts.join(' ');
}
