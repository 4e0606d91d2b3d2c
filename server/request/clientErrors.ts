import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { getHttpStatus, shortenMessage } from '../errors.ts';

/** Identifies the request in the log line of an error. */
interface LoggedRequest {
  id?: string;
  method?: string;
  path?: string;
  operationName?: string | null;
}

export type LogError = (error: unknown, request?: LoggedRequest) => void;

/** Returns the error that a client may see. */
export type ToClientError = (error: unknown, request?: LoggedRequest) => GraphQLError;

const codeByStatus: Record<number, string> = {
  413: 'LIMIT_EXCEEDED',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Creates the function that decides what a client may see of an error. A refusal is returned unchanged. Any other error
 * is a bug: it is logged, and replaced by an error without its message.
 */
export function createErrorFilter(logError: LogError): ToClientError {
  return (error, request) => {
    if (isRefusal(error)) return error;
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500 || statusCode === 503) {
      const code = codeByStatus[statusCode] ?? 'BAD_REQUEST';
      return new GraphQLError(message, { extensions: { code, http: { status: statusCode } } });
    }
    logError((error as GraphQLError).originalError ?? error, request);
    return new GraphQLError('Something went wrong', {
      extensions: { code: 'INTERNAL_SERVER_ERROR', http: { status: 500 } },
    });
  };
}

/** Returns whether an error is the answer to a wrong request, and not a bug. */
function isRefusal(error: unknown): error is GraphQLError {
  // The errors of compiled operations are not instances of `GraphQLError`.
  const { extensions = {} } = error as Partial<GraphQLError>;
  const { code } = extensions;
  if (code === 'INTERNAL_SERVER_ERROR') return false;
  return code !== undefined || getHttpStatus({ extensions }) !== undefined;
}

/** Formats an error that a client may see, without its HTTP status. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { extensions: { http: _, ...extensions } = {}, ...formatted } = error.toJSON();
  return { ...formatted, message: shortenMessage(error.message), extensions };
}
