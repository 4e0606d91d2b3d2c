import { GraphQLError } from 'graphql';

/** The HTTP status of each error code in REST responses. GraphQL responses have the status 200 and the code. */
const statusByCode: Record<string, number> = {
  BAD_USER_INPUT: 400,
  INVALID_CREDENTIALS: 400,
  LIMIT_EXCEEDED: 400,
  INVALID_TOKEN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  JOURNAL_UNAVAILABLE: 503,
};

type Refused = Pick<GraphQLError, 'extensions'>;

/** Returns the HTTP status of a refusal, or `undefined` for an error that is a bug. */
export const getHttpStatus = ({ extensions }: Refused): number | undefined =>
  (extensions?.http as { status?: number })?.status ?? statusByCode[String(extensions?.code)];

/** Returns the further headers of the response to an error, such as `retry-after`. */
export const getHttpHeaders = ({ extensions }: Refused): Map<string, string> =>
  (extensions?.http as { headers?: Map<string, string> } | undefined)?.headers ?? new Map();

/** Removes the middle of a long message, because graphql-js repeats invalid values in full. */
export function shortenMessage(message: string): string {
  const edgeLength = 250;
  return message.length <= 2 * edgeLength
    ? message
    : `${message.slice(0, edgeLength)} … ${message.slice(-edgeLength)}`;
}

/** Creates the error for an id that does not exist. `field` is the path of the argument with the id. */
export function notFound(type: string, id: number | string, field?: string): GraphQLError {
  return new GraphQLError(`There is no ${type} ${id}.`, {
    extensions: { code: 'NOT_FOUND', ...(field !== undefined && { field }) },
  });
}

/**
 * Creates the error for an invalid argument. `field` is its path, such as `task.title`. `message` continues the sentence,
 * such as `must not be blank`.
 */
export function badInput(field: string, message: string): GraphQLError {
  return new GraphQLError(`${field} ${message}`, { extensions: { code: 'BAD_USER_INPUT', field } });
}

export const queryNotUtf8 = () =>
  badInput('The query string', 'must contain UTF-8, percent-encoded.');

export const notAcceptable = () =>
  new GraphQLError(
    'The response cannot have a type that the client accepts. Accept application/json or application/graphql-response+json.',
    { extensions: { code: 'BAD_REQUEST', http: { status: 406 } } },
  );

/** Creates the error for a valid request that the current state does not allow. */
export function conflict(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT' } });
}

/** Creates the error for a point that does not exist or whose state is no longer kept. */
export function pointNotFound(point: string): GraphQLError {
  return new GraphQLError(`The point ${point} does not exist or is no longer kept.`, {
    extensions: { code: 'NOT_FOUND' },
  });
}

export function pastStateReadOnly(point: string): GraphQLError {
  return conflict(`${point} is a past state, which cannot be changed. Create a branch from it.`);
}

export function tooManyBranches(limit: number): GraphQLError {
  return new GraphQLError(
    `There are already ${limit} branches, and all are in use. Delete a branch, or use an existing one.`,
    { extensions: { code: 'TOO_MANY_BRANCHES', http: { status: 429 } } },
  );
}

/** Creates the error for a branch whose arguments exceed `limit`, a number of characters. */
export function branchTooLarge(name: string, limit: number): GraphQLError {
  return new GraphQLError(
    `The changes of the branch ${name} exceed the limit of ${limit / 1_000_000} MB. Create a branch from it, continue there, and delete the old branch.`,
    { extensions: { code: 'BRANCH_TOO_LARGE', http: { status: 413 } } },
  );
}

/** Creates the error for branches whose changes exceed `limit`, a number of characters: all branches, or those of a client. */
export function branchesTooLarge(limit: number, client?: string): GraphQLError {
  const branches = client === undefined ? 'all branches together' : `the branches of ${client}`;
  return new GraphQLError(
    `The changes of ${branches} exceed the limit of ${limit / 1_000_000} MB. Delete branches that are not used.`,
    { extensions: { code: 'BRANCH_TOO_LARGE', http: { status: 413 } } },
  );
}

/** Creates the error for a branch whose stored data this server cannot read. */
export function branchUnreadable(name: string, reason: string): GraphQLError {
  return conflict(`The branch ${name} cannot be opened: ${reason} If it is not needed, delete it.`);
}

/** The codes of injected errors, by HTTP status. Clients react to some codes, for example with a sign-in. */
const faultCodes: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

/** Creates the error that a fault rule or the header `X-Mock-Error` asks for. */
export function injectedFault(status: number, message: string): GraphQLError {
  const code = faultCodes[status] ?? 'INJECTED_FAULT';
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** Creates the error for an upstream that does not respond, or for a recording that does not exist. */
export function upstreamFailed(
  code: 'UPSTREAM_UNREACHABLE' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_INVALID_RESPONSE' | 'NO_RECORDING',
  message: string,
): GraphQLError {
  const status = code === 'UPSTREAM_TIMEOUT' ? 504 : 502;
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** Creates the error for a request body that cannot be part of a recording. `limit` is a number of bytes. */
export function unreadableBody(limit: number): GraphQLError {
  return new GraphQLError(
    `The body must be a UTF-8 text of at most ${limit} bytes to be recorded or replayed. Set the mode of the upstream rule to LIVE to send it.`,
    { extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
  );
}

export function routeNotFound(method: string, url: string): GraphQLError {
  return new GraphQLError(`Route not found: ${method} ${url}`, {
    extensions: { code: 'NOT_FOUND' },
  });
}

/** Creates the error for a path that has routes, but none for the method. */
export function methodNotAllowed(method: string, allowed: string[]): GraphQLError {
  return new GraphQLError(`Method not allowed: ${method}. Use ${allowed.join(' or ')}.`, {
    extensions: { code: 'METHOD_NOT_ALLOWED' },
  });
}

/** Creates the error for a stream above the limit. */
export function tooManyStreams(): GraphQLError {
  const headers = new Map([['retry-after', '10']]);
  return new GraphQLError('Too many streams are open. Close other streams, or try again in 10 s.', {
    extensions: { code: 'LIMIT_EXCEEDED', limit: 'streams', http: { status: 503, headers } },
  });
}

export function rateLimited(seconds: number): GraphQLError {
  const headers = new Map([['retry-after', String(seconds)]]);
  return new GraphQLError(`Too many attempts. Try again in ${seconds} s.`, {
    extensions: { code: 'RATE_LIMITED', retryAfter: seconds, http: { status: 429, headers } },
  });
}

/** Creates the error for a change that could not be stored. Without `remedy`, the message says when to try again. */
export function journalUnavailable(reason: string, remedy?: string): GraphQLError {
  const seconds = 2;
  const headers = new Map([['retry-after', String(seconds)]]);
  return new GraphQLError(
    `The change was not made, because the journal is not available: ${reason}. ${remedy ?? `Try again in ${seconds} s.`}`,
    {
      extensions: {
        code: 'JOURNAL_UNAVAILABLE',
        retryAfter: seconds,
        http: { status: 503, headers },
      },
    },
  );
}

/** Creates the error for a request from another site. Browsers send some of these requests without a preflight. */
export function upstreamForbidden(): GraphQLError {
  return new GraphQLError(
    'A page of another site cannot call the upstream. Add its origin to CORS_ORIGINS.',
    { extensions: { code: 'FORBIDDEN' } },
  );
}

export function malformedBody(): GraphQLError {
  return new GraphQLError("Body is not valid JSON but content-type is set to 'application/json'", {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

export function bodyTooLarge(): GraphQLError {
  return new GraphQLError('Request body is too large', { extensions: { code: 'BODY_TOO_LARGE' } });
}

export function unsupportedMediaType(): GraphQLError {
  return new GraphQLError('Unsupported Media Type', {
    extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  });
}

/** Creates the error for a failed sign-in. The contract defines its texts and its format. */
export function invalidCredentials(): GraphQLError {
  const message = 'Email or Password is Invalid';
  return new GraphQLError(message, {
    extensions: { code: 'INVALID_CREDENTIALS', detail: { email: [message] } },
  });
}

export function invalidToken(): GraphQLError {
  return new GraphQLError('Invalid refresh token', { extensions: { code: 'INVALID_TOKEN' } });
}

/** Creates the error for a sign-in on another branch than `main`. The status is 403, as in `forbidden`. */
export function signInRequiresMain(): GraphQLError {
  return forbidden(
    'sign-in requires the branch main',
    'Send the request without X-Branch and ?branch=.',
  );
}

/** Creates the error for a change of accounts or tokens on another branch than `main`. */
export function accountsRequireMain(): GraphQLError {
  return forbidden(
    'accounts and tokens can only be changed on the branch main',
    'Send the request without X-Branch and ?branch=.',
  );
}

/** Creates the error for a personal access token that does not identify a caller. */
export function invalidPersonalToken(): GraphQLError {
  const headers = new Map([['www-authenticate', 'Bearer error="invalid_token"']]);
  return new GraphQLError(
    'The personal access token is unknown, revoked or expired. Create a new one in the account settings.',
    { extensions: { code: 'UNAUTHENTICATED', http: { status: 401, headers } } },
  );
}

/**
 * Creates the error for a caller without permission. The status is never 401: clients of the contract treat 401 as an
 * expired token, and repeat the request forever.
 */
export function forbidden(rule: string, remedy: string): GraphQLError {
  return new GraphQLError(`Forbidden: ${rule}. ${remedy}`, { extensions: { code: 'FORBIDDEN' } });
}

/** Creates the error for a request that a permission of the configuration refuses. */
export const refusedByPermission = (field: string): GraphQLError =>
  new GraphQLError(`Forbidden: the permission of ${field} refuses the request.`, {
    extensions: { code: 'FORBIDDEN' },
  });

export function missingAbility(action: string, subject: string): GraphQLError {
  return forbidden(
    `requires "${action}" on "${subject}"`,
    'Sign in with an account that has this ability.',
  );
}
