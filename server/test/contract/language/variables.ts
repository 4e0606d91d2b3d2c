import { absent, isEqual, toList } from './values.ts';

/** The error of a case that needs a variable that no earlier response has set. */
export class UnsetVariableError extends Error {}

export type Variables = Map<string, unknown>;

function readVariable(variables: Variables, name: string): unknown {
  if (!variables.has(name)) throw new UnsetVariableError(`The variable ${name} is not set.`);
  return variables.get(name);
}

/** Replaces each `${name}` in a value. A text that is only `${name}` becomes the value of the variable. */
export function fillVariables<T>(variables: Variables, value: T): T;
export function fillVariables(variables: Variables, value: unknown): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\$\{(\w+)\}$/.exec(value) ?? [];
    if (name) return readVariable(variables, name);
    return value.replace(/\$\{(\w+)\}/g, (_, variableName: string) => {
      const variable = readVariable(variables, variableName);
      return typeof variable === 'string' ? variable : JSON.stringify(variable);
    });
  }
  if (Array.isArray(value)) return value.map((item) => fillVariables(variables, item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillVariables(variables, item)]),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the type of a captured value depends on the response.
type Value = any;

const compareAscending = (a: Value, b: Value) => (a < b ? -1 : Number(a > b));

/** The steps that compute another value from a captured value. */
const steps: Record<string, (value: Value, ...args: number[]) => Value> = {
  first: (value) => toList(value)[0],
  last: (value) => toList(value).at(-1),
  min: (value) => toList(value).toSorted(compareAscending)[0],
  max: (value) => toList(value).toSorted(compareAscending).at(-1),
  count: (value) => toList(value).length,
  sum: (value: number[]) => value.reduce((sum, number) => sum + number, 0),
  sort: (value: unknown[]) => value.toSorted(compareAscending),
  string: String,
  keys: Object.keys,
  upper: (value: string) => value.toUpperCase(),
  /** Returns the longest word. */
  word: (value: string) =>
    (value.match(/[A-Za-z]+/g) ?? []).toSorted((a, b) => b.length - a.length)[0],
  plus: (value: number, number = 0) => value + number,
  minus: (value: number, number = 0) => value - number,
  at: (value, index) => value.at(index),
  slice: (value, start, end) => value.slice(start, end),
};

/** Applies steps such as `plus:1`. Returns `absent` if a step finds no value. */
export function applySteps(value: unknown, expressions: string[] = []): unknown {
  let result = value;
  for (const expression of expressions) {
    const [name = '', ...args] = expression.split(':');
    const step = steps[name];
    if (!step)
      throw new Error(`Unknown step "${expression}". Add it to the steps in variables.ts.`);
    result = step(result, ...args.map(Number));
    if (result === undefined) return absent;
  }
  return result;
}

/** Returns the items of a list without the excluded items. */
export const exclude = (list: unknown, excluded: unknown[]) =>
  toList(list).filter((item) => !excluded.some((excludedItem) => isEqual(item, excludedItem)));
