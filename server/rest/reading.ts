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
import { spellingOf } from './spelling.ts';

/**
 * Reads what a REST client said as a GraphQL value, as graphql-js would coerce it, defaults within
 * objects included. Undefined: nothing was said.
 * Throws `BAD_USER_INPUT`, naming the field, for what cannot be read.
 */
export type Read = (said: unknown, field: string) => unknown;

/** JSON knows types, so a blank is a text, and a text no enum value has is refused. */
export function bodyReader(type: GraphQLInputType): Read {
  const read = presentReader(getNullableType(type), bodyReader, readEnumStrictly);
  return isNonNullType(type) ? required(read) : optional(read);
}

/**
 * A query string is text the way forms write it: a blank is no answer, and neither is a text that
 * no enum value has. A list keeps what it did hear: `tag=nope` asks for none of the tags.
 */
export function queryReader(type: GraphQLInputType, blankIsEmpty = false): Read {
  const nullable = getNullableType(type);
  const read = isListType(nullable)
    ? listOfTexts(nullable.ofType, blankIsEmpty)
    : oneText(presentReader(nullable, bodyReader, readEnumKindly), canBeBlank(nullable));
  return isNonNullType(type) ? required(read) : read;
}

function required(read: Read): Read {
  return (said, field) => {
    const value = said === null ? undefined : read(said, field);
    if (value === undefined) throw badInput(field, 'is missing.');
    return value;
  };
}

/** Null says as little as nothing: neither changes a row. */
function optional(read: Read): Read {
  return (said, field) => (said === null ? undefined : read(said, field));
}

function oneText(read: Read, isBlankHeard: boolean): Read {
  return (said, field) => {
    const text = Array.isArray(said) ? said[0] : said;
    if (text === undefined || text === null || (text === '' && !isBlankHeard)) return undefined;
    return read(text, field);
  };
}

function listOfTexts(itemType: GraphQLInputType, blankIsEmpty: boolean): Read {
  const item = presentReader(getNullableType(itemType), bodyReader, readEnumKindly);
  const isBlankHeard = canBeBlank(getNullableType(itemType));

  return (said, field) => {
    if (said === undefined || said === null) return undefined;
    const texts = [said]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? text.split(',') : text));
    if (!isBlankHeard && texts.every((text) => text === '')) return blankIsEmpty ? [] : undefined;
    return texts.map((text) => item(text, field)).filter((value) => value !== undefined);
  };
}

function canBeBlank(type: unknown): boolean {
  return isEnumType(type) && spellingOf(type).read('') !== undefined;
}

type ReaderOf = (type: GraphQLInputType) => Read;
type EnumReader = (spelling: ReturnType<typeof spellingOf>) => Read;

function presentReader(type: GraphQLInputType, readerOf: ReaderOf, readEnum: EnumReader): Read {
  if (isListType(type)) return listReader(readerOf(type.ofType));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type, defaultValue }) => {
      const read = readerOf(defaultValue === undefined ? type : getNullableType(type));
      return [name, defaultValue === undefined ? read : orDefault(read, defaultValue)] as const;
    });
    return objectReader(fields);
  }
  if (isEnumType(type)) return readEnum(spellingOf(type));
  return leafReader(type as GraphQLScalarType);
}

function listReader(item: Read): Read {
  return (said, field) => {
    if (said === undefined) return undefined;
    const items = Array.isArray(said) ? said : [said];
    return items.map((one, index) => item(one, `${field}[${index}]`));
  };
}

/** Wraps a reader of an input: for a field that is left out, it returns the default of the SDL. */
function orDefault(read: Read, value: unknown): Read {
  return (said, field) => read(said, field) ?? value;
}

function objectReader(fields: (readonly [name: string, read: Read])[]): Read {
  return (said, field) => {
    if (said === undefined) return undefined;
    if (said === null || typeof said !== 'object' || Array.isArray(said)) {
      throw badInput(field, `must be an object, not ${describeValue(said)}.`);
    }

    const object: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const own = Object.hasOwn(said as object, name) ? said[name as never] : undefined;
      const value = read(own, `${field}.${name}`);
      if (value !== undefined) object[name] = value;
    }
    return object;
  };
}

function readEnumKindly({ read }: ReturnType<typeof spellingOf>): Read {
  return (said) => read(String(said));
}

function readEnumStrictly({ read, written }: ReturnType<typeof spellingOf>): Read {
  return (said, field) => {
    if (said === undefined) return undefined;
    const value = typeof said === 'string' ? read(said) : undefined;
    if (value) return value;
    throw badInput(
      field,
      `must be one of ${[...written.values()].join(', ')}, not ${describeValue(said)}.`,
    );
  };
}

const numbers = new Map([
  ['Int', 'a whole number'],
  ['Float', 'a number'],
]);

function leafReader(type: GraphQLScalarType): Read {
  const number = numbers.get(type.name);
  const wanted = number ?? { Boolean: 'true or false', String: 'text' }[type.name];

  return (said, field) => {
    if (said === undefined) return undefined;
    try {
      return type.parseValue(typeof said === 'string' ? fromText(said, type.name) : said);
    } catch (error) {
      const message = wanted
        ? `must be ${wanted}, not ${describeValue(said)}.`
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
