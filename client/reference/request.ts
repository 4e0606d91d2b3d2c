import type { Operation } from './openapi.ts';

/** What the form holds: a text or the ticked values for each parameter, and the body's text. */
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

/** The request that an operation and a filled form amount to. Blank query values are not sent. */
export function requestOf(operation: Operation, { parameters, body }: Values): PlannedRequest {
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

/** JSON without the blanks a person reads it by; a text that is not JSON stays. */
function compact(text: string) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The same request as a line for a shell. */
export function curlOf(origin: string, { method, url, headers, body }: PlannedRequest) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  parts.push(quote(origin + url));
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'accept') parts.push(`-H ${quote(`${name}: ${value}`)}`);
  }
  if (body !== undefined) parts.push(`-d ${quote(compact(body))}`);
  return parts.join(' ');
}
