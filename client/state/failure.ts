/** Codes of errors that no request of the user causes: bugs, and fault rules with a status from 500. */
const brokenCodes = ['INTERNAL_SERVER_ERROR', 'INJECTED_FAULT'];

export interface Failure {
  /** `refused`: the server returned an error that names the reason. */
  kind: 'missing' | 'refused' | 'tooMany' | 'unreachable' | 'broken';
  message: string;
}

/** An error in a response of GraphQL. */
export interface Refusal {
  message: string;
  extensions?: { code?: string; field?: string };
}

/**
 * Thrown when a file of the application cannot be loaded. React Router keeps the outcome of a lazy
 * route, so that only a reload of the page helps.
 */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('A file of the application could not be loaded', { cause });
  }
}

/** Returns the kind of an error, by which the texts for the user are chosen. */
export function classifyError(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';

  const [refusal] = getRefusals(error);
  if (refusal) {
    const code = refusal.extensions?.code;
    if (code === 'NOT_FOUND') return { kind: 'missing', message };
    if (code === 'RATE_LIMITED') return { kind: 'tooMany', message };
    if (code && !brokenCodes.includes(code)) return { kind: 'refused', message };
    return { kind: 'broken', message };
  }

  if (error instanceof CodeLoadError) return { kind: 'unreachable', message };
  // `fetch` throws it when there is no connection.
  if (error instanceof TypeError) return { kind: 'unreachable', message };
  return { kind: 'broken', message };
}

/** Returns the errors of a response. It does not check the class, so that pages without Apollo do not load it. */
export function getRefusals(error: unknown): Refusal[] {
  const errors = error instanceof Error && 'errors' in error ? error.errors : [];
  return Array.isArray(errors) ? errors : [];
}
