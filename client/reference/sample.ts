import type { OpenApi, Schema } from './openapi.ts';
import { resolve } from './shape.ts';

const blank: Record<string, unknown> = {
  string: '',
  integer: 1,
  number: 1,
  boolean: false,
  null: null,
};

const formats: Record<string, string> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T09:00:00.000Z',
  email: 'name@marlow.example',
};

/**
 * Returns a value that matches a schema: its example or default, else the simplest value. Optional
 * keys without an example or default are left out, so that a sample does not clear fields.
 */
export function createSample(document: OpenApi, schema: Schema, depth = 0): unknown {
  const found = resolve(document, schema);
  const given = [found.example, found.examples?.[0], found.default, found.const, found.enum?.[0]];
  const value = given.find((candidate) => candidate !== undefined);
  if (value !== undefined) return value;
  if (found.items) return depth > 4 ? [] : [createSample(document, found.items, depth + 1)];

  const choice = found.oneOf?.[0] ?? found.anyOf?.[0];
  if (choice) return createSample(document, choice, depth + 1);
  if (found.properties) {
    if (depth > 4) return {};
    const isNeeded = ([key, property]: [string, Schema]) => {
      const { example, examples, default: fallback } = resolve(document, property);
      return found.required?.includes(key) || (example ?? examples ?? fallback) !== undefined;
    };
    const entries = Object.entries(found.properties).filter(isNeeded);
    return Object.fromEntries(
      entries.map(([key, property]) => [key, createSample(document, property, depth + 1)]),
    );
  }
  const type = [found.type ?? 'string'].flat()[0] ?? 'string';
  if (type === 'object') return {};
  if (type === 'array') return [];
  return formats[found.format ?? ''] ?? blank[type];
}
