import { type GraphQLRequestContext, type GraphQLResponse, HeaderMap } from '@apollo/server';
import type {
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
} from 'graphql';
import { getHttpHeaders, getHttpStatus } from '../errors.ts';
import { findParserLimitError } from '../graphql/limits.ts';
import { formatError, type ToClientError } from '../request/clientErrors.ts';

/** The response to an operation. */
export interface OperationReply {
  /** The HTTP status, if it is not 200. */
  status?: number;
  /** Further headers, such as `retry-after`. */
  headers?: Iterable<[string, string]>;
  result: FormattedExecutionResult;
}

/** Creates the response to an operation that is not executed. */
export const refuseOperation = (error: GraphQLError): OperationReply => ({
  status: getHttpStatus(error) ?? 500,
  headers: getHttpHeaders(error),
  result: { errors: [formatError(error)] },
});

/**
 * Creates the response with the result of an execution. Errors can set the status of the response. Variables of wrong
 * types are the only errors without data: they get the code and the status of a wrong request.
 */
export function createReply(
  { data, errors }: ExecutionResult,
  { toClientError, setsStatus }: { toClientError: ToClientError; setsStatus: boolean },
): OperationReply {
  if (!errors) return { result: { data } };
  if (data === undefined) {
    const refusals = errors.map((error) => ({
      ...formatError(error),
      extensions: { code: 'BAD_USER_INPUT', ...error.extensions },
    }));
    return { status: 400, result: { errors: refusals } };
  }
  const shown = errors.map((error) => toClientError(error));
  const failed = setsStatus
    ? shown.find(
        ({ extensions }) =>
          extensions.http !== undefined && extensions.code !== 'INTERNAL_SERVER_ERROR',
      )
    : undefined;
  return {
    status: failed && getHttpStatus(failed),
    headers: failed && getHttpHeaders(failed),
    result: { data, errors: shown.map(formatError) },
  };
}

export const addHeader = (reply: OperationReply, name: string, text: string): OperationReply => ({
  ...reply,
  headers: [...(reply.headers ?? []), [name, text]],
});

/** Adds the numbers of the commands of a mutation, by which a client recognizes its own changes in `changes`. */
export const addPositions = (reply: OperationReply, positions: number[]): OperationReply =>
  addHeader(reply, 'x-position', positions.join(', '));

export const toGraphqlResponse = ({
  status,
  headers,
  result,
}: OperationReply): GraphQLResponse => ({
  http: { status, headers: new HeaderMap(headers ?? []) },
  body: { kind: 'single', singleResult: result },
});

/**
 * Implements the parts of GraphQL over HTTP that Apollo Server lacks. A client that accepts only `application/json` gets
 * 200 for a document or variables that cannot be executed. For an exceeded limit, every client gets 400 and the name of
 * the limit.
 */
export function conformResponse({
  request,
  response: { body, http },
}: Pick<GraphQLRequestContext<object>, 'request'> & { response: GraphQLResponse }) {
  if (body.kind !== 'single' || !body.singleResult.errors) return;

  const { singleResult } = body;
  const errors = body.singleResult.errors.map(addLimitCode);
  const limitIndex = errors.findIndex(({ extensions }) => extensions?.code === 'LIMIT_EXCEEDED');
  // Many rows can exceed the same limit. One error is enough.
  singleResult.errors = limitIndex === -1 ? errors : errors.slice(limitIndex, limitIndex + 1);
  if (limitIndex !== -1) http.status = 400;
  else if (http.status === 400 && isJsonAccepted(request.http?.headers.get('accept'))) {
    http.status = 200;
  }
}

/**
 * Adds the code `LIMIT_EXCEEDED` to the error of a limit. Apollo Server gives every refused document the same code, and
 * only the message of the parser shows that its limit was exceeded.
 */
function addLimitCode(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = 'LIMIT_EXCEEDED';
  if (error.extensions?.limit) return { ...error, extensions: { ...error.extensions, code } };
  return findParserLimitError(error.message) ?? error;
}

function isJsonAccepted(accept: string | undefined): boolean {
  return Boolean(accept?.includes('application/json') && !accept.includes('graphql-response'));
}
