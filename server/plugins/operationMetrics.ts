import type { ApolloServerPlugin } from '@apollo/server';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { buckets } from './metrics.ts';

/** Maximum number of operation names. Clients choose the names, so that further names count as `other`. */
const maxNames = 200;

/** Measures the operations of `/graphql`, and counts their errors. */
export function operationMetricsPlugin(metrics: Registry): ApolloServerPlugin<Context> {
  const registers = [metrics];
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Duration of GraphQL operations in seconds.',
    labelNames: ['type', 'name'],
    buckets,
    registers,
  });
  const errorCount = new Counter({
    name: 'graphql_errors_total',
    help: 'Number of errors in GraphQL responses.',
    labelNames: ['code'],
    registers,
  });
  const names = new Set<string>();

  function limitName(name: string): string {
    if (names.size < maxNames) names.add(name);
    return names.has(name) ? name : 'other';
  }

  return {
    async requestDidStart() {
      const start = performance.now();
      return {
        async willSendResponse({ operation, operationName, response: { body } }) {
          const labels = operation
            ? { type: operation.operation, name: limitName(operationName ?? 'anonymous') }
            : { type: 'invalid', name: 'invalid' };
          durations.observe(labels, (performance.now() - start) / 1000);
          if (body.kind !== 'single') return;
          for (const { extensions } of body.singleResult.errors ?? []) {
            errorCount.inc({ code: String(extensions?.code) });
          }
        },
      };
    },
  };
}
