import { badInput } from '../errors.ts';

/**
 * Reads an operation in the query string of a GET request, in which `variables` and `extensions` are JSON. Throws
 * `BAD_USER_INPUT` if they are not.
 */
export function readQueryParameters(query: Record<string, unknown>): Record<string, unknown> {
  const { variables, extensions, ...others } = query;
  return {
    ...others,
    ...(variables !== undefined && { variables: parseJson('variables', variables) }),
    ...(extensions !== undefined && { extensions: parseJson('extensions', extensions) }),
  };
}

function parseJson(name: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw badInput(name, 'must be JSON');
  }
}
