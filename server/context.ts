import type { Branch } from './branch.ts';
import type { Gateway, RequestedBranch, ServedBranch } from './gateway/createGateway.ts';
import { type Fault, type FaultTarget, readHeaderFault } from './gateway/faults.ts';
import type { UpstreamAnswer } from './gql/resolvers.ts';
import { limits } from './graphql/limits.ts';
import type { Token } from './services/tokens.ts';

/** The caller of a request. */
export interface Viewer {
  /** The id of the account. Null without a valid access token, and until `ready` is settled. */
  id: number | null;
  /** The network address of the client. */
  address: string;
  /** The name of the refresh token that the access token was issued with. */
  session?: string;
  /** Pending while the access token is verified. Root fields wait for this promise. */
  ready?: Promise<void>;
}

/** The context of resolvers. */
export interface Context extends Pick<Branch, 'collections' | 'execute' | 'countRows'> {
  /** Identifies the request in the log. */
  requestId?: string;
  /** The caller. Changes of this object are kept, although Apollo copies the context. */
  viewer: Viewer;
  /** The time at which a query must be finished, in milliseconds of `performance.now()`. */
  deadline: number;
  /** The branch of the request, and the controls. Undefined for a command. */
  gateway?: GatewayContext;
}

export interface GatewayContext {
  controls: Gateway;
  served: ServedBranch;
  /** The fault that the headers of the request ask for. */
  headerFault?: Fault;
  /** The part of the request that fault rules are compared with. Set before the operation is executed. */
  target?: FaultTarget;
  /** The name of the fault that the request got. */
  faultName?: string;
  /** The role of the upstream in the response. Undefined if the gateway answers. */
  upstream?: UpstreamAnswer;
  /** The code of the first error of a GraphQL operation; null if it has none. Undefined until it is executed. */
  errorCode?: string | null;
  /** Whether the request only uses controls, so that it is not recorded. */
  isControl?: boolean;
}

interface Caller {
  id?: string;
  ip?: string;
  headers: Partial<Record<'authorization', string>> &
    Partial<Record<'x-branch' | 'x-mock-delay' | 'x-mock-error', string | string[]>>;
  query?: unknown;
  /** Whether a query parameter `branch` is an argument of the operation. */
  isControl?: boolean;
}

/**
 * Returns a function that creates the context of a request on the branch that the header `X-Branch` or the query
 * parameter `branch` names. It returns a promise if the branch or its past state must be loaded. It throws `NOT_FOUND`
 * for a past state of an unknown branch and, if rules are enforced, for any unknown branch.
 */
export function createRequestContextFactory(controls: Gateway) {
  const createMainContext = createContextFactory(controls.main.branch);

  return (caller: Caller): Context | Promise<Context> => {
    const { headers, query, isControl = false } = caller;
    const parameter = isControl ? undefined : (query as { branch?: string } | undefined)?.branch;
    const name = headers['x-branch'] || parameter;
    const headerFault =
      !controls.allowsHeaderFaults ||
      (headers['x-mock-delay'] === undefined && headers['x-mock-error'] === undefined)
        ? undefined
        : readHeaderFault(
            getFirstValue(headers['x-mock-delay']),
            getFirstValue(headers['x-mock-error']),
          );
    const addGateway = (context: Context, served: ServedBranch) => {
      context.gateway = { controls, served, headerFault };
      return context;
    };
    if (!name || name === controls.main.name) {
      return addGateway(createMainContext(caller), controls.main);
    }
    const requested = controls.getRequestedBranch(getFirstValue(name) ?? '');
    const createRequestedContext = ({ served, branch }: RequestedBranch) =>
      addGateway(createContextFactory(branch)(caller), served);
    return requested instanceof Promise
      ? requested.then(createRequestedContext)
      : createRequestedContext(requested);
  };
}

const getFirstValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value;

/** Returns a function that creates the context of a request to a branch. */
export function createContextFactory({ collections, execute, countRows }: Branch) {
  return ({
    headers: { authorization = '' },
    ip: address = '',
    id: requestId,
  }: Caller): Context => {
    const viewer: Viewer = { id: null, address };
    const token = authorization.replace(/^Bearer\s+/i, '');
    const read = token === '' ? undefined : collections.auth.readAccessToken(token);
    const identify = (verified?: Token) => {
      viewer.id = verified?.userId ?? null;
      viewer.session = verified?.name;
    };
    if (read instanceof Promise) {
      viewer.ready = read.then((verified) => {
        identify(verified);
        viewer.ready = undefined;
      });
    } else identify(read);
    const deadline = performance.now() + limits.executionTime;
    return { collections, execute, countRows, requestId, viewer, deadline };
  };
}
