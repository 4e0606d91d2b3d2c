import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { getHttpStatus, upstreamFailed } from '../errors.ts';
import { findUpstreamRule, getUpstreamResponse } from '../gateway/getUpstreamResponse.ts';
import type { UpstreamResponse } from '../gateway/upstream.ts';
import { isControl } from './controls.ts';
import { listRootFields } from './listRootFields.ts';
import { checkRule } from './rules.ts';

interface UpstreamOptions {
  schema: GraphQLSchema;
  /** Converts an error to the form that responses contain. */
  format: (error: GraphQLError) => GraphQLFormattedError;
}

/** Responds to operations of `/graphql` from the upstream or from recordings, according to the rules of their branch. */
export function upstreamPlugin({ schema, format }: UpstreamOptions): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { gateway } }) {
      if (!gateway || gateway.served.upstream.isEmpty()) return;

      return {
        async responseForOperation({
          document,
          operation,
          operationName,
          source,
          request,
          contextValue,
        }) {
          const fields = listRootFields(schema, document, operation);
          if ([...fields.values()].some(isControl)) return null;
          const target = { route: null, operation: operationName, fields: [...fields.keys()] };
          const rule = findUpstreamRule(contextValue, target);
          if (!rule) return null;
          try {
            await contextValue.viewer.ready;
            for (const field of fields.values()) checkRule(field, contextValue);
            const { status, body } = await getUpstreamResponse(
              { ...contextValue, gateway: contextValue.gateway ?? gateway },
              {
                rule,
                target,
                check: readResult,
                method: 'POST',
                url: '/graphql',
                headers: {
                  ...Object.fromEntries(request.http?.headers ?? []),
                  'content-type': 'application/json',
                },
                body: JSON.stringify({
                  operationName,
                  query: source,
                  variables: request.variables,
                }),
              },
            );
            return createResponse(status, readResult({ body }));
          } catch (error) {
            const { extensions = {} } = error as GraphQLError;
            return createResponse(getHttpStatus({ extensions }), {
              errors: [format(error as GraphQLError)],
            });
          }
        },
      };
    },
  };
}

type Result = Pick<ExecutionResult, 'data' | 'extensions'> & {
  errors?: readonly GraphQLFormattedError[];
};

function createResponse(status: number | undefined, singleResult: Result): GraphQLResponse {
  return {
    http: { status: status === 200 ? undefined : status, headers: new HeaderMap() },
    body: { kind: 'single', singleResult },
  };
}

/** Reads the GraphQL result in the body of a response. Throws if the body contains no result. */
function readResult({ body }: Pick<UpstreamResponse, 'body'>): Result {
  try {
    const { data, errors, extensions } = JSON.parse(body);
    if (data !== undefined || Array.isArray(errors)) return { data, errors, extensions };
  } catch {
    // The body is not JSON.
  }
  throw upstreamFailed(
    'UPSTREAM_UNREACHABLE',
    'The upstream returned no GraphQL response to POST /graphql.',
  );
}
