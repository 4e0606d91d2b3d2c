const secretKey = /password|token|secret/i;
/** Characters of a text that are shown. */
const shownLength = 1_000;

/** Returns a copy of plain data without passwords and tokens, and with long texts shortened. */
export function hideSecrets(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value);
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) && typeof inner === 'string' ? '•••' : hideSecrets(inner),
    ]),
  );
}

const shorten = (text: string) =>
  text.length <= shownLength ? text : `${text.slice(0, shownLength)}… (${text.length} characters)`;
