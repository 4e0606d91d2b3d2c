import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Context } from '../context.ts';
import { createCostCheck } from '../graphql/cost.ts';
import { limitError, limitRules, limits } from '../graphql/limits.ts';
import { refuseForgery } from './graphql.ts';

interface StreamOptions {
  schema: GraphQLSchema;
  createContext: (request: FastifyRequest) => Context;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  // A proxy in between would hold events back.
  'x-accel-buffering': 'no',
};

/** The headers that the handler decides by. Whatever a client accepts, it is sent a stream. */
const handledHeaders: Record<string, string> = {
  accept: 'text/event-stream',
  'content-type': 'application/json',
};

/** Serves subscriptions at `/graphql/stream` as server-sent events, with a stream for each. */
export async function streamPlugin(app: FastifyInstance, { schema, createContext }: StreamOptions) {
  const checkCost = createCostCheck(schema);
  let open = 0;
  const handler = createHandler<FastifyRequest>({
    // Each subscription has a stream of its own, so that no tokens are needed.
    authenticate: () => null,
    onSubscribe(request, { query, operationName, variables }) {
      const document = documentOf(schema, query, operationName ?? undefined);
      if (!('definitions' in document)) return refused(document);
      const contextValue = createContext(request.raw);
      const operation = getOperationAST(document, operationName);
      try {
        if (operation) checkCost(document, operation, variables ?? {}, contextValue.countRows);
      } catch (error) {
        return refused([error as GraphQLError]);
      }
      // The library's type of a context is a record with an index; ours is an interface.
      return { schema, document, operationName, variableValues: variables, contextValue } as never;
    },
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
    let stream: Readable | undefined;
    try {
      const [body, { status, headers: replied }] = await handler({
        method: request.method,
        url: request.url,
        headers: { get: (name) => handledHeaders[name] },
        body: () => (request.body ?? null) as Record<string, unknown> | null,
        raw: request,
        context: undefined,
      });
      if (!body || typeof body === 'string') {
        return reply
          .code(status)
          .headers(replied ?? {})
          .send(body ?? '');
      }

      stream = Readable.from(body);
      stream.once('close', () => {
        open -= 1;
      });
      return reply.headers(headers).send(stream);
    } finally {
      if (!stream) open -= 1;
    }
  });
}

const refused = (errors: readonly GraphQLError[]) =>
  [
    JSON.stringify({ errors }),
    { status: 400, statusText: 'Bad Request', headers: { 'content-type': 'application/json' } },
  ] as const;

/** Returns the document of a subscription, or the errors that it is refused with. */
function documentOf(schema: GraphQLSchema, query: string, operationName?: string) {
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [refusal('Only subscriptions are answered here. Send the rest to /graphql.')];
    }
    const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return [message.includes('tokens') ? limitError('tokens') : refusal(message)];
  }
}

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
