import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { parserLimitError } from './limits.ts';

/**
 * Completes GraphQL over HTTP, as Apollo Server alone does not: a client that accepts only
 * `application/json` gets 200 for a document or variables that cannot be executed. Exceeded limits are
 * not such an error: everybody gets 400, with the name of the limit. Subscriptions are
 * refused, because they are served elsewhere.
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
        singleResult.errors = singleResult.errors?.map(nameLimit);
        const codes = singleResult.errors?.map(({ extensions }) => extensions?.code) ?? [];
        const limitIndex = codes.indexOf('LIMIT_EXCEEDED');
        if (limitIndex !== -1) {
          http.status = 400;
          // Each of many rows may have run into the same limit.
          singleResult.errors = singleResult.errors?.slice(limitIndex, limitIndex + 1);
        } else if (http.status === 400 && isJsonAccepted(request.http?.headers.get('accept'))) {
          http.status = 200;
        }
      },
    };
  },
};

/** Apollo calls every refused document invalid, and the parser's limit shows in its message alone. */
function nameLimit(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = 'LIMIT_EXCEEDED';
  if (error.extensions?.limit) return { ...error, extensions: { ...error.extensions, code } };
  return parserLimitError(error.message) ?? error;
}

function isJsonAccepted(accept: string | undefined): boolean {
  return Boolean(accept?.includes('application/json') && !accept.includes('graphql-response'));
}
