import { type OpenApi, resolveReference, type Schema } from './openapi.ts';
import { texts } from './texts.ts';

/** A schema in a readable form. */
export interface Shape {
  /** Empty for the root. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  /** The allowed values. Texts have no quotes. */
  allowed: string[];
  /** The default as JSON. */
  fallback?: string;
  children: Shape[];
}

const plain: Record<string, string> = { integer: 'whole number', string: 'text' };

/** Merges `allOf` and resolves references. */
export function resolve(document: OpenApi, schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const found = $ref ? resolve(document, resolveReference<Schema>(document, { $ref })) : {};
  const parts = [found, ...(allOf ?? []).map((part) => resolve(document, part)), own];
  return {
    ...Object.assign({}, ...parts),
    ...(parts.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required }) => required ?? []),
    }),
  };
}

function listChoices({ oneOf, anyOf }: Schema): Schema[] {
  return oneOf ?? anyOf ?? [];
}

function parseReferenceName({ $ref }: Schema) {
  return $ref?.split('/').at(-1);
}

/** Returns a short name: `text or null`, `list of Task`, `whole number (int32)`. */
export function formatType(document: OpenApi, schema: Schema): string {
  const { type, format, items, ...rest } = resolve(document, schema);
  const name = parseReferenceName(schema);
  const choices = listChoices(rest);
  if (items) {
    const nullable = Array.isArray(type) && type.includes('null') ? ' or null' : '';
    return `list of ${formatType(document, items)}${nullable}`;
  }
  if (name) return name;
  if (choices.length) return choices.map((choice) => formatType(document, choice)).join(' or ');
  const types = [type ?? (rest.properties ? 'object' : rest.enum ? 'string' : 'anything')].flat();
  const words = types.map((word) => plain[word] ?? word).join(' or ');
  return format ? `${words} (${format})` : words;
}

/** Returns the tree of a schema. Recursive types are not expanded again. */
export function createShape(
  document: OpenApi,
  schema: Schema,
  name = '',
  isRequired = false,
  inside: readonly string[] = [],
): Shape {
  const reference = parseReferenceName(schema);
  const isLoop = reference !== undefined && inside.includes(reference);
  const path = reference ? [...inside, reference] : inside;
  const resolved = resolve(document, schema);
  const valueSchema = resolve(document, resolved.items ?? resolved);
  const allowed = valueSchema.enum ?? ('const' in valueSchema ? [valueSchema.const] : []);

  return {
    name,
    type: formatType(document, schema),
    isRequired,
    description: [resolved.description, isLoop && texts.loop].filter(Boolean).join(' '),
    allowed: allowed.map((value) =>
      value && typeof value === 'string' ? value : JSON.stringify(value),
    ),
    fallback: resolved.default === undefined ? undefined : JSON.stringify(resolved.default),
    children: isLoop ? [] : listChildren(document, resolved, path),
  };
}

function listChildren(document: OpenApi, schema: Schema, path: readonly string[]): Shape[] {
  if (schema.items) return createShape(document, schema.items, '', true, path).children;
  const choices = listChoices(schema)
    .map((choice, index) => createShape(document, choice, texts.option(index + 1), false, path))
    .filter(({ children }) => children.length > 0);
  const own = Object.entries(schema.properties ?? {}).map(([key, value]) =>
    createShape(document, value, key, schema.required?.includes(key) ?? false, path),
  );
  const others = schema.additionalProperties;
  if (others && typeof others === 'object' && Object.keys(others).length > 0) {
    own.push(createShape(document, others, texts.otherKeys, false, path));
  }
  return [...choices, ...own];
}
