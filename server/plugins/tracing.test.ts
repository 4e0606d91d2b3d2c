import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';
import { isTracing } from './tracing.ts';

interface RecordedSpan {
  name: string;
  attributes: Attributes;
  parent?: string;
  isEnded: boolean;
}

/** Registers a minimal tracing SDK, and returns the spans that it records. */
function registerSdk(): RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  const names = new WeakMap<Span, RecordedSpan>();

  const tracer: Pick<Tracer, 'startSpan'> = {
    startSpan(name, options, parentContext = context.active()) {
      const parent = trace.getSpan(parentContext);
      const recorded: RecordedSpan = {
        name,
        attributes: { ...options?.attributes },
        parent: parent && (names.get(parent)?.name ?? parent.spanContext().traceId),
        isEnded: false,
      };
      const span: Partial<Span> = {
        updateName(changed) {
          recorded.name = changed;
          return span as Span;
        },
        setAttribute(key, value) {
          recorded.attributes[key] = value;
          return span as Span;
        },
        setAttributes(attributes) {
          Object.assign(recorded.attributes, attributes);
          return span as Span;
        },
        setStatus: () => span as Span,
        recordException: () => {},
        end() {
          recorded.isEnded = true;
        },
      };
      spans.push(recorded);
      names.set(span as Span, recorded);
      return span as Span;
    },
  };

  const storage = new AsyncLocalStorage<ReturnType<typeof context.active>>();
  context.setGlobalContextManager({
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, run, self, ...args) =>
      storage.run(active, () => run.call(self as never, ...args)),
    bind: (_, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  propagation.setGlobalPropagator({
    inject: () => {},
    fields: () => ['traceparent'],
    extract(parent, carrier) {
      const [, traceId, spanId] = String(carrier.traceparent ?? '').split('-');
      return traceId && spanId
        ? trace.setSpanContext(parent, { traceId, spanId, traceFlags: 1 })
        : parent;
    },
  });
  trace.setGlobalTracerProvider({ getTracer: () => tracer as Tracer });
  onTestFinished(() => {
    trace.disable();
    context.disable();
    propagation.disable();
  });
  return spans;
}

test('without an SDK, requests have no spans', async () => {
  const app = await buildTestApp();

  expect(isTracing()).toBe(false);
  expect((await app.inject('/apps/todo/tasks')).statusCode).toBe(200);
  expect(app.hasRequestDecorator('traceContext')).toBe(false);
});

test('with an SDK, a request has a span that continues the trace of its caller', async () => {
  const spans = registerSdk();
  const app = await buildTestApp();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

  await app.inject({
    url: '/apps/ecommerce/products/1?secret=tea',
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });

  expect(spans).toEqual([
    {
      name: 'GET /apps/ecommerce/products/:id',
      parent: traceId,
      isEnded: true,
      attributes: expect.objectContaining({
        'http.request.method': 'GET',
        'http.route': '/apps/ecommerce/products/:id',
        'url.path': '/apps/ecommerce/products/1',
        'http.response.status_code': 200,
      }),
    },
  ]);
});

test('the span of an operation is a child of the span of its request', async () => {
  const spans = registerSdk();
  const app = await buildTestApp();

  await sendGraphql(app, 'query Tasks { tasks { id } }');

  expect(spans.map(({ name, parent, isEnded }) => ({ name, parent, isEnded }))).toEqual([
    { name: 'POST /graphql', parent: undefined, isEnded: true },
    { name: 'query Tasks', parent: 'POST /graphql', isEnded: true },
  ]);
});
