import type { GatewayResponse } from '../../request/gatewayRequest.ts';
import type { RoutedRequest } from '../../rest/readVariables.ts';
import type { RestResult } from './readCollection.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };
/** Headers of json-server 0.17, with which browsers do not cache rows. */
const uncached = { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '-1' };

/** Creates the response that json-server sends for the result of an operation. */
export function createResponse(
  request: RoutedRequest,
  method: Method,
  result: unknown,
  language: '1' | '0.17',
): GatewayResponse {
  if (method === 'GET') {
    const { body, headers } = result as RestResult;
    const ownHeaders =
      language === '0.17'
        ? { ...jsonHeaders, ...uncached, ...headers }
        : { ...jsonHeaders, ...headers };
    return createBody(request, body, { status: 200, headers: ownHeaders, language });
  }
  if (method === 'DELETE' && language === '0.17')
    return { status: 200, headers: jsonHeaders, body: '{}' };
  const row = result as Record<string, unknown>;
  if (method !== 'POST') return { status: 200, headers: jsonHeaders, body: JSON.stringify(row) };
  const address = `http://${String(request.headers.host)}${request.path}`;
  const location =
    row.id === undefined ? address : `${address}/${encodeURIComponent(String(row.id))}`;
  const headers =
    language === '0.17'
      ? { ...jsonHeaders, location, 'access-control-expose-headers': 'Location' }
      : { ...jsonHeaders, location };
  return { status: 201, headers, body: JSON.stringify(row) };
}

interface BodyOptions {
  status: number;
  headers: Record<string, string>;
  language: '1' | '0.17';
}

/** Creates a response with a body, or with a script that calls the function that `callback` names. */
function createBody(
  { query }: RoutedRequest,
  body: unknown,
  { status, headers, language }: BodyOptions,
): GatewayResponse {
  const text = JSON.stringify(body);
  const callback =
    typeof query.callback === 'string' ? query.callback.replace(/[^\w$.[\]]/g, '') : '';
  if (language === '1' || callback === '') return { status, headers, body: text };
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
    body: `/**/ typeof ${callback} === 'function' && ${callback}(${text});`,
  };
}
