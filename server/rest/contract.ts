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

/**
 * Creates JSON Schemas of requests and responses. Named types and fragments become `components`.
 */
export function createContract() {
  const components: Record<string, JsonSchema> = {};

  function named(name: string, write: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(components, name)) {
      components[name] = {};
      components[name] = write();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function leaf(type: unknown): JsonSchema {
    if (!isEnumType(type)) return scalars[(type as { name: string }).name] ?? {};
    return named(type.name, () => ({
      type: 'string',
      enum: [...getSpelling(type).spellings.values()],
      ...describeField(type),
    }));
  }

  function input(type: GraphQLInputType): JsonSchema {
    const present = getNullableType(type);
    if (isListType(present)) return { type: 'array', items: input(present.ofType) };
    if (!isInputObjectType(present)) return leaf(present);

    return named(present.name, () => {
      const fields = Object.values(present.getFields());
      return {
        type: 'object',
        ...describeField(present),
        properties: Object.fromEntries(
          fields.map((field) => [
            field.name,
            {
              ...input(field.type),
              ...describeInput(field),
            },
          ]),
        ),
        ...required(
          fields.filter(
            ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
          ),
          ({ name }) => name,
        ),
      };
    });
  }

  function reply(selection: Selected[]): JsonSchema {
    return {
      type: 'object',
      properties: Object.fromEntries(
        selection.map((selected) => [
          selected.key,
          { ...output(selected.type, selected), ...describeField(selected) },
        ]),
      ),
      ...required(
        selection.filter(({ isOptional }) => !isOptional),
        ({ key }) => key,
      ),
    };
  }

  function output(type: GraphQLOutputType, selected: Selected): JsonSchema {
    const { children, fragment, isOptional } = selected;
    const present = getNullableType(type);
    const schema = isListType(present)
      ? { type: 'array', items: output(present.ofType, { ...selected, isOptional: false }) }
      : fragment
        ? named(fragment.replace(/Body$/, ''), () => reply(children))
        : children.length > 0
          ? reply(children)
          : leaf(present);

    return isNonNullType(type) || isOptional ? schema : orNull(schema);
  }

  return { components, input, output, reply };
}

/** Returns the description and the default of an input in the schema. */
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

function toSpelling(type: unknown, value: unknown): unknown {
  return isEnumType(type)
    ? getSpelling(type).spellings.get(type.serialize(value) as string)
    : value;
}

function describeField({ description }: { description?: string | null }) {
  return description ? { description } : {};
}

function required<T>(items: readonly T[], nameOf: (item: T) => string) {
  return items.length > 0 ? { required: items.map(nameOf) } : {};
}

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return schema.$ref ? { anyOf: [schema, { type: 'null' }] } : schema;
}
