import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { badInput } from '../errors.ts';
import { isTime } from '../values/times.ts';

/** The limits of argument values. `schema/base.graphql` documents them. */
export const argumentLimits = {
  /** The maximum length of a string without `@length`. */
  stringLength: 10_000,
  /** The maximum depth of a JSON value. */
  jsonDepth: 32,
  /**
   * The maximum size of a JSON value: the number of characters in its keys and strings, plus one for each value in
   * it.
   */
  jsonSize: 100_000,
};

/** Throws `BAD_USER_INPUT` for a value that exceeds a limit. The message contains `path`. */
type Check = (value: unknown, path: string) => void;

/**
 * Creates a function that checks the arguments of a field. Returns `undefined` if no argument has a limit. All calls of
 * root fields are checked, so that everything that is stored can be read again. The paths in errors start with `prefix`.
 */
export function createArgumentCheck(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, never>,
  prefix = '',
) {
  const checks = field.args.flatMap((argument) => {
    const check = createCheck(schema, argument, new Map());
    return check ? [[argument.name, check] as const] : [];
  });
  if (checks.length === 0) return undefined;

  return (args: Record<string, unknown>) => {
    for (const [name, check] of checks) {
      if (args[name] !== undefined && args[name] !== null) check(args[name], prefix + name);
    }
  };
}

/** Creates the check of an argument. `objectChecks` caches the checks of input types, which may be recursive. */
function createCheck(
  schema: GraphQLSchema,
  input: GraphQLArgument | GraphQLInputField,
  objectChecks: Map<string, Check>,
): Check | undefined {
  const directive = schema.getDirective('length');
  const values = directive && input.astNode && getDirectiveValues(directive, input.astNode);
  const maxLength = values?.max as number | undefined;

  function createTypeCheck(type: GraphQLInputType): Check | undefined {
    if (isNonNullType(type)) return createTypeCheck(type.ofType);
    if (isListType(type)) return createListCheck(createTypeCheck(type.ofType));
    if (isInputObjectType(type)) return createObjectCheck(type);
    if (type.name === 'DateTime') return checkTime;
    if (type.name === 'String') {
      return createStringCheck(maxLength ?? argumentLimits.stringLength);
    }
    return type.name === 'JSON' ? createJsonCheck(maxLength ?? argumentLimits.jsonSize) : undefined;
  }

  function createObjectCheck(type: Extract<GraphQLInputType, { getFields: unknown }>): Check {
    const existing = objectChecks.get(type.name);
    if (existing) return existing;
    let checks: (readonly [name: string, check: Check])[] = [];
    const check: Check = (value, path) => {
      for (const [name, checkField] of checks) {
        const fieldValue = (value as Record<string, unknown>)[name];
        if (fieldValue !== undefined && fieldValue !== null)
          checkField(fieldValue, `${path}.${name}`);
      }
    };
    objectChecks.set(type.name, check);
    checks = Object.values(type.getFields()).flatMap((field) => {
      const checkField = createCheck(schema, field, objectChecks);
      return checkField ? [[field.name, checkField] as const] : [];
    });
    return check;
  }

  return createTypeCheck(input.type);
}

function createListCheck(check: Check | undefined): Check | undefined {
  return (
    check &&
    ((list, path) => {
      for (const [index, item] of (list as unknown[]).entries()) {
        if (item !== undefined && item !== null) check(item, `${path}.${index}`);
      }
    })
  );
}

const createStringCheck =
  (maxLength: number): Check =>
  (value, path) => {
    const { length } = value as string;
    if (length > maxLength) {
      throw badInput(path, `must have at most ${maxLength} characters, not ${length}.`);
    }
    checkUnicode(value as string, path);
  };

/** Half of a surrogate pair. With the flag u, whole pairs are other characters. */
const halfPair = /\p{Surrogate}/u;

/** Throws for half of a surrogate pair, such as `\ud800`: in UTF-8, it would become a replacement character. */
function checkUnicode(text: string, path: string) {
  if (halfPair.test(text)) throw badInput(path, 'must not contain half of a surrogate pair.');
}

/** Throws for a time whose year has another number of digits in UTC, as in `9999-12-31T23:59:59-01:00`. */
const checkTime: Check = (value, path) => {
  if (!isTime(value)) throw badInput(path, 'must be in the years 0 to 9999 (UTC).');
};

const createJsonCheck =
  (maxSize: number): Check =>
  (value, path) =>
    checkJson(value, path, maxSize);

/** Throws if a JSON value is too deep or too large. Recursion would overflow the stack. */
export function checkJson(value: unknown, path: string, maxSize: number) {
  const { jsonDepth } = argumentLimits;
  let size = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > jsonDepth) {
      throw badInput(path, `must have at most ${jsonDepth} lists or objects inside of each other.`);
    }
    const next: unknown[] = [];
    for (const item of level) {
      size += typeof item === 'string' ? item.length + 1 : 1;
      if (typeof item === 'string') checkUnicode(item, path);
      // JSON reads 1e400 as infinite, and cannot write it.
      if (typeof item === 'number' && !Number.isFinite(item)) {
        throw badInput(path, 'must not contain a number that is too large.');
      }
      if (typeof item !== 'object' || item === null) continue;
      for (const [key, inner] of Object.entries(item)) {
        if (!Array.isArray(item)) size += key.length;
        checkUnicode(key, path);
        next.push(inner);
      }
    }
    if (size > maxSize) {
      throw badInput(path, `must have at most ${maxSize} characters of keys and strings.`);
    }
    level = next;
  }
}
