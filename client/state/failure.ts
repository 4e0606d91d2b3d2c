interface Failure {
  /** `refused`: the server said no and why. */
  kind: 'missing' | 'refused' | 'unreachable' | 'broken';
  message: string;
}

/** One refusal of the gateway, as GraphQL writes it. */
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

/** What went wrong, as far as the viewer is concerned. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';

  const [refusal] = refusalsOf(error);
  if (refusal) {
    const code = refusal.extensions?.code;
    if (code === 'NOT_FOUND') return { kind: 'missing', message };
    if (code && code !== 'INTERNAL_SERVER_ERROR') return { kind: 'refused', message };
    return { kind: 'broken', message };
  }

  if (error instanceof CodeLoadError) return { kind: 'unreachable', message };
  // What `fetch` throws when there is no connection.
  if (error instanceof TypeError) return { kind: 'unreachable', message };
  return { kind: 'broken', message };
}

/** Known by its form, so that pages without Apollo need not load its classes. */
export function refusalsOf(error: unknown): Refusal[] {
  const errors = error instanceof Error && 'errors' in error ? error.errors : [];
  return Array.isArray(errors) ? errors : [];
}
