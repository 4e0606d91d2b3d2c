import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Exchange } from '../request/exchange.ts';
import type {
  createOperationContextFactory,
  OperationContext,
  OperationRequest,
} from './operationContext.ts';

/** A request for an operation, on a host for which Apollo Server has no integration. */
export interface OperationHttpRequest extends OperationRequest {
  /** The query string, without the question mark. */
  search: string;
}

/** The response to an operation. */
interface OperationAnswer {
  response: { status: number; headers: Record<string, string>; body: string };
  /** Undefined for the page of the explorer, which is not recorded. */
  exchange: Exchange | undefined;
}

export type OperationHandler = (request: OperationHttpRequest) => Promise<OperationAnswer>;

/** Creates the function that answers operations with Apollo Server, outside of an integration. */
export const createOperationHandler =
  (
    apollo: ApolloServer<OperationContext>,
    createContext: ReturnType<typeof createOperationContextFactory>,
  ): OperationHandler =>
  async (request) => {
    const { method, headers, search, parameters } = request;
    let exchange: Exchange | undefined;
    const {
      status,
      headers: sent,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: createHeaderMap(headers),
        search: search === '' ? '' : `?${search}`,
        body: method === 'POST' ? parameters : undefined,
      },
      context: () =>
        createContext(request, (latest) => {
          exchange = latest;
        }),
    });
    return {
      response: {
        status: status ?? 200,
        headers: Object.fromEntries(sent),
        // Apollo Server sends several parts only for @defer, which the schema does not have.
        body: body.kind === 'complete' ? body.string : '',
      },
      exchange,
    };
  };

function createHeaderMap(headers: OperationRequest['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, [value].flat().join(', '));
  }
  return map;
}
