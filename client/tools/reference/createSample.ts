import type { OpenApi, Schema } from './openapi.ts';
import { resolve } from './shape.ts';

/** The simplest value of each type. */
const simplestValues: Record<string, unknown> = {
  string: '',
  integer: 1,
  number: 1,
  boolean: false,
  null: null,
};

/** The sample value of each format. */
const valuesByFormat: Record<string, string> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T09:00:00.000Z',
  email: 'name@marlow.example',
};

/**
 * Returns a value that is valid for a schema: the example, the default, or else the simplest value. Optional properties
 * without an example or a default are omitted, so that a request with the sample does not clear fields.
 */
export function createSample(document: OpenApi, schema: Schema, depth = 0): unknown {
  const resolved = resolve(document, schema);
  const candidates = [
    resolved.example,
    resolved.examples?.[0],
    resolved.default,
    resolved.const,
    resolved.enum?.[0],
  ];
  const value = candidates.find((candidate) => candidate !== undefined);
  if (value !== undefined) return value;
  if (resolved.items) return depth > 4 ? [] : [createSample(document, resolved.items, depth + 1)];

  const firstOption = resolved.oneOf?.[0] ?? resolved.anyOf?.[0];
  if (firstOption) return createSample(document, firstOption, depth + 1);
  if (resolved.properties) {
    if (depth > 4) return {};
    const isIncluded = ([key, property]: [string, Schema]) => {
      const { example, examples, default: defaultValue } = resolve(document, property);
      return (
        resolved.required?.includes(key) || (example ?? examples ?? defaultValue) !== undefined
      );
    };
    const entries = Object.entries(resolved.properties).filter(isIncluded);
    return Object.fromEntries(
      entries.map(([key, property]) => [key, createSample(document, property, depth + 1)]),
    );
  }
  const type = [resolved.type ?? 'string'].flat()[0] ?? 'string';
  if (type === 'object') return {};
  if (type === 'array') return [];
  return valuesByFormat[resolved.format ?? ''] ?? simplestValues[type];
}
