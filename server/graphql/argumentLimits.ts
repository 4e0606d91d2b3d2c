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

/** Limits of values, which `schema/base.graphql` documents. */
export const argumentLimits = {
  /** Characters of a string without `@length`. */
  stringLength: 10_000,
  /** Lists and objects inside of each other in a JSON value. */
  jsonDepth: 32,
  /** Characters of all keys and strings of a JSON value, with one more for each value. */
  jsonSize: 100_000,
};

/** Throws `BAD_USER_INPUT` for a value beyond its limits. `path` names the value. */
type Check = (value: unknown, path: string) => void;

/**
 * Returns a function that checks the arguments of a field, or `undefined` if none of them has a limit. It runs
 * for every call of a root field, so that what is stored can always be read.
 */
export function createArgumentCheck(schema: GraphQLSchema, field: GraphQLField<unknown, never>) {
  const checks = field.args.flatMap((argument) => {
    const check = checkOf(schema, argument, new Map());
    return check ? [[argument.name, check] as const] : [];
  });
  if (checks.length === 0) return undefined;

  return (args: Record<string, unknown>) => {
    for (const [name, check] of checks) {
      if (args[name] !== undefined && args[name] !== null) check(args[name], name);
    }
  };
}

/** `known` contains the checks of input objects, which may contain themselves. */
function checkOf(
  schema: GraphQLSchema,
  input: GraphQLArgument | GraphQLInputField,
  known: Map<string, Check>,
): Check | undefined {
  const directive = schema.getDirective('length');
  const values = directive && input.astNode && getDirectiveValues(directive, input.astNode);
  const givenLength = values?.max as number | undefined;

  function ofType(type: GraphQLInputType): Check | undefined {
    if (isNonNullType(type)) return ofType(type.ofType);
    if (isListType(type)) return listCheck(ofType(type.ofType));
    if (isInputObjectType(type)) return ofObject(type);
    if (type.name === 'String' || type.name === 'DateTime') {
      return stringCheck(givenLength ?? argumentLimits.stringLength);
    }
    return type.name === 'JSON' ? jsonCheck(givenLength ?? argumentLimits.jsonSize) : undefined;
  }

  function ofObject(type: Extract<GraphQLInputType, { getFields: unknown }>): Check {
    const existing = known.get(type.name);
    if (existing) return existing;
    let checks: (readonly [name: string, check: Check])[] = [];
    const check: Check = (value, path) => {
      for (const [name, checkField] of checks) {
        const own = (value as Record<string, unknown>)[name];
        if (own !== undefined && own !== null) checkField(own, `${path}.${name}`);
      }
    };
    known.set(type.name, check);
    checks = Object.values(type.getFields()).flatMap((field) => {
      const checkField = checkOf(schema, field, known);
      return checkField ? [[field.name, checkField] as const] : [];
    });
    return check;
  }

  return ofType(input.type);
}

function listCheck(check: Check | undefined): Check | undefined {
  return (
    check &&
    ((list, path) => {
      for (const [index, item] of (list as unknown[]).entries()) {
        if (item !== undefined && item !== null) check(item, `${path}.${index}`);
      }
    })
  );
}

const stringCheck =
  (maxLength: number): Check =>
  (value, path) => {
    const { length } = value as string;
    if (length > maxLength) {
      throw badInput(path, `must have at most ${maxLength} characters, not ${length}.`);
    }
  };

const jsonCheck =
  (maxSize: number): Check =>
  (value, path) =>
    checkJson(value, path, maxSize);

/** Without recursion, which a deep value would exhaust. */
function checkJson(value: unknown, path: string, maxSize: number) {
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
      if (typeof item !== 'object' || item === null) continue;
      for (const [key, inner] of Object.entries(item)) {
        if (!Array.isArray(item)) size += key.length;
        next.push(inner);
      }
    }
    if (size > maxSize) {
      throw badInput(path, `must have at most ${maxSize} characters of keys and strings.`);
    }
    level = next;
  }
}
