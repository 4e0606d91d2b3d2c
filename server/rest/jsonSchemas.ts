import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Selected } from './selection.ts';
import { getSpelling } from './spelling.ts';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: string[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  default?: unknown;
}

const scalars: Record<string, JsonSchema> = {
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string' },
  Float: { type: 'number' },
  Int: { type: 'integer', format: 'int32' },
  JSON: {},
  String: { type: 'string' },
};

/** Creates the functions that return JSON Schemas. Named types and fragments become `components`. */
export function createJsonSchemas() {
  const components: Record<string, JsonSchema> = {};

  function createReference(name: string, create: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(components, name)) {
      components[name] = {};
      components[name] = create();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function createLeafSchema(type: unknown): JsonSchema {
    if (!isEnumType(type)) return scalars[(type as { name: string }).name] ?? {};
    return createReference(type.name, () => ({
      type: 'string',
      enum: [...getSpelling(type).spellings.values()],
      ...describeField(type),
    }));
  }

  function createInputSchema(type: GraphQLInputType): JsonSchema {
    const present = getNullableType(type);
    if (isListType(present)) return { type: 'array', items: createInputSchema(present.ofType) };
    if (!isInputObjectType(present)) return createLeafSchema(present);

    return createReference(present.name, () => {
      const fields = Object.values(present.getFields());
      return {
        type: 'object',
        ...describeField(present),
        properties: Object.fromEntries(
          fields.map((field) => [
            field.name,
            moveDefault({ ...createInputSchema(field.type), ...describeInput(field) }),
          ]),
        ),
        ...createRequired(
          fields.filter(
            ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
          ),
          ({ name }) => name,
        ),
      };
    });
  }

  function createReplySchema(selection: Selected[]): JsonSchema {
    return {
      type: 'object',
      properties: Object.fromEntries(
        selection.map((selected) => [
          selected.key,
          { ...createOutputSchema(selected.type, selected), ...describeField(selected) },
        ]),
      ),
      ...createRequired(
        selection.filter(({ isOptional }) => !isOptional),
        ({ key }) => key,
      ),
    };
  }

  function createOutputSchema(type: GraphQLOutputType, selected: Selected): JsonSchema {
    const { children, fragment, isOptional } = selected;
    const present = getNullableType(type);
    const schema = isListType(present)
      ? {
          type: 'array',
          items: createOutputSchema(present.ofType, { ...selected, isOptional: false }),
        }
      : fragment
        ? createReference(fragment.replace(/Body$/, ''), () => createReplySchema(children))
        : children.length > 0
          ? createReplySchema(children)
          : createLeafSchema(present);

    return isNonNullType(type) || isOptional ? schema : allowNull(schema);
  }

  return { components, createInputSchema, createOutputSchema, createReplySchema };
}

/** Returns the description and the default value of an argument or input field. */
export function describeInput({
  description,
  type,
  defaultValue,
}: GraphQLArgument | GraphQLInputField) {
  return {
    ...describeField({ description }),
    ...(defaultValue !== undefined && { default: toSpelling(getNullableType(type), defaultValue) }),
  };
}

/**
 * Moves the default of a property to its description. Generators of types make a property with a default required, because
 * they use the same type for the response.
 */
export function moveDefault({ default: value, ...schema }: JsonSchema): JsonSchema {
  if (value === undefined) return schema;
  const sentence = `The default is \`${JSON.stringify(value)}\`.`;
  return { ...schema, description: [schema.description, sentence].filter(Boolean).join(' ') };
}

function toSpelling(type: unknown, value: unknown): unknown {
  return isEnumType(type)
    ? getSpelling(type).spellings.get(type.serialize(value) as string)
    : value;
}

function describeField({ description }: { description?: string | null }) {
  return description ? { description } : {};
}

function createRequired<T>(items: readonly T[], getName: (item: T) => string) {
  return items.length > 0 ? { required: items.map(getName) } : {};
}

function allowNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return schema.$ref ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Returns the content of a JSON body. */
export function createContent(schema: JsonSchema | undefined, sample?: unknown) {
  const example = sample === undefined ? {} : { example: sample };
  return schema ? { content: { 'application/json': { schema, ...example } } } : {};
}
