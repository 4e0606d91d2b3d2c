import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { getHttpStatus } from '../errors.ts';
import { formatError, type ToClientError } from '../request/clientErrors.ts';
import type { Answered } from '../request/exchange.ts';
import type { CallerRequest } from '../request/identifyCaller.ts';
import type { Receive } from '../request/receive.ts';
import { streamHeaders } from './eventMessages.ts';
import { createSubscriber, readSubscription, type Subscription } from './subscriptions.ts';

interface StreamOptions {
  schema: GraphQLSchema;
  receive: Receive;
  toClientError: ToClientError;
}

/** A request for a stream. */
export interface StreamRequest extends CallerRequest {
  url: string;
  /** The parsed body. */
  body: unknown;
}

/** The response to a request for a stream: the JSON of events, or a refusal. */
export interface StreamReply {
  status: number;
  headers: Record<string, string>;
  /** The results as JSON, or the whole body. */
  body: AsyncIterable<string> | string;
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Creates the handler of requests to `/graphql/stream`. The host writes the results as server-sent events. */
export function createStreamHandler({ schema, receive, toClientError }: StreamOptions) {
  const { checkLimits, start } = createSubscriber(schema);

  /** Creates the response to an error, or to an `AggregateError` with several. */
  function createRefusal(error: unknown, { id }: StreamRequest): StreamReply {
    const errors = (error instanceof AggregateError ? error.errors : [error]).map((each) =>
      toClientError(each, { id }),
    );
    const status = (errors[0] && getHttpStatus(errors[0])) ?? 400;
    return {
      status,
      headers: jsonHeaders,
      body: JSON.stringify({ errors: errors.map(formatError) }),
    };
  }

  function stringify({ errors, ...result }: ExecutionResult, { id }: StreamRequest): string {
    const shown = errors?.map((error) => formatError(toClientError(error, { id })));
    return JSON.stringify(shown ? { errors: shown, ...result } : result);
  }

  return async (request: StreamRequest): Promise<Answered<StreamReply>> => {
    const refuse = (error: unknown) => createRefusal(error, request);
    const subscription = tryRead(schema, request.body);
    const { query, operationName, variables } = (request.body ?? {}) as Record<string, unknown>;
    const isControl = 'operation' in subscription && subscription.operation.isControl;
    return receive<StreamReply>({
      request,
      received: {
        api: 'STREAM',
        method: 'POST',
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
            const body = fault?.dropsStream
              ? ''
              : mapResults(await start(subscription, context), (result) =>
                  stringify(result, request),
                );
            return { status: 200, headers: streamHeaders, body };
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

/**
 * Converts each result. Unlike that of a generator, the `return` of this iterator takes effect at once, also while the
 * iterator waits for its next result.
 */
function mapResults(
  results: AsyncIterable<ExecutionResult>,
  convert: (result: ExecutionResult) => string,
): AsyncIterable<string> {
  const iterator = results[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const { value, done } = await iterator.next();
        return done ? { value: undefined, done } : { value: convert(value), done: false };
      },
      async return() {
        await iterator.return?.();
        return { value: undefined, done: true };
      },
    }),
  };
}

/** Creates the error for a stream above the limit. */
export const createTooManyStreamsError = () =>
  new GraphQLError('Too many streams are open. Try again later.', {
    extensions: { code: 'LIMIT_EXCEEDED', limit: 'streams' },
  });
