import type { GraphQLError } from 'graphql';
import { getHttpHeaders, getHttpStatus, shortenMessage } from '../errors.ts';
import type { GatewayResponse } from '../request/gatewayRequest.ts';
import type { Route } from './route.ts';

/** Creates the response for an error that a client may see. */
export function createErrorResponse(
  { extensions, message }: GraphQLError,
  { invalidInputResponse }: Pick<Route, 'invalidInputResponse'> = {},
): GatewayResponse {
  const status = getHttpStatus({ extensions }) ?? 500;
  if (status === 400 && !extensions.detail && invalidInputResponse) {
    return write(invalidInputResponse.status, invalidInputResponse.error);
  }
  const response = write(status, extensions.detail ?? shortenMessage(message));
  Object.assign(response.headers, Object.fromEntries(getHttpHeaders({ extensions })));
  return response;
}

function write(status: number, error: unknown): GatewayResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error }),
  };
}
