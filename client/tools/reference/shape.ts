import { type OpenApi, resolveReference, type Schema } from './openapi.ts';
import { texts } from './texts.ts';

/** The structure of a schema, for `ShapeTree`. */
export interface Shape {
  /** The name of the property. Empty for the root. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  /** The values of an enum or a constant. Strings have no quotes. */
  allowedValues: string[];
  /** The default value as JSON. */
  defaultValue?: string;
  children: Shape[];
}

/** Returns a schema with resolved references and merged `allOf`. */
export function resolve(document: OpenApi, schema: Schema): Schema {
  const { $ref, allOf, ...ownProperties } = schema;
  const referenced = $ref ? resolve(document, resolveReference<Schema>(document, { $ref })) : {};
  const parts = [
    referenced,
    ...(allOf ?? []).map((part) => resolve(document, part)),
    ownProperties,
  ];
  return {
    ...Object.assign({}, ...parts),
    ...(parts.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required }) => required ?? []),
    }),
  };
}

/** Returns the alternatives of a schema. */
function listOptions({ oneOf, anyOf }: Schema): Schema[] {
  return oneOf ?? anyOf ?? [];
}

function parseReferenceName({ $ref }: Schema) {
  return $ref?.split('/').at(-1);
}

/** Returns the name of a type, such as `string or null`, `array of Task` or `integer (int32)`. */
export function formatType(document: OpenApi, schema: Schema): string {
  const { type, format, items, ...rest } = resolve(document, schema);
  const name = parseReferenceName(schema);
  const options = listOptions(rest);
  if (items) {
    const nullable = Array.isArray(type) && type.includes('null') ? ' or null' : '';
    return `array of ${formatType(document, items)}${nullable}`;
  }
  if (name) return name;
  if (options.length > 0) {
    return options.map((option) => formatType(document, option)).join(' or ');
  }
  const types = [type ?? (rest.properties ? 'object' : rest.enum ? 'string' : 'any')].flat();
  const text = types.join(' or ');
  return format ? `${text} (${format})` : text;
}

/** Returns the structure of a schema. A recursive type is not expanded again. */
export function createShape(
  document: OpenApi,
  schema: Schema,
  name = '',
  isRequired = false,
  ancestors: readonly string[] = [],
): Shape {
  const reference = parseReferenceName(schema);
  const isRecursive = reference !== undefined && ancestors.includes(reference);
  const path = reference ? [...ancestors, reference] : ancestors;
  const resolved = resolve(document, schema);
  const valueSchema = resolve(document, resolved.items ?? resolved);
  const allowedValues = valueSchema.enum ?? ('const' in valueSchema ? [valueSchema.const] : []);

  return {
    name,
    type: formatType(document, schema),
    isRequired,
    description: [resolved.description, isRecursive && texts.recursive].filter(Boolean).join(' '),
    allowedValues: allowedValues.map((value) =>
      value && typeof value === 'string' ? value : JSON.stringify(value),
    ),
    defaultValue: resolved.default === undefined ? undefined : JSON.stringify(resolved.default),
    children: isRecursive ? [] : listChildren(document, resolved, path),
  };
}

function listChildren(document: OpenApi, schema: Schema, path: readonly string[]): Shape[] {
  if (schema.items) return createShape(document, schema.items, '', true, path).children;
  const options = listOptions(schema)
    .map((option, index) => createShape(document, option, texts.option(index + 1), false, path))
    .filter(({ children }) => children.length > 0);
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) =>
    createShape(document, value, key, schema.required?.includes(key) ?? false, path),
  );
  const additional = schema.additionalProperties;
  if (additional && typeof additional === 'object' && Object.keys(additional).length > 0) {
    properties.push(createShape(document, additional, texts.otherProperties, false, path));
  }
  return [...options, ...properties];
}
