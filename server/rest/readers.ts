import {
  type GraphQLInputType,
  type GraphQLScalarType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { badInput } from '../errors.ts';
import { describeValue } from '../values/describeValue.ts';
import { getSpelling } from './spelling.ts';

/**
 * Converts a REST value to a GraphQL value, like the coercion of graphql-js, including the defaults
 * of input objects. Returns undefined for an absent value. Throws `BAD_USER_INPUT` with the field
 * for an invalid one.
 */
type Reader = (input: unknown, field: string) => unknown;

/**
 * Creates a reader of JSON values. JSON has types, so that an empty string is a value, and an unknown enum value is an
 * error.
 */
export function createBodyReader(type: GraphQLInputType): Reader {
  const read = createPresentReader(getNullableType(type), createBodyReader, readEnumStrictly);
  return isNonNullType(type) ? requireValue(read) : treatNullAsAbsent(read);
}

/**
 * Creates a reader of query parameters. Empty values are treated as absent. Unknown enum values are dropped, as the contract
 * requires, unless `isStrict` is set. A list that contains only unknown values becomes an empty list: `tag=nope` matches no tag.
 */
export function createQueryReader(
  type: GraphQLInputType,
  { isEmptyWhenBlank = false, isStrict = false } = {},
): Reader {
  const readEnum = isStrict ? readEnumStrictly : readEnumLeniently;
  const nullable = getNullableType(type);
  const read = isListType(nullable)
    ? createTextListReader(nullable.ofType, isEmptyWhenBlank)
    : createTextReader(
        createPresentReader(nullable, createBodyReader, readEnum),
        canBeBlank(nullable),
      );
  return isNonNullType(type) ? requireValue(read) : read;
}

function requireValue(read: Reader): Reader {
  return (input, field) => {
    const value = input === null ? undefined : read(input, field);
    if (value === undefined) throw badInput(field, 'is missing.');
    return value;
  };
}

/** Wraps a reader so that `null` is treated like an absent value. Neither of them changes a row. */
function treatNullAsAbsent(read: Reader): Reader {
  return (input, field) => (input === null ? undefined : read(input, field));
}

function createTextReader(read: Reader, isBlankAccepted: boolean): Reader {
  return (input, field) => {
    const texts = [...new Set([input].flat())];
    if (texts.length > 1) throw badInput(field, 'must have one value.');
    const [text] = texts;
    if (text === undefined || text === null || (text === '' && !isBlankAccepted)) return undefined;
    return read(text, field);
  };
}

function createTextListReader(itemType: GraphQLInputType, isEmptyWhenBlank: boolean): Reader {
  const readItem = createPresentReader(
    getNullableType(itemType),
    createBodyReader,
    readEnumLeniently,
  );
  const isBlankAccepted = canBeBlank(getNullableType(itemType));

  return (input, field) => {
    if (input === undefined || input === null) return undefined;
    const texts = [input]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? text.split(',') : text));
    if (!isBlankAccepted && texts.every((text) => text === ''))
      return isEmptyWhenBlank ? [] : undefined;
    return texts.map((text) => readItem(text, field)).filter((value) => value !== undefined);
  };
}

function canBeBlank(type: unknown): boolean {
  return isEnumType(type) && getSpelling(type).read('') !== undefined;
}

type CreateReader = (type: GraphQLInputType) => Reader;
type EnumReader = (spelling: ReturnType<typeof getSpelling>) => Reader;

function createPresentReader(
  type: GraphQLInputType,
  createReader: CreateReader,
  readEnum: EnumReader,
): Reader {
  if (isListType(type)) return createListReader(createReader(type.ofType));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type, defaultValue }) => {
      const read = createReader(defaultValue === undefined ? type : getNullableType(type));
      return [name, defaultValue === undefined ? read : addDefault(read, defaultValue)] as const;
    });
    const read = createObjectReader(fields);
    return type.isOneOf ? requireOneField(read, Object.keys(type.getFields())) : read;
  }
  if (isEnumType(type)) return readEnum(getSpelling(type));
  return createLeafReader(type as GraphQLScalarType);
}

function createListReader(readItem: Reader): Reader {
  return (input, field) => {
    if (input === undefined) return undefined;
    const items = Array.isArray(input) ? input : [input];
    return items.map((item, index) => readItem(item, `${field}[${index}]`));
  };
}

/** Wraps a reader so that it returns the default value of the SDL for an absent field. */
function addDefault(read: Reader, value: unknown): Reader {
  return (input, field) => read(input, field) ?? value;
}

function createObjectReader(fields: (readonly [name: string, read: Reader])[]): Reader {
  return (input, field) => {
    if (input === undefined) return undefined;
    if (input === null || typeof input !== 'object' || Array.isArray(input)) {
      throw badInput(field, `must be an object, not ${describeValue(input)}.`);
    }

    const object: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const fieldInput = Object.hasOwn(input as object, name) ? input[name as never] : undefined;
      const value = read(fieldInput, `${field}.${name}`);
      if (value !== undefined) object[name] = value;
    }
    return object;
  };
}

/** Wraps the reader of an input object with `@oneOf`. */
function requireOneField(read: Reader, names: string[]): Reader {
  return (input, field) => {
    const object = read(input, field);
    if (object !== undefined && Object.keys(object as object).length !== 1) {
      throw badInput(field, `must have exactly one of ${names.join(', ')}.`);
    }
    return object;
  };
}

function readEnumLeniently({ read }: ReturnType<typeof getSpelling>): Reader {
  return (input) => read(String(input));
}

function readEnumStrictly({ read, spellings }: ReturnType<typeof getSpelling>): Reader {
  return (input, field) => {
    if (input === undefined) return undefined;
    const value = typeof input === 'string' ? read(input) : undefined;
    if (value) return value;
    throw badInput(
      field,
      `must be one of ${[...spellings.values()].join(', ')}, not ${describeValue(input)}.`,
    );
  };
}

const numberTypes = new Map([
  ['Int', 'a whole number'],
  ['Float', 'a number'],
]);

function createLeafReader(type: GraphQLScalarType): Reader {
  const number = numberTypes.get(type.name);
  const expected = number ?? { Boolean: 'true or false', String: 'text' }[type.name];

  return (input, field) => {
    if (input === undefined) return undefined;
    try {
      return type.parseValue(typeof input === 'string' ? parseText(input, type.name) : input);
    } catch (error) {
      const message = expected
        ? `must be ${expected}, not ${describeValue(input)}.`
        : (error as Error).message;
      throw badInput(field, message);
    }
  };
}

/** Numbers as JSON writes them: not ` 7`, `+7`, `007`, `0x7` or, as an integer, `7.0` and `7e0`. */
const numberFormats: Record<string, RegExp> = {
  Int: /^(0|-?[1-9]\d*)$/,
  Float: /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/,
};

/** Parses numbers and booleans, which can be strings in a body as well as in a query string. */
function parseText(text: string, type: string): unknown {
  const format = numberFormats[type];
  if (format) return format.test(text) ? Number(text) : text;
  if (type === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
