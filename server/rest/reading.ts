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
export type Reader = (input: unknown, field: string) => unknown;

/**
 * Returns a reader of JSON values. JSON has types, so an empty text is a value, and an unknown enum
 * value is an error.
 */
export function createBodyReader(type: GraphQLInputType): Reader {
  const read = createPresentReader(getNullableType(type), createBodyReader, readEnumStrictly);
  return isNonNullType(type) ? required(read) : optional(read);
}

/**
 * Returns a reader of query strings. Empty values are treated as absent, and unknown enum values
 * are dropped. A list with unknown values only is an empty list: `tag=nope` matches no tag.
 */
export function createQueryReader(type: GraphQLInputType, isEmptyWhenBlank = false): Reader {
  const nullable = getNullableType(type);
  const read = isListType(nullable)
    ? createTextListReader(nullable.ofType, isEmptyWhenBlank)
    : createTextReader(
        createPresentReader(nullable, createBodyReader, readEnumLeniently),
        canBeBlank(nullable),
      );
  return isNonNullType(type) ? required(read) : read;
}

function required(read: Reader): Reader {
  return (input, field) => {
    const value = input === null ? undefined : read(input, field);
    if (value === undefined) throw badInput(field, 'is missing.');
    return value;
  };
}

/** `null` is treated like an absent value: neither changes a row. */
function optional(read: Reader): Reader {
  return (input, field) => (input === null ? undefined : read(input, field));
}

function createTextReader(read: Reader, isBlankAccepted: boolean): Reader {
  return (input, field) => {
    const text = Array.isArray(input) ? input[0] : input;
    if (text === undefined || text === null || (text === '' && !isBlankAccepted)) return undefined;
    return read(text, field);
  };
}

function createTextListReader(itemType: GraphQLInputType, isEmptyWhenBlank: boolean): Reader {
  const item = createPresentReader(getNullableType(itemType), createBodyReader, readEnumLeniently);
  const isBlankAccepted = canBeBlank(getNullableType(itemType));

  return (input, field) => {
    if (input === undefined || input === null) return undefined;
    const texts = [input]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? text.split(',') : text));
    if (!isBlankAccepted && texts.every((text) => text === ''))
      return isEmptyWhenBlank ? [] : undefined;
    return texts.map((text) => item(text, field)).filter((value) => value !== undefined);
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
      return [name, defaultValue === undefined ? read : orDefault(read, defaultValue)] as const;
    });
    return createObjectReader(fields);
  }
  if (isEnumType(type)) return readEnum(getSpelling(type));
  return createLeafReader(type as GraphQLScalarType);
}

function createListReader(item: Reader): Reader {
  return (input, field) => {
    if (input === undefined) return undefined;
    const items = Array.isArray(input) ? input : [input];
    return items.map((one, index) => item(one, `${field}[${index}]`));
  };
}

/** Wraps a reader of an input: for a field that is left out, it returns the default of the SDL. */
function orDefault(read: Reader, value: unknown): Reader {
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
      const own = Object.hasOwn(input as object, name) ? input[name as never] : undefined;
      const value = read(own, `${field}.${name}`);
      if (value !== undefined) object[name] = value;
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

const numbers = new Map([
  ['Int', 'a whole number'],
  ['Float', 'a number'],
]);

function createLeafReader(type: GraphQLScalarType): Reader {
  const number = numbers.get(type.name);
  const expected = number ?? { Boolean: 'true or false', String: 'text' }[type.name];

  return (input, field) => {
    if (input === undefined) return undefined;
    try {
      return type.parseValue(typeof input === 'string' ? fromText(input, type.name) : input);
    } catch (error) {
      const message = expected
        ? `must be ${expected}, not ${describeValue(input)}.`
        : (error as Error).message;
      throw badInput(field, message);
    }
  };
}

/** Numbers and flags may come as text, in a body as well as in a query string. */
function fromText(text: string, type: string): unknown {
  if (numbers.has(type)) return text.trim() === '' ? text : Number(text);
  if (type === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
