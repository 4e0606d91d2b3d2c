import type {
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLFormattedError,
  GraphQLSchema,
} from 'graphql';
import { getHttpHeaders, getHttpStatus } from '../errors.ts';
import { formatError, type ToClientError } from '../request/clientErrors.ts';
import type { Answered } from '../request/exchange.ts';
import type { CallerRequest } from '../request/identifyCaller.ts';
import type { Receive } from '../request/receive.ts';
import type { Services } from '../services/createServices.ts';
import { endAtExpiry } from './endAtExpiry.ts';
import { createSubscriber, readSubscription, type Subscription } from './subscriptions.ts';

export interface StreamOptions {
  schema: GraphQLSchema;
  receive: Receive;
  toClientError: ToClientError;
  /** The clock that ends streams when their access token expires. Undefined if no operation requires a token. */
  expiryServices?: Pick<Services, 'now' | 'setTimeout'>;
}

/** A request for the results of an operation as a stream. */
export interface StreamRequest extends CallerRequest {
  method: string;
  url: string;
  /** The parsed body, or the parameters of a GET. */
  parameters: unknown;
}

/** The response to a request for a stream: the results, or a refusal. */
export interface StreamReply {
  status: number;
  /** Further headers, such as `retry-after`. */
  headers: Record<string, string>;
  /** Undefined if the operation is refused, or if a fault drops the stream. */
  results?: AsyncIterable<FormattedExecutionResult>;
  /** The errors of a refusal. */
  errors?: readonly GraphQLFormattedError[];
}

/** Creates the function that answers subscriptions. The host writes the results to a stream. */
export function createStreamHandler(options: StreamOptions) {
  const { schema, receive, toClientError, expiryServices } = options;
  const { checkLimits, start } = createSubscriber(schema);

  /** Creates the response to an error, or to an `AggregateError` with several. */
  function createRefusal(error: unknown, { id }: StreamRequest): StreamReply {
    const errors = (error instanceof AggregateError ? error.errors : [error]).map((each) =>
      toClientError(each, { id }),
    );
    const [first] = errors;
    return {
      status: (first && getHttpStatus(first)) ?? 400,
      headers: first ? Object.fromEntries(getHttpHeaders(first)) : {},
      errors: errors.map(formatError),
    };
  }

  function formatResult(
    { errors, ...result }: ExecutionResult,
    { id }: StreamRequest,
  ): FormattedExecutionResult {
    const shown = errors?.map((error) => formatError(toClientError(error, { id })));
    return shown ? { errors: shown, ...result } : result;
  }

  return async (request: StreamRequest): Promise<Answered<StreamReply>> => {
    const refuse = (error: unknown) => createRefusal(error, request);
    const subscription = tryRead(schema, request.parameters);
    const { query, operationName, variables } = (request.parameters ?? {}) as Record<
      string,
      unknown
    >;
    const isControl = 'operation' in subscription && subscription.operation.isControl;
    return receive<StreamReply>({
      request,
      received: {
        client: request.ip,
        api: 'STREAM',
        method: request.method,
        url: request.url,
        route: null,
        operation: typeof operationName === 'string' ? operationName : null,
        query: typeof query === 'string' ? query : null,
        secrets: null,
        input: variables ?? null,
      },
      isControl,
      refuse,
      createCall(caller) {
        if (!('operation' in subscription)) throw subscription.error;
        const { operation } = subscription;
        return {
          caller,
          operation,
          target: { route: null, operation: operation.name, fields: operation.fieldNames },
          checkLimits: () => checkLimits(subscription, caller.branch.countRows),
          async execute(context, fault) {
            if (fault?.dropsStream) return { status: 200, headers: {} };
            const results = await start(subscription, context, (result) =>
              formatResult(result, request),
            );
            return {
              status: 200,
              headers: {},
              results: expiryServices
                ? endAtExpiry(results, caller.viewer.expiresAt, expiryServices)
                : results,
            };
          },
          refuse,
        };
      },
    });
  };
}

/** Reads a subscription, or returns the error. The caller of an invalid request is identified, too, to record it. */
function tryRead(schema: GraphQLSchema, body: unknown): Subscription | { error: unknown } {
  try {
    return readSubscription(schema, body);
  } catch (error) {
    return { error };
  }
}
