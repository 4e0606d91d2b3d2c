import { hideNamed } from '../values/secrets.ts';

/** The number of characters after which a text is shortened. */
const maxLength = 1_000;

/** Returns a copy of plain data without a schema, with secrets hidden by their names, and with long texts shortened. */
export const hideSecrets = (value: unknown) => shortenTexts(hideNamed(value));

/** Returns a copy of plain data with long texts shortened. */
export function shortenTexts(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value);
  if (Array.isArray(value)) return value.map(shortenTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shortenTexts(inner)]),
  );
}

const shorten = (text: string) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength)}… (${text.length} characters)`;
