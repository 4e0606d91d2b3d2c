/** Replaces a secret value. */
export const hidden = '•••';

const secretKey = /password|token|secret|authorization|api.?key|card.?number|cvv|cvc/i;

/** Returns whether the name of a value without a schema says that the value is secret. */
export const isSecretKey = (key: string) => secretKey.test(key);

/** Hides a value, except for null, which shows that a value is missing. */
export const hide = (value: unknown) => (value === null || value === undefined ? value : hidden);

/** Hides the secrets in a value without a schema by its name and the names in it. */
export const hideByName = (name: string, value: unknown): unknown =>
  isSecretKey(name) && (typeof value === 'string' || typeof value === 'number')
    ? hidden
    : hideNamed(value);

/** Returns a copy of plain data in which texts and numbers with the name of a secret are hidden. */
export function hideNamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideNamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, hideByName(name, inner)]),
  );
}
