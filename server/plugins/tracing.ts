import type { ApolloServerPlugin } from '@apollo/server';
import {
  context,
  ProxyTracerProvider,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Context as TraceContext,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const tracerName = 'frontdesk';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context with the span of the request, if spans are recorded. */
    traceContext?: TraceContext;
  }
}

/** Returns whether an OpenTelemetry SDK is registered. Without one, creating spans would only waste time. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider && !provider.getDelegateTracer(tracerName));
}

/** Records a span of each request. It continues the trace of the caller. */
async function traceRequests(app: FastifyInstance) {
  if (!isTracing()) return;
  const tracer = trace.getTracer(tracerName);

  app.decorateRequest('traceContext');
  app.addHook('onRequest', (request, _, done) => {
    const { method, url, headers, routeOptions } = request;
    const [path = ''] = url.split('?', 1);
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const span = tracer.startSpan(
      `${method} ${routeOptions.url ?? ''}`.trim(),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'http.route': routeOptions.url,
          'url.path': path,
        },
      },
      parent,
    );
    request.traceContext = trace.setSpan(parent, span);
    done();
  });
  // Reading the body leaves the active context. It is therefore entered after the body is read.
  app.addHook('preHandler', ({ traceContext = ROOT_CONTEXT }, _, done) => {
    context.with(traceContext, done);
  });
  app.addHook('onError', async ({ traceContext }, _, error) => {
    toSpan(traceContext)?.recordException(error);
  });
  app.addHook('onResponse', async ({ id, traceContext }, { statusCode }) => {
    const span = toSpan(traceContext);
    span?.setAttributes({
      'http.response.status_code': statusCode,
      'http.response.header.x-request-id': [id],
    });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

export const tracingPlugin = fp(traceRequests, { name: 'tracing' });

const toSpan = (traceContext?: TraceContext): Span | undefined =>
  traceContext && trace.getSpan(traceContext);

/** Records a span of each operation of `/graphql`, as a child of the span of its request. */
export const operationSpansPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    const span = trace.getTracer(tracerName).startSpan('graphql');
    return {
      async willSendResponse({ operation, operationName, response: { body } }) {
        if (operation) {
          span.updateName([operation.operation, operationName].filter(Boolean).join(' '));
          span.setAttribute('graphql.operation.type', operation.operation);
        }
        if (operationName) span.setAttribute('graphql.operation.name', operationName);
        const hasErrors = body.kind === 'single' && body.singleResult.errors;
        if (hasErrors) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  },
};
