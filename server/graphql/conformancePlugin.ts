import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { findParserLimitError } from './limits.ts';

/**
 * Implements the parts of GraphQL over HTTP that Apollo Server lacks. A client that accepts only `application/json` gets
 * 200 for a document or variables that cannot be executed. For an exceeded limit, every client gets 400 and the name of
 * the limit. Subscriptions are refused, because another route serves them.
 */
export const conformancePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        throw new GraphQLError('Send subscriptions to POST /graphql/stream.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      },

      async willSendResponse({ request, response: { body, http } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return;

        const { singleResult } = body;
        singleResult.errors = singleResult.errors?.map(addLimitCode);
        const codes = singleResult.errors?.map(({ extensions }) => extensions?.code) ?? [];
        const limitIndex = codes.indexOf('LIMIT_EXCEEDED');
        if (limitIndex !== -1) {
          http.status = 400;
          // Many rows can exceed the same limit. One error is enough.
          singleResult.errors = singleResult.errors?.slice(limitIndex, limitIndex + 1);
        } else if (http.status === 400 && isJsonAccepted(request.http?.headers.get('accept'))) {
          http.status = 200;
        }
      },
    };
  },
};

/**
 * Adds the code `LIMIT_EXCEEDED` to the error of a limit. Apollo Server gives every refused document the same code, and
 * only the message of the parser shows that its limit was exceeded.
 */
function addLimitCode(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = 'LIMIT_EXCEEDED';
  if (error.extensions?.limit) return { ...error, extensions: { ...error.extensions, code } };
  return findParserLimitError(error.message) ?? error;
}

function isJsonAccepted(accept: string | undefined): boolean {
  return Boolean(accept?.includes('application/json') && !accept.includes('graphql-response'));
}
