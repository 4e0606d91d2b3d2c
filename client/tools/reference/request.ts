import type { RequestOptions } from '../caller/formatRequest.ts';
import type { Operation } from './openapi.ts';

/** The values of the form: the text or the selected values of each parameter, and the text of the body. */
export interface FormValues {
  parameters: Record<string, string | string[]>;
  body: string;
}

/**
 * Returns the request of an operation with the values of the form. Empty parameters are omitted. The headers of the form replace
 * those of the caller.
 */
export function createRequest(
  operation: Operation,
  { parameters, body }: FormValues,
  callerHeaders: Record<string, string> = {},
): RequestOptions {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: 'application/json', ...callerHeaders };
  let path = operation.path;

  for (const { name, in: location } of operation.parameters) {
    const values = [parameters[name] ?? ''].flat().filter((value) => value !== '');
    if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(values[0] ?? ''));
    if (location === 'query') for (const value of values) query.append(name, value);
    if (location === 'header' && values[0]) headers[name.toLowerCase()] = values[0];
  }

  const hasBody = operation.body !== undefined && body.trim() !== '';
  if (hasBody) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return { method: operation.method, url: path + search, headers, ...(hasBody && { body }) };
}
