import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createCostCheck } from './cost.ts';

/** Refuses an operation before its execution if the response could have too many values. */
export function costPlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const checkCost = createCostCheck(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          // The type of Apollo Server is wrong: without a matching `operationName`, there is no operation.
          if (!operation) return;
          checkCost(document, operation, request.variables ?? {}, contextValue.countRows);
        },
      };
    },
  };
}
