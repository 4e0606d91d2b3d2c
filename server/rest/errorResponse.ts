import type { GraphQLError } from 'graphql';
import { getHttpStatus, shortenMessage } from '../errors.ts';
import type { RestResponse } from './restRequest.ts';
import type { Route } from './route.ts';

/** Returns the response of a refusal, and 500 for an error that is a bug. */
export function createErrorResponse(
  error: unknown,
  { unreadable }: Pick<Route, 'unreadable'> = {},
): RestResponse {
  const { extensions = {}, message } = error as Partial<GraphQLError>;
  const status = getHttpStatus({ extensions });
  if (status === undefined) return write(500, 'Something went wrong');
  if (status === 400 && !extensions.detail && unreadable) {
    return write(unreadable.status, unreadable.error);
  }
  const response = write(status, extensions.detail ?? shortenMessage(message ?? ''));
  if (extensions.retryAfter) response.headers['retry-after'] = String(extensions.retryAfter);
  return response;
}

function write(status: number, error: unknown): RestResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error }),
  };
}
