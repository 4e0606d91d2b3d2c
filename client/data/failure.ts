/** The codes of errors that are not caused by the request: bugs, and injected faults with a status from 500. */
const brokenCodes = ['INTERNAL_SERVER_ERROR', 'INJECTED_FAULT'];

/** The kind of an error, and its message for the user. */
export interface Failure {
  /** `refused`: the server returned an error with the reason. `broken`: an unexpected error. */
  kind: 'missing' | 'refused' | 'tooMany' | 'notStored' | 'unreachable' | 'broken';
  message: string;
}

/** An error in a GraphQL response. */
export interface ResponseError {
  message: string;
  extensions?: { code?: string; field?: string };
}

/**
 * Thrown when a file of the application cannot be loaded. The page must then be reloaded, because React Router does not load
 * the code of a route a second time.
 */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('A file of the application could not be loaded. Reload the page.', { cause });
  }
}

/** Thrown when the server cannot be reached. `fetch` itself throws a `TypeError`, as any bug does. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached. Check the connection.', { cause });
  }
}

/** Returns the kind of an error, which determines the text that the user sees. */
export function classifyError(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';

  const [responseError] = getResponseErrors(error);
  if (responseError) {
    const code = responseError.extensions?.code;
    if (code === 'NOT_FOUND') return { kind: 'missing', message };
    if (code === 'RATE_LIMITED') return { kind: 'tooMany', message };
    if (code === 'JOURNAL_UNAVAILABLE') return { kind: 'notStored', message };
    if (code && !brokenCodes.includes(code)) return { kind: 'refused', message };
    return { kind: 'broken', message };
  }

  const isUnreachable = error instanceof CodeLoadError || error instanceof ConnectionError;
  if (isUnreachable) return { kind: 'unreachable', message };
  return { kind: 'broken', message };
}

/** Returns the errors of a GraphQL response. Does not use the error classes of Apollo Client, which some pages do not load. */
export function getResponseErrors(error: unknown): ResponseError[] {
  const errors = error instanceof Error && 'errors' in error ? error.errors : [];
  return Array.isArray(errors) ? errors : [];
}
