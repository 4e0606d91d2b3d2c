import type { GraphQLError } from 'graphql';
import { getHttpStatus, shortenMessage } from '../errors.ts';
import type { RestResponse } from './restRequest.ts';
import type { Route } from './route.ts';

/** Creates the response for a refusal. An error that is a bug gets 500 without its message. */
export function createErrorResponse(
  error: unknown,
  { invalidInputResponse }: Pick<Route, 'invalidInputResponse'> = {},
): RestResponse {
  const { extensions = {}, message } = error as Partial<GraphQLError>;
  const status = getHttpStatus({ extensions });
  if (status === undefined) return write(500, 'Something went wrong');
  if (status === 400 && !extensions.detail && invalidInputResponse) {
    return write(invalidInputResponse.status, invalidInputResponse.error);
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
