import { GraphQLError, type GraphQLSchema, isObjectType, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { limits } from './limits.ts';

const timeError = () =>
  new GraphQLError(
    `The operation took longer than ${limits.executionTime / 1000} s. Select smaller pages of nested lists.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'executionTime' } },
  );

/**
 * Makes the resolvers of nested fields throw `LIMIT_EXCEEDED` when a query has taken too long. The cost of an
 * operation is an estimate; this limit holds in any case. Only resolvers can multiply rows: all other fields read
 * a property. A mutation has no deadline, because its change is already stored, and a subscription lasts.
 */
export function limitExecutionTime(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (source, args, context: Context, info) => {
        const isQuery = info.operation.operation === OperationTypeNode.QUERY;
        if (isQuery && performance.now() > context.deadline) throw timeError();
        return resolve(source, args, context, info);
      };
    }
  }
}
