import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { isControlOperation } from './controls.ts';

/** Stores in the context the code of the first error of an operation, and whether the operation only uses controls. */
export function operationOutcomePlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, contextValue: { gateway }, response: { body } }) {
          if (!gateway) return;
          const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
          gateway.errorCode = error ? String(error.extensions?.code ?? 'UNKNOWN') : null;
          gateway.isControl = operation !== undefined && isControlOperation(schema, operation);
        },
      };
    },
  };
}
