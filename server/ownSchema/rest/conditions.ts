import { readPath } from './restRow.ts';

export type Test = (row: unknown) => boolean;

/** Returns whether a value is equal to the text of a query string, or to a value of a JSON condition. */
export function equals(value: unknown, operand: unknown): boolean {
  if (value === undefined) return false;
  if (value === null) return operand === null || operand === 'null';
  if (typeof value === 'object') return false;
  return String(value) === String(operand);
}

/** Returns -1, 0 or 1, or `undefined` for values that have no order. Numbers are compared as numbers. */
export function compare(value: unknown, operand: unknown): number | undefined {
  if (value === null || value === undefined || typeof value === 'object') return undefined;
  const isNumeric = typeof value === 'number' || (isNumericText(value) && isNumericText(operand));
  const [a, b] = isNumeric ? [Number(value), Number(operand)] : [String(value), String(operand)];
  if (typeof b === 'number' && Number.isNaN(b)) return undefined;
  return a < b ? -1 : Number(a > b);
}

const isNumericText = (value: unknown) => /^-?\d+(\.\d+)?$/.test(String(value));

const matchText =
  (test: (text: string, part: string) => boolean) => (value: unknown, operand: unknown) =>
    typeof value === 'string' && test(value.toLowerCase(), String(operand).toLowerCase());

const toList = (operand: unknown): unknown[] =>
  Array.isArray(operand)
    ? operand
    : String(operand)
        .split(',')
        .map((part) => part.trim());

/** The operators of json-server 1.0. */
export const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  eq: equals,
  ne: (value, operand) => !equals(value, operand),
  lt: (value, operand) => compare(value, operand) === -1,
  lte: (value, operand) => [-1, 0].includes(compare(value, operand) ?? 2),
  gt: (value, operand) => compare(value, operand) === 1,
  gte: (value, operand) => [1, 0].includes(compare(value, operand) ?? 2),
  in: (value, operand) => toList(operand).some((item) => equals(value, item)),
  contains: matchText((text, part) => text.includes(part)),
  startsWith: matchText((text, part) => text.startsWith(part)),
  endsWith: matchText((text, part) => text.endsWith(part)),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates the test of a condition such as `{ "or": [{ "reads": { "gt": 500 } }, { "byline": { "name": { "lt": "J" } } }] }`. */
export function createWhereTest(condition: unknown, path = ''): Test {
  if (!isObject(condition)) return () => true;
  const tests = Object.entries(condition).map(([name, operand]): Test => {
    if ((name === 'or' || name === 'and') && Array.isArray(operand)) {
      const inner = operand.map((item) => createWhereTest(item, path));
      return name === 'or'
        ? (row) => inner.some((test) => test(row))
        : (row) => inner.every((test) => test(row));
    }
    const operator = operators[name];
    if (operator && path !== '') return (row) => operator(readPath(row, path), operand);
    const next = path === '' ? name : `${path}.${name}`;
    return isObject(operand)
      ? createWhereTest(operand, next)
      : (row) => equals(readPath(row, next), operand);
  });
  return (row) => tests.every((test) => test(row));
}
