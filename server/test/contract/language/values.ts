import { isDeepStrictEqual } from 'node:util';

/** The value of a path that finds nothing, and of an empty body. */
export const absent = Symbol('absent');

export const isEqual = (a: unknown, b: unknown) => isDeepStrictEqual(a, b);

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

export const isDate = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') &&
  value !== '' &&
  !Number.isNaN(new Date(value).getTime());

/** Parses `/pattern/flags`. */
export function parsePattern(text: string): RegExp {
  const [, pattern = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return new RegExp(pattern, flags);
}

/** Formats a value for a message, with at most 160 characters. */
export function formatValue(value: unknown): string {
  const text = value === absent ? 'absent' : (JSON.stringify(value) ?? String(value));
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}
