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
  /** The maximum length of a string without `@length`. */
  stringLength: 10_000,
  /** The maximum depth of a JSON value. */
  jsonDepth: 32,
  /**
   * The maximum number of characters in the keys and strings of a JSON value, with one more for
   * each value.
   */
  jsonSize: 100_000,
};

/** Throws `BAD_USER_INPUT` for a value beyond its limits. `path` names the value. */
type Check = (value: unknown, path: string) => void;

/**
 * Returns a function that checks the arguments of a field, or `undefined` if none of them has a limit. It runs
 * for every call of a root field, so that what is stored can always be read. `prefix` begins the paths in its errors.
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

/** `objectChecks` contains the checks of input objects, which may contain themselves. */
function createCheck(
  schema: GraphQLSchema,
  input: GraphQLArgument | GraphQLInputField,
  objectChecks: Map<string, Check>,
): Check | undefined {
  const directive = schema.getDirective('length');
  const values = directive && input.astNode && getDirectiveValues(directive, input.astNode);
  const givenLength = values?.max as number | undefined;

  function createTypeCheck(type: GraphQLInputType): Check | undefined {
    if (isNonNullType(type)) return createTypeCheck(type.ofType);
    if (isListType(type)) return createListCheck(createTypeCheck(type.ofType));
    if (isInputObjectType(type)) return createObjectCheck(type);
    if (type.name === 'String' || type.name === 'DateTime') {
      return createStringCheck(givenLength ?? argumentLimits.stringLength);
    }
    return type.name === 'JSON'
      ? createJsonCheck(givenLength ?? argumentLimits.jsonSize)
      : undefined;
  }

  function createObjectCheck(type: Extract<GraphQLInputType, { getFields: unknown }>): Check {
    const existing = objectChecks.get(type.name);
    if (existing) return existing;
    let checks: (readonly [name: string, check: Check])[] = [];
    const check: Check = (value, path) => {
      for (const [name, checkField] of checks) {
        const own = (value as Record<string, unknown>)[name];
        if (own !== undefined && own !== null) checkField(own, `${path}.${name}`);
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
  };

const createJsonCheck =
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
