const secretKey = /password|token|secret/i;
/** Matches a string in a GraphQL document that is the value of a key such as `password`. */
const secretInDocument = /(\w*(?:password|token|secret)\w*\s*:\s*)"(?:[^"\\\n]|\\.)*"/gi;
const hidden = '•••';
/** The number of characters after which a text is shortened. */
const maxLength = 1_000;

/** Returns a copy of plain data without passwords and tokens, and with long texts shortened. */
export const hideSecrets = (value: unknown) => replaceSecrets(value, shorten);

function replaceSecrets(value: unknown, replaceText: (text: string) => string): unknown {
  if (typeof value === 'string') return replaceText(value);
  if (Array.isArray(value)) return value.map((item) => replaceSecrets(item, replaceText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isSecret(key, inner) ? hidden : replaceSecrets(inner, replaceText),
    ]),
  );
}

const isSecret = (key: string, value: unknown) => secretKey.test(key) && typeof value === 'string';

const shorten = (text: string) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength)}… (${text.length} characters)`;

/** Returns a JSON body without passwords and tokens. Other bodies are returned unchanged. */
export function hideSecretsInBody(body: string): string {
  try {
    const value = JSON.parse(body);
    const replaced = JSON.stringify(replaceSecrets(value, (text) => text));
    return replaced === JSON.stringify(value) ? body : replaced;
  } catch {
    return body;
  }
}

/** Returns the body of a GraphQL request without passwords and tokens, also in its document. */
export function hideSecretsInOperation(body: string): string {
  const { query, ...others } = JSON.parse(body) as { query: string };
  const document = query.replace(secretInDocument, `$1"${hidden}"`);
  return hideSecretsInBody(JSON.stringify({ ...others, query: document }));
}

/** Returns a query string with its parameters in alphabetical order, without passwords and tokens. */
export function hideSecretsInQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) {
    if (secretKey.test(name)) parameters.set(name, hidden);
  }
  parameters.sort();
  return parameters.toString();
}
