import type { Branch } from '../branch.ts';
import type { Viewer } from '../commands/commandContext.ts';
import { badInput, invalidPersonalToken } from '../errors.ts';
import type { Gateway, ServedBranch } from '../gateway/createGateway.ts';
import { type Fault, readHeaderFault } from '../gateway/faults.ts';
import { andThen } from '../values/andThen.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

/** The part of a request that identifies its caller and its branch. */
export type CallerRequest = Pick<GatewayRequest, 'headers' | 'query' | 'ip' | 'id' | 'getSignal'>;

/** The branch whose personal access tokens are valid, and the time at which they must not have expired. */
type TokenSource = ReturnType<Gateway['getTokenSource']>;

/** The caller of a request, and the branch that it names. */
export interface Caller {
  viewer: Viewer;
  /** The branch, with its rules and recorded requests. */
  served: ServedBranch;
  /** The state that the request reads or changes: the branch itself, or a past state of it. */
  branch: Branch;
  gateway: Gateway;
  /** The fault that the headers of the request ask for. */
  headerFault?: Fault;
  headers: CallerRequest['headers'];
  requestId?: string;
  getSignal?: CallerRequest['getSignal'];
}

export type IdentifyCaller = (request: CallerRequest) => Caller | Promise<Caller>;

/**
 * Creates the first step of a request: it reads the access token, and finds the branch that the header `X-Branch` or the
 * query parameter `branch` names. The result is a promise if a branch or a past state must be loaded, or if a token must
 * be verified. Throws `NOT_FOUND` for a past state of an unknown branch and, if rules are enforced, for any unknown
 * branch. Throws `UNAUTHENTICATED` for a personal access token that is not valid.
 */
export function createCallerIdentifier(
  gateway: Gateway,
  { hasControls = true }: { hasControls?: boolean } = {},
): IdentifyCaller {
  const { main } = gateway;

  function chooseBranch({ headers, query, ip }: CallerRequest) {
    const parameter = readBranchParameter(query);
    const header = getFirstValue(headers['x-branch']);
    if (header && parameter && header !== parameter) {
      throw badInput(
        'branch',
        `is "${parameter}", but the header X-Branch names "${header}". Name one branch.`,
      );
    }
    const name = header || parameter;
    if (!hasControls || !name || name === main.name) return { served: main, branch: main.branch };
    return gateway.getRequestedBranch(name, ip);
  }

  function readFault({ headers }: CallerRequest): Fault | undefined {
    if (!hasControls || !gateway.allowsHeaderFaults) return undefined;
    return readHeaderFault(
      getFirstValue(headers['x-mock-delay']),
      getFirstValue(headers['x-mock-error']),
    );
  }

  return function identifyCaller(request) {
    const headerFault = readFault(request);
    return andThen(chooseBranch(request), ({ served, branch }) =>
      andThen(
        identifyViewer(request, branch, gateway.getTokenSource(served)),
        (viewer): Caller => ({
          viewer,
          served,
          branch,
          gateway,
          headerFault,
          headers: request.headers,
          requestId: request.id,
          getSignal: request.getSignal,
        }),
      ),
    );
  };
}

/**
 * Verifies the access token of a request. Without a valid one, the id of the viewer is null. Only a personal access token must
 * be valid: clients of the contract send expired access tokens when they sign in again.
 */
function identifyViewer(
  { headers, ip: address = '' }: CallerRequest,
  { collections }: Branch,
  tokenSource: TokenSource,
): Viewer | Promise<Viewer> {
  const { authorization = '' } = headers;
  const token = authorization.replace(/^Bearer\s+/i, '');
  const userAgent = getFirstValue(headers['user-agent']);
  if (token === '') return { id: null, address, userAgent };
  if (tokenSource.branch.collections.auth.personalTokens.hasForm(token)) {
    return { ...findOwner(token, tokenSource), address, userAgent };
  }
  return andThen(collections.auth.readAccessToken(token), (verified) => ({
    id: verified?.userId ?? null,
    session: verified?.name,
    expiresAt: verified?.expiresAt,
    address,
    userAgent,
  }));
}

/** The time in seconds after which a stream must verify its personal access token again, which can be revoked meanwhile. */
const verificationInterval = 600;

/** Returns the account of a personal access token, and stores that the token is used. */
function findOwner(text: string, { branch, now }: TokenSource): Omit<Viewer, 'address'> {
  const { personalTokens } = branch.collections.auth;
  const time = now();
  const token = personalTokens.find(text, time);
  if (!token) throw invalidPersonalToken();
  const { id, owner, expiresAt } = token;
  if (personalTokens.isUseDue(token, time)) {
    // The request is answered in any case, also if the journal is not available.
    branch
      .executeControl('usePersonalToken', () => ({ id, at: time.toISOString() }), owner)
      .catch(() => undefined);
  }
  const expiry = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) / 1000;
  return {
    id: owner,
    personalTokenId: id,
    expiresAt: Math.min(
      Math.floor(expiry),
      Math.floor(time.getTime() / 1000) + verificationInterval,
    ),
  };
}

/** Spellings of `branch` that would be ignored, such as `Branch` and `branch[]`. */
const otherBranchName = /^branch(?:[.[]|$)/i;

/** Throws `BAD_USER_INPUT` for several branches, and for other spellings of the name, so that no branch is ignored. */
function readBranchParameter(query: CallerRequest['query']): string | undefined {
  for (const name in query) {
    if (name !== 'branch' && otherBranchName.test(name)) {
      throw badInput(name, 'is not supported. Use branch.');
    }
  }
  const names = [...new Set([query.branch].flat())];
  if (names.length > 1) throw badInput('branch', 'must have one value.');
  return names[0];
}

const getFirstValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value;
