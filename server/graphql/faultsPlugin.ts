import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { applyFault, findRequestFault } from '../gateway/requestFaults.ts';
import { isControlOperation } from './controls.ts';

interface FaultsOptions {
  schema: GraphQLSchema;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
  /** Converts an error to the form that responses contain. */
  format: (error: GraphQLError) => GraphQLFormattedError;
}

/** Applies the fault rules of a branch to operations of `/graphql`, and to their fields. */
export function faultsPlugin({
  schema,
  fieldFaultsSchema,
  format,
}: FaultsOptions): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { gateway } }) {
      const hasNoFaults =
        !gateway || (gateway.headerFault === undefined && !gateway.served.faults.isActive());
      if (hasNoFaults) return;

      return {
        async didResolveOperation({ operation, operationName, contextValue }) {
          if (!operation || isControlOperation(schema, operation)) return;
          const fault = findRequestFault(contextValue, { operation: operationName ?? undefined });
          if (fault) await applyFault(fault);
        },

        async responseForOperation({ document, operationName, request, contextValue }) {
          const { target = {}, served } = contextValue.gateway ?? gateway;
          if (!served.faults.hasFieldRules(target)) return null;
          const { data, errors }: ExecutionResult = await execute({
            schema: fieldFaultsSchema(),
            document,
            operationName,
            contextValue,
            variableValues: request.variables,
          });
          return {
            http: { status: undefined, headers: new Map() as never },
            body: {
              kind: 'single',
              singleResult: { data, ...(errors && { errors: errors.map(format) }) },
            },
          };
        },
      };
    },
  };
}
