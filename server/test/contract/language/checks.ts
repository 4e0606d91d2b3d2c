import { resolvePath } from './paths.ts';
import { findShapeErrors, type Shape } from './shapes.ts';
import { absent, formatValue, isDate, isEqual, isObject, parsePattern, toList } from './values.ts';

/** A path or a value, and the operators that check the value. */
export interface Check {
  at?: string;
  value?: unknown;
  [operator: string]: unknown;
}

export interface CheckOptions {
  shapes: Record<string, Shape>;
  /** The time of the clock of the server, in milliseconds. */
  now: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of values and arguments depend on the operator.
type Argument = any;

/** Returns true if a value passes. Otherwise, returns the reason, or false if the value itself is the reason. */
type Operator = (value: Argument, argument: Argument, options: CheckOptions) => boolean | string;

const includes = (list: unknown[], value: unknown) => list.some((item) => isEqual(item, value));
const millisecondsPerDay = 86_400_000;

const getTypeName = (value: unknown) => {
  if (value === absent || value === undefined) return 'absent';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const hasType = (value: unknown, type: string) => {
  if (type === 'int') return Number.isInteger(value);
  return type === 'date' ? isDate(value) : getTypeName(value) === type;
};

function measureSize(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : Number.NaN;
}

function matchesShape(value: unknown, shape: Shape, options: CheckOptions, isOpen: boolean) {
  const errors = findShapeErrors(value, shape, { shapes: options.shapes, isOpen });
  return errors.length === 0 || errors.slice(0, 4).join('; ');
}

/** The compare functions of each type of key. A list is sorted if it is sorted by one of the functions. */
const compareFunctions: Record<string, ((a: Argument, b: Argument) => number)[]> = {
  number: [(a, b) => a - b],
  date: [(a, b) => new Date(a).getTime() - new Date(b).getTime()],
  // By code unit, ignoring case, or by language.
  text: [
    (a, b) => (a < b ? -1 : Number(a > b)),
    (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1),
    (a, b) => a.localeCompare(b),
  ],
};

const relations: Record<string, (a: Argument, b: Argument) => boolean> = {
  eq: isEqual,
  ne: (a, b) => !isEqual(a, b),
  endsWith: (a, b) => typeof a === 'string' && a.endsWith(String(b)),
  in: (a, b) => Array.isArray(b) && includes(b, a),
};

const operators: Record<string, Operator> = {
  type: (value, types: string) =>
    types.split('|').some((type) => hasType(value, type)) || `is ${getTypeName(value)}`,
  shape: (value, shape, options) => matchesShape(value, shape, options, false),
  has: (value, shape, options) => matchesShape(value, shape, options, true),
  eq: isEqual,
  ne: (value, other) => !isEqual(value, other),
  oneOf: (value, list) => includes(list, value),
  len(value, expected) {
    const size = measureSize(value);
    const { min = 0, max = Number.POSITIVE_INFINITY } =
      typeof expected === 'number' ? { min: expected, max: expected } : expected;
    return (size >= min && size <= max) || `has length ${size}`;
  },
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
  lt: (value, limit) => value < limit,
  lte: (value, limit) => value <= limit,
  match: (value, pattern) => typeof value === 'string' && parsePattern(pattern).test(value),
  every(value, check, options) {
    if (!Array.isArray(value)) return 'is not a list';
    const problems = value.flatMap((item, index) =>
      findProblems(item, check, options).map((problem) => `item ${index}: ${problem}`),
    );
    return problems.length === 0 || problems.slice(0, 4).join('; ');
  },
  sorted(value, { by = '$', dir = 'asc', as = 'number' }) {
    if (!Array.isArray(value)) return 'is not a list';
    const keys = value.map((item) => resolvePath(item, by));
    const sign = dir === 'asc' ? 1 : -1;
    return (compareFunctions[as] ?? []).some((compare) =>
      keys.every((key, index) => index === 0 || sign * compare(keys[index - 1], key) <= 0),
    );
  },
  unique(value, path) {
    const keys = toList(value).map((item) => JSON.stringify(resolvePath(item, path)));
    return new Set(keys).size === keys.length;
  },
  contains: (value, part) =>
    typeof value === 'string' ? value.includes(part) : includes(toList(value), part),
  notContains: (value, part) =>
    typeof value === 'string' ? !value.includes(part) : !includes(toList(value), part),
  subsetOf: (value, list) => toList(value).every((item) => includes(list, item)),
  sameSet: (value, list) =>
    toList(value).length === list.length &&
    toList(value).every((item) => includes(list, item)) &&
    list.every((item: unknown) => includes(toList(value), item)),
  disjoint: (value, list) => !toList(value).some((item) => includes(list, item)),
  startsWith: (value, list) =>
    list.every((item: unknown, index: number) => isEqual(value[index], item)),
  /** Returns whether one of the fields of each item contains the text, ignoring case. */
  anyTextHas: (value, { fields, q }) =>
    toList(value).every((item) =>
      fields
        .map((field: string) => resolvePath(item, field))
        .some((text: unknown) =>
          text === absent ? false : `${text}`.toLowerCase().includes(`${q}`.toLowerCase()),
        ),
    ),
  /** Compares the values of two paths. */
  rel(value, { a, op, b, prefix = '' }) {
    const right = resolvePath(value, b);
    return relations[op]?.(resolvePath(value, a), prefix ? prefix + String(right) : right) ?? false;
  },
  /** Returns whether the flag of each item is true exactly if the list contains the key of the item. */
  flagIn: (value, { flag, key, list }) =>
    toList(value).every((item: Argument) => item[flag] === includes(list, item[key])),
  daysAhead(value, { min, max }, { now }) {
    const days = (new Date(value).getTime() - now) / millisecondsPerDay;
    // The clock of the gateway can advance during the run.
    const tolerance = 1 / 24;
    return (
      (days >= min - tolerance && days <= max + tolerance) || `is ${days.toFixed(2)} days ahead`
    );
  },
  jwt(value, { life, payload = {} }) {
    const [, encoded = '', signature] = String(value).split('.');
    if (!signature) return 'is not a token of three parts';
    const claims = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return (
      (life === undefined || claims.exp - claims.iat === life) &&
      Object.entries(payload).every(([key, item]) => isEqual(claims[key], item))
    );
  },
};

/** Returns the problems of a value, for all operators of a check. */
export function findProblems(root: unknown, check: Check, options: CheckOptions): string[] {
  const { at = '$', note, ...rest } = check;
  const { value = resolvePath(root, at), ...operations } = rest;

  return Object.entries(operations).flatMap(([name, argument]) => {
    const operator = operators[name];
    if (!operator)
      throw new Error(`Unknown operator "${name}". Add it to the operators in checks.ts.`);
    const result = operator(value, argument, options);
    if (result === true) return [];
    const reason = result === false ? `received ${formatValue(value)}` : result;
    return [`${at}: ${name} ${formatValue(argument)}: ${reason}`];
  });
}
