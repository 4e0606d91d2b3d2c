import { foldText } from '../../values/foldText.ts';
import { foldName } from '../schema/names.ts';

type Compare = (value: unknown, operand: unknown) => boolean;

const toComparable = (value: unknown): number | string => {
  if (typeof value === 'number') return value;
  const text = String(value ?? '');
  if (/^\d{4}-\d\d-\d\d/.test(text)) return Date.parse(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** Returns whether two values are equal. Ids can be texts or numbers, and times can have different spellings. */
export const isEqual = (value: unknown, operand: unknown): boolean =>
  value === operand ||
  (value !== null &&
    value !== undefined &&
    operand !== null &&
    operand !== undefined &&
    (String(value) === String(operand) ||
      (isTimeText(value) && isTimeText(operand) && Date.parse(value) === Date.parse(operand))));

const isTimeText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

const matchText =
  (test: (text: string, part: string) => boolean): Compare =>
  (value, operand) =>
    [value]
      .flat()
      .some((item) => test(foldText(String(item ?? '')), foldText(String(operand ?? ''))));

/** Returns whether a value, or one of a list of values, is one of the allowed values. */
export const isIn: Compare = (value, operand) =>
  [operand].flat().some((item) => [value].flat().some((one) => isEqual(one, item)));

const compareOrder =
  (test: (order: number) => boolean): Compare =>
  (value, operand) => {
    if (value === null || value === undefined) return false;
    const [a, b] = [toComparable(value), toComparable(operand)];
    return a < b ? test(-1) : test(a > b ? 1 : 0);
  };

const not =
  (compare: Compare): Compare =>
  (value, operand) =>
    !compare(value, operand);

const isGreater = compareOrder((order) => order > 0);
const isAtLeast = compareOrder((order) => order >= 0);
const isLess = compareOrder((order) => order < 0);
const isAtMost = compareOrder((order) => order <= 0);
const contains = matchText((text, part) => text.includes(part));
const startsWith = matchText((text, part) => text.startsWith(part));
const endsWith = matchText((text, part) => text.endsWith(part));
/** Returns whether a text has the form of a pattern of SQL, in which `%` is any text and `_` any character. */
const isLike = matchText((text, pattern) => {
  if (!/[%_]/.test(pattern)) return text.includes(pattern);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${source.replaceAll('%', '.*').replaceAll('_', '.')}$`, 's').test(text);
});
const isNull: Compare = (value, operand) => (value === null || value === undefined) === operand;

/** The operators of filters, by name without separators. */
const operators: Record<string, Compare> = {
  eq: isIn,
  equals: isIn,
  equalto: isIn,
  is: isIn,
  ne: not(isIn),
  neq: not(isIn),
  not: not(isIn),
  in: isIn,
  oneof: isIn,
  nin: not(isIn),
  notin: not(isIn),
  gt: isGreater,
  greaterthan: isGreater,
  after: isGreater,
  gte: isAtLeast,
  ge: isAtLeast,
  min: isAtLeast,
  from: isAtLeast,
  since: isAtLeast,
  lt: isLess,
  lessthan: isLess,
  before: isLess,
  lte: isAtMost,
  le: isAtMost,
  max: isAtMost,
  to: isAtMost,
  until: isAtMost,
  contains,
  notcontains: not(contains),
  like: isLike,
  ilike: isLike,
  notlike: not(isLike),
  nlike: not(isLike),
  nilike: not(isLike),
  startswith: startsWith,
  notstartswith: not(startsWith),
  endswith: endsWith,
  notendswith: not(endsWith),
  null: isNull,
  isnull: isNull,
  exists: not(isNull),
};
const ignoringCase = /(ignorecase|ignorecaseandaccent|insensitive)$/;

/** Returns the operator with a name such as `notIn`, `_gte` or `containsIgnoreCase`. */
export const findOperator = (name: string): Compare | undefined => {
  const folded = foldName(name).replace(ignoringCase, '');
  return Object.hasOwn(operators, folded) ? operators[folded] : undefined;
};
