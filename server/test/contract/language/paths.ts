import { absent, isEqual, isObject } from './values.ts';

/** Returns the values that a segment of a path selects from a value. */
type Selector = (value: unknown) => unknown[];

interface Segment {
  pattern: RegExp;
  /** Whether a path with this segment returns a list, even for a single value. */
  isList: boolean;
  createSelector: (match: RegExpExecArray) => Selector;
}

const getArray = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

const createKeySelector =
  (key = ''): Selector =>
  (value) =>
    isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];

/** Returns the value of a nested key of an item, such as `user.id`. */
const readNestedKey = (item: unknown, keys: string) =>
  keys.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), item);

function parseLiteral(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function createFilter([, keys = '', operator, literal]: RegExpExecArray): Selector {
  const expected = parseLiteral(literal);
  const matches = (value: unknown) => {
    if (operator === '>') return Number(value) > Number(expected);
    return isEqual(value, expected) === (operator === '=');
  };
  return (value) => getArray(value).filter((item) => matches(readNestedKey(item, keys)));
}

const toIndex = (text: string | undefined) => (text ? Number(text) : undefined);

const segments: Segment[] = [
  { pattern: /^\.([\w-]+)/, isList: false, createSelector: ([, key]) => createKeySelector(key) },
  {
    pattern: /^\[\*\]/,
    isList: true,
    createSelector: () => (value) => (isObject(value) ? Object.values(value) : []),
  },
  {
    pattern: /^\[(-?\d+)\]/,
    isList: false,
    createSelector:
      ([, index]) =>
      (value) =>
        getArray(value)
          .slice(Number(index))
          .slice(0, 1)
          .filter((item) => item !== undefined),
  },
  {
    pattern: /^\[(-?\d*):(-?\d*)\]/,
    isList: true,
    createSelector:
      ([, start, end]) =>
      (value) =>
        getArray(value).slice(toIndex(start), toIndex(end)),
  },
  {
    pattern: /^\[\?([\w.]+)(!=|=|>)((?:"(?:[^"\\]|\\.)*"|[^\]])*)\]/,
    isList: true,
    createSelector: createFilter,
  },
];

/** Returns the value at a path, or `absent`. Returns a list if a segment of the path can select several values. */
export function resolvePath(root: unknown, path: string): unknown {
  let values = [root];
  let isList = false;
  let rest = path.replace(/^\$/, '');
  while (rest !== '') {
    const segment = segments.find(({ pattern }) => pattern.test(rest));
    const match = segment?.pattern.exec(rest);
    if (!segment || !match) throw new Error(`Unknown path "${path}" at "${rest}"`);
    values = values.flatMap(segment.createSelector(match));
    isList ||= segment.isList;
    rest = rest.slice(match[0].length);
  }
  if (isList) return values;
  return values.length > 0 ? values[0] : absent;
}
