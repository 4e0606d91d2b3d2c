import { GraphQLError } from 'graphql';
import { type Context, createContext } from '../context.ts';
import { getHttpStatus } from '../errors.ts';
import type { Exchange, LoggedRequest } from '../request/exchange.ts';
import type { Caller, CallerRequest, IdentifyCaller } from '../request/identifyCaller.ts';
import { createExchange, type Received } from '../request/receive.ts';

type Outcome = Pick<LoggedRequest, 'errorCode' | 'fault' | 'upstream' | 'secrets' | 'input'>;

/** The context of an operation of Apollo Server. */
export interface OperationContext extends Context {
  caller: Caller;
  /** Completes the exchange of the request, which the host records. */
  complete: (isRecorded: boolean, outcome: Outcome) => void;
}

interface ContextOptions {
  identify: IdentifyCaller;
  /** The log of the requests for which no branch can be found. */
  traffic: Exchange['traffic'];
}

/** A request to `/graphql`, of which Apollo Server reads the operation. */
export interface OperationRequest extends CallerRequest {
  method: string;
  url: string;
  /** The parsed body of a POST, or the parameters of a GET. */
  parameters: unknown;
}

/**
 * Creates the function that creates the context of an operation. `onExchange` receives the exchange of the request,
 * which is replaced when the operation is complete.
 */
export function createOperationContextFactory({ identify, traffic }: ContextOptions) {
  return async (
    request: OperationRequest,
    onExchange: (exchange: Exchange) => void,
  ): Promise<OperationContext> => {
    const received = describeOperation(request);
    const exchange = createExchange(received, { traffic, isControl: false });
    onExchange(exchange);
    try {
      const caller = await identify(request);
      const found = { ...exchange, traffic: caller.served.traffic };
      onExchange(found);
      const complete = (isRecorded: boolean, outcome: Outcome) =>
        onExchange({ ...found, isRecorded, request: { ...found.request, ...outcome } });
      return Object.assign(createContext(caller), { caller, complete });
    } catch (error) {
      throw error instanceof GraphQLError ? addHttpStatus(error) : error;
    }
  };
}

function describeOperation({ method, url, ip, parameters }: OperationRequest): Received {
  const { query, operationName, variables } = (parameters ?? {}) as Record<string, unknown>;
  return {
    client: ip,
    api: 'GRAPHQL',
    method,
    url,
    route: null,
    operation: typeof operationName === 'string' ? operationName : null,
    query: typeof query === 'string' ? query : null,
    input: variables ?? null,
    secrets: null,
  };
}

/** Adds the status of a refusal to an error. Apollo Server would respond with 500 for an error without a status. */
function addHttpStatus(error: GraphQLError): GraphQLError {
  const status = getHttpStatus(error);
  const http = { status, ...(error.extensions.http as object | undefined) };
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http } });
}
