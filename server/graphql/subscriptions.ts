import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import type { Context } from '../context.ts';
import { applyFault, findRequestFault } from '../gateway/requestFaults.ts';
import { isControlOperation } from './controls.ts';
import { createCostCheck } from './cost.ts';
import { findParserLimitError, limitRules, limits } from './limits.ts';

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  // Without this header, some proxies would buffer the events.
  'x-accel-buffering': 'no',
};

/** Protocol messages of server-sent events. */
export const streamMessages = {
  /** A comment, which shows the client that the connection is alive. */
  ping: ':\n\n',
  complete: 'event: complete\ndata:\n\n',
  /** Tells the client to reconnect after 1,000 milliseconds. */
  retry: 'retry: 1000\n\n',
  next: (result: string) => `event: next\ndata: ${result}\n\n`,
};

/** Milliseconds between two pings. */
export const pingInterval = 12_000;

interface SubscriptionRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

interface StartedSubscription {
  results: AsyncIterable<ExecutionResult>;
  context: Context;
  /** Whether the request is recorded in its branch. */
  isRecorded: boolean;
  /** Whether a fault rule ends the stream at once. */
  isDropped: boolean;
}

/** Creates the function that starts the subscription of a request. It does not depend on the host. */
export function createSubscriber(schema: GraphQLSchema) {
  const checkCost = createCostCheck(schema);

  /** Starts a subscription. Rejects with a `GraphQLError`, or with an `AggregateError` of such errors. */
  return async function startSubscription(
    request: unknown,
    createContext: () => Context | Promise<Context>,
  ): Promise<StartedSubscription> {
    const body = readRequest(request);
    const { operationName, variables } = body;
    const { document, operation } = readSubscription(schema, body);
    const context = await createContext();
    const isControl = isControlOperation(schema, operation);
    const fault = isControl
      ? undefined
      : findRequestFault(context, { operation: operation.name?.value });
    if (fault) await applyFault(fault);
    checkCost(document, operation, variables ?? {}, context.countRows);
    const started = { context, isRecorded: !isControl };
    if (fault?.dropsStream) return { ...started, results: yieldNothing(), isDropped: true };
    const results = await subscribe({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
    if ('errors' in results) refuseVariables(results);
    return {
      ...started,
      results: isAsyncIterable(results) ? results : yieldOnce(results),
      isDropped: false,
    };
  };
}

/** Returns the `GraphQLError`s of a refused request. Throws any other error again. */
export function toErrors(error: unknown): readonly GraphQLError[] {
  const errors = error instanceof AggregateError ? error.errors : [error];
  if (!errors.every((item) => item instanceof GraphQLError)) throw error;
  return errors;
}

/** Creates the error for a stream above the limit. */
export const createTooManyStreamsError = () =>
  new GraphQLError('Too many streams are open. Try again later.', {
    extensions: { code: 'LIMIT_EXCEEDED', limit: 'streams' },
  });

async function* yieldNothing() {}

/** Throws an `AggregateError` if variables have values of wrong types. Only the errors of variables have no path. */
function refuseVariables({ errors = [] }: ExecutionResult) {
  const refusals = errors
    .filter(({ path }) => !path)
    .map(({ message }) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }));
  if (refusals.length > 0) throw new AggregateError(refusals);
}

/** Converts a result to JSON. Errors without a code are bugs: they are logged, and the client gets a generic message. */
export function stringifyEvent(
  result: ExecutionResult,
  logError: (error: GraphQLError) => void,
): string {
  return JSON.stringify(hideBugs(result, logError));
}

function hideBugs(result: ExecutionResult, logError: (error: GraphQLError) => void) {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (!error.originalError || error.extensions.code) return error;
    logError(error);
    return { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  });
  return { ...result, errors };
}

/** Returns the body of a request. Throws a `GraphQLError` if the body is invalid. */
function readRequest(body: unknown): SubscriptionRequest {
  const { query, variables } = (body ?? {}) as Partial<SubscriptionRequest>;
  if (typeof query !== 'string') throw createRefusal('"query" must be a string.');
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) {
    throw createRefusal('"variables" must be an object.');
  }
  return body as SubscriptionRequest;
}

/** Parses and validates a subscription. Throws a `GraphQLError`, or an `AggregateError` of such errors. */
function readSubscription(
  schema: GraphQLSchema,
  { query, operationName }: SubscriptionRequest,
): { document: DocumentNode; operation: OperationDefinitionNode } {
  const document = parseQuery(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw createRefusal(
      'This route accepts only subscriptions. Send queries and mutations to /graphql.',
    );
  }
  const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (errors.length > 0) throw new AggregateError(errors);
  return { document, operation };
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    const { message } = error as Error;
    throw findParserLimitError(message) ?? createRefusal(message);
  }
}

const createRefusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

const isAsyncIterable = (value: object): value is AsyncIterable<ExecutionResult> =>
  Symbol.asyncIterator in value;

async function* yieldOnce(result: ExecutionResult) {
  yield result;
}
