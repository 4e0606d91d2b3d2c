import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createCostCheck } from './cost.ts';

/** Refuses an operation whose response could have too many values, before it is executed. */
export function costPlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const checkCost = createCostCheck(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          // Apollo's type is wrong: a request that does not choose one of its operations has none.
          if (!operation) return;
          checkCost(document, operation, request.variables ?? {}, contextValue.countRows);
        },
      };
    },
  };
}
