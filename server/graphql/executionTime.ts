import { GraphQLError, type GraphQLSchema, isObjectType, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { limits } from './limits.ts';

const createTimeError = () =>
  new GraphQLError(
    `The operation took longer than ${limits.executionTime / 1000} s. Select smaller pages of nested lists.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'executionTime' } },
  );

/**
 * Makes the resolvers of nested fields throw `LIMIT_EXCEEDED` when a query has taken too long. The cost of an operation
 * is only an estimate, whereas this limit is exact. Fields without a resolver only read a property, and are not checked.
 * A mutation has no deadline, because its change is already stored. A subscription has none, because it stays open.
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
        if (isQuery && performance.now() > context.deadline) throw createTimeError();
        return resolve(source, args, context, info);
      };
    }
  }
}
