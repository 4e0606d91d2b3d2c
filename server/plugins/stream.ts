import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import { faultOf, sufferFault } from '../gateway/requestFaults.ts';
import { isControlOperation } from '../graphql/controls.ts';
import { createCostCheck } from '../graphql/cost.ts';
import { limitRules, limits, parserLimitError } from '../graphql/limits.ts';
import { createEventStream, type EventStream } from './eventStream.ts';
import { refuseForgery } from './graphql.ts';
import { recordRequest } from './traffic.ts';

interface StreamOptions {
  schema: GraphQLSchema;
  createContext: (request: FastifyRequest) => Context | Promise<Context>;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  // A proxy in between would hold events back.
  'x-accel-buffering': 'no',
};

interface SubscriptionRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Serves subscriptions at `/graphql/stream` as server-sent events, with a stream for each. */
export async function streamPlugin(app: FastifyInstance, { schema, createContext }: StreamOptions) {
  const checkCost = createCostCheck(schema);
  const streams = new Set<EventStream>();
  let open = 0;

  new Gauge({
    name: 'graphql_open_streams',
    help: 'Number of subscriptions that are open.',
    registers: [app.metrics],
    collect() {
      this.set(open);
    },
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.endForReconnect();
  });
  app.addHook('onRequest', refuseForgery);
  app.post('/graphql/stream', async (request, reply) => {
    if (open >= limits.streams) {
      const message = 'Too many streams are open. Try again later.';
      return reply
        .code(503)
        .header('retry-after', '10')
        .send({ errors: [{ message, extensions: { code: 'LIMIT_EXCEEDED', limit: 'streams' } }] });
    }

    // Counted before the first await, so that requests that come together cannot pass the limit.
    open += 1;
    let stream: EventStream | undefined;
    try {
      const body = readRequest(request.body);
      const { operationName, variables } = body;
      const { document, operation } = readSubscription(schema, body);
      const contextValue = await createContext(request);
      const fault = isControlOperation(schema, operation)
        ? undefined
        : faultOf(contextValue, { operation: operation.name?.value });
      if (fault) await sufferFault(fault);
      checkCost(document, operation, variables ?? {}, contextValue.countRows);
      if (contextValue.gateway && !isControlOperation(schema, operation)) {
        recordRequest(request, contextValue.gateway, {
          api: 'STREAM',
          status: 200,
          errorCode: null,
          duration: reply.elapsedTime,
          size: 0,
        });
      }
      if (fault?.dropsStream) return reply.headers(headers).send('');
      const results = await subscribe({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue,
      });
      if ('errors' in results) refuseVariables(results);
      const created = createEventStream(
        isAsyncIterable(results) ? results : only(results),
        (result) => JSON.stringify(hideBugs(result, (error) => request.log.error(error))),
      );
      stream = created;
      streams.add(created);
      created.once('close', () => {
        streams.delete(created);
        open -= 1;
      });
      return reply.headers(headers).send(created);
    } catch (error) {
      const errors = error instanceof AggregateError ? error.errors : [error];
      if (!errors.every((one) => one instanceof GraphQLError)) throw error;
      return reply.code(400).send({ errors });
    } finally {
      if (!stream) open -= 1;
    }
  });
}

/** Throws an `AggregateError` if the variables have values of wrong types. Only such errors have no path. */
function refuseVariables({ errors = [] }: ExecutionResult) {
  const refusals = errors
    .filter(({ path }) => !path)
    .map(({ message }) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }));
  if (refusals.length > 0) throw new AggregateError(refusals);
}

/** Replaces errors that are bugs, because their messages may contain anything. Refusals have a code. */
function hideBugs(result: ExecutionResult, logError: (error: GraphQLError) => void) {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (!error.originalError || error.extensions.code) return error;
    logError(error);
    return { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  });
  return { ...result, errors };
}

/** Throws `GraphQLError`. */
function readRequest(body: unknown): SubscriptionRequest {
  const { query, variables } = (body ?? {}) as Partial<SubscriptionRequest>;
  if (typeof query !== 'string') throw refusal('"query" must be a string.');
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) {
    throw refusal('"variables" must be an object.');
  }
  return body as SubscriptionRequest;
}

/** Throws `GraphQLError`, or an `AggregateError` of them. */
function readSubscription(
  schema: GraphQLSchema,
  { query, operationName }: SubscriptionRequest,
): { document: DocumentNode; operation: OperationDefinitionNode } {
  const document = parseQuery(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw refusal('Only subscriptions are answered here. Send the rest to /graphql.');
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
    throw parserLimitError(message) ?? refusal(message);
  }
}

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

const isAsyncIterable = (value: object): value is AsyncIterable<ExecutionResult> =>
  Symbol.asyncIterator in value;

async function* only(result: ExecutionResult) {
  yield result;
}
