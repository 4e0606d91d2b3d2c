import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import { isDeeperThan } from '../values/jsonDepth.ts';
import { hidden, hideByName, hideNamed, isSecretKey } from '../values/secrets.ts';
import { maxDepth } from './keptTexts.ts';

/**
 * Returns a body without secrets: its JSON, or its text if it is not JSON. The keys of the body of a REST route are the
 * names of its variables. Without a route, names decide.
 */
export function hideInBody(secrets: OperationSecrets | null, body: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // A body that is not JSON can contain a secret anywhere.
    return body !== '' && secrets?.hasSecrets() ? hidden : hideInText(body);
  }
  if (isDeeperThan(body, maxDepth)) return hidden;
  return secrets ? secrets.hideVariables(value) : hideNamed(value);
}

/** Hides the secrets in a text of an unknown format: in its fields if it is a form, or else all of it if it names one. */
function hideInText(text: string): string {
  if (!isSecretKey(text)) return text;
  return /^[^\s=&<>{]+=\S*$/.test(text) ? hideInQuery(null, text) : hidden;
}

/** The strings of JSON. A string that is a key is found together with its value, if that is a text or a number. */
const stringOrPair = /"(?:[^"\\]|\\.)*"?(?:\s*:\s*(?:"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*))?/g;

/** Returns the text of a response without secrets, if it is JSON. All other characters of the text are kept. */
export function hideInResponse(body: string): string {
  try {
    JSON.parse(body);
  } catch {
    return body;
  }
  return body.replace(stringOrPair, (token) => {
    const [key = ''] = /^"(?:[^"\\]|\\.)*"/.exec(token) ?? [];
    return key !== token && isSecretKey(JSON.parse(key)) ? `${key}:"${hidden}"` : token;
  });
}

/** Returns the headers of a response without those that are secret. */
export const removeSecretHeaders = (headers: Record<string, string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'set-cookie' && !isSecretKey(name)),
  );

/**
 * Returns a path without a route, with secrets hidden: the segment after one with the name of a secret, and the values in
 * segments such as `token=abc`.
 */
export function hideInPath(path: string): string {
  if (!isSecretKey(path)) return path;
  let isSecret = false;
  return path
    .split('/')
    .map((segment) => {
      const [name = ''] = segment.split(/[=:;]|%3[abd]/i, 1);
      const shown = isSecret && segment !== '' ? hidden : hideAfterName(segment, name);
      isSecret = isSecretKey(name) && name === segment;
      return shown;
    })
    .join('/');
}

const hideAfterName = (segment: string, name: string) =>
  name !== segment && isSecretKey(segment) ? `${name}=${hidden}` : segment;

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
