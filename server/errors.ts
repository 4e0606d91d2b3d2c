import { GraphQLError } from 'graphql';

/** The HTTP status of each error code in REST. GraphQL responds with 200 and the code. */
const statusByCode: Record<string, number> = {
  BAD_USER_INPUT: 400,
  INVALID_CREDENTIALS: 400,
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

/** Returns the HTTP status of a refusal, or `undefined` for an error that is a bug. */
export function getHttpStatus({
  extensions,
}: Pick<GraphQLError, 'extensions'>): number | undefined {
  return (
    statusByCode[String(extensions?.code)] ?? (extensions?.http as { status?: number })?.status
  );
}

/** Returns a message without the middle of a long value: graphql-js repeats invalid values in full. */
export function shortenMessage(message: string): string {
  const edgeLength = 250;
  return message.length <= 2 * edgeLength
    ? message
    : `${message.slice(0, edgeLength)} … ${message.slice(-edgeLength)}`;
}

export function notFound(type: string, id: number | string): GraphQLError {
  return new GraphQLError(`There is no ${type} ${id}.`, { extensions: { code: 'NOT_FOUND' } });
}

/** `field` is the argument's path, such as `task.title`; the message says what is wrong with it. */
export function badInput(field: string, message: string): GraphQLError {
  return new GraphQLError(`${field} ${message}`, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Creates the error for a valid request that the present state does not allow. */
export function conflict(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT' } });
}

/** The state after a command is no longer kept, or there is no such command. */
export function pointIsGone(point: string): GraphQLError {
  return new GraphQLError(`The point ${point} does not exist or is no longer kept.`, {
    extensions: { code: 'NOT_FOUND' },
  });
}

export function pastIsReadOnly(point: string): GraphQLError {
  return conflict(`${point} is a past state, which cannot be changed. Create a branch from it.`);
}

export function tooManyBranches(limit: number): GraphQLError {
  return new GraphQLError(
    `There are ${limit} branches, and all are in use. Delete one, or use one again.`,
    { extensions: { code: 'TOO_MANY_BRANCHES', http: { status: 429 } } },
  );
}

/** `limit` is a number of characters. */
export function branchIsTooLarge(name: string, limit: number): GraphQLError {
  return new GraphQLError(
    `The changes of the branch ${name} have more than ${limit / 1_000_000} MB, which is the limit. Continue on a new branch that is created from it, and delete it.`,
    { extensions: { code: 'BRANCH_TOO_LARGE', http: { status: 413 } } },
  );
}

/** The stored data of a branch cannot be used by this server. */
export function branchIsBroken(name: string, reason: string): GraphQLError {
  return conflict(`The branch ${name} cannot be opened: ${reason} If it is not needed, delete it.`);
}

/** Clients react to these codes, for example with a sign-in. */
const codeOfFault: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

/** Created by a fault rule, or by the header `X-Mock-Error`. */
export function injectedFault(status: number, message: string): GraphQLError {
  const code = codeOfFault[status] ?? 'INJECTED_FAULT';
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** The upstream, or the recording, that a rule asks for is missing. */
export function upstreamFailed(
  code: 'UPSTREAM_UNREACHABLE' | 'UPSTREAM_TIMEOUT' | 'NO_RECORDING',
  message: string,
): GraphQLError {
  const status = code === 'UPSTREAM_TIMEOUT' ? 504 : 502;
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

export function routeNotFound(method: string, url: string): GraphQLError {
  return new GraphQLError(`Route not found: ${method} ${url}`, {
    extensions: { code: 'NOT_FOUND' },
  });
}

/** The path has routes, but none for this method. */
export function methodNotAllowed(method: string, allowed: string[]): GraphQLError {
  return new GraphQLError(`Method not allowed: ${method}. Use ${allowed.join(' or ')}.`, {
    extensions: { code: 'METHOD_NOT_ALLOWED' },
  });
}

export function rateLimited(seconds: number): GraphQLError {
  const headers = new Map([['retry-after', String(seconds)]]);
  return new GraphQLError(`Too many attempts. Try again in ${seconds} s.`, {
    extensions: { code: 'RATE_LIMITED', retryAfter: seconds, http: { status: 429, headers } },
  });
}

/** The change is not made: it could not be stored. */
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

/** A browser sends some requests of other sites without asking first. */
export function upstreamIsForbidden(): GraphQLError {
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

/** The contract defines the texts and the format. */
export function invalidCredentials(): GraphQLError {
  const message = 'Email or Password is Invalid';
  return new GraphQLError(message, {
    extensions: { code: 'INVALID_CREDENTIALS', detail: { email: [message] } },
  });
}

export function invalidToken(): GraphQLError {
  return new GraphQLError('Invalid refresh token', { extensions: { code: 'INVALID_TOKEN' } });
}

/** Never 401: clients of the contract treat it as an expired token and send requests forever. */
export function signInOnMain(): GraphQLError {
  return new GraphQLError('Forbidden: sessions of this server begin on the branch main.', {
    extensions: { code: 'FORBIDDEN' },
  });
}

/** Never 401: clients of the contract treat it as an expired token and send requests forever. */
export function forbidden(rule: string, remedy: string): GraphQLError {
  return new GraphQLError(`Forbidden: ${rule}. ${remedy}`, { extensions: { code: 'FORBIDDEN' } });
}

export function missingAbility(action: string, subject: string): GraphQLError {
  return forbidden(
    `requires "${action}" on "${subject}"`,
    'Sign in with an account that has this ability.',
  );
}
