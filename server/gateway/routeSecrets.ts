import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import { hidden, hideByName, hideNamed } from '../values/secrets.ts';

/**
 * Returns a body without secrets: its JSON, or its text if it is not JSON. The keys of the body of a REST route are the
 * names of its variables. Without a route, and for responses of the upstream, names decide.
 */
export function hideInBody(secrets: OperationSecrets | null, body: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // A body that is not JSON can contain a secret anywhere.
    return body !== '' && secrets?.hasSecrets() ? hidden : body;
  }
  return secrets ? secrets.hideVariables(value) : hideNamed(value);
}

/**
 * Returns a query string without secrets. Its names are those of the variables, and `branch`, which selects the branch.
 * Without a route, names decide.
 */
export function hideInQuery(secrets: OperationSecrets | null, query: string): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]): [string, string] => {
    if (name === 'branch') return [name, value];
    const variable = name.replace(/\[\d*\]$/, '');
    if (!secrets) return [name, String(hideByName(variable, value))];
    const shown = secrets.hideVariables({ [variable]: value }) as Record<string, unknown>;
    return [name, String(shown[variable])];
  });
  return parameters.some(([, value]) => value === hidden)
    ? new URLSearchParams(parameters).toString()
    : query;
}
