import { absent, isEqual, isObject } from './values.ts';

type Select = (value: unknown) => unknown[];

interface Segment {
  pattern: RegExp;
  /** Whether the path returns a list, even if it finds one value. */
  isMany: boolean;
  create: (match: RegExpExecArray) => Select;
}

const getArray = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

const selectKey =
  (key = ''): Select =>
  (value) =>
    isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];

/** Returns the value of a nested key of an item, such as `user.id`. */
const readKeys = (item: unknown, keys: string) =>
  keys.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), item);

function parseLiteral(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function selectItems([, keys = '', operator, literal]: RegExpExecArray): Select {
  const expected = parseLiteral(literal);
  const matches = (value: unknown) => {
    if (operator === '>') return Number(value) > Number(expected);
    return isEqual(value, expected) === (operator === '=');
  };
  return (value) => getArray(value).filter((item) => matches(readKeys(item, keys)));
}

const toIndex = (text: string | undefined) => (text ? Number(text) : undefined);

const segments: Segment[] = [
  { pattern: /^\.([\w-]+)/, isMany: false, create: ([, key]) => selectKey(key) },
  {
    pattern: /^\[\*\]/,
    isMany: true,
    create: () => (value) => (isObject(value) ? Object.values(value) : []),
  },
  {
    pattern: /^\[(-?\d+)\]/,
    isMany: false,
    create:
      ([, index]) =>
      (value) =>
        getArray(value)
          .slice(Number(index))
          .slice(0, 1)
          .filter((item) => item !== undefined),
  },
  {
    pattern: /^\[(-?\d*):(-?\d*)\]/,
    isMany: true,
    create:
      ([, start, end]) =>
      (value) =>
        getArray(value).slice(toIndex(start), toIndex(end)),
  },
  {
    pattern: /^\[\?([\w.]+)(!=|=|>)((?:"(?:[^"\\]|\\.)*"|[^\]])*)\]/,
    isMany: true,
    create: selectItems,
  },
];

/** Returns the value that a path finds, or `absent`. Returns a list for a path that can find several values. */
export function resolvePath(root: unknown, path: string): unknown {
  let values = [root];
  let isMany = false;
  let rest = path.replace(/^\$/, '');
  while (rest !== '') {
    const segment = segments.find(({ pattern }) => pattern.test(rest));
    const match = segment?.pattern.exec(rest);
    if (!segment || !match) throw new Error(`Unknown path ${path} at ${rest}`);
    values = values.flatMap(segment.create(match));
    isMany ||= segment.isMany;
    rest = rest.slice(match[0].length);
  }
  if (isMany) return values;
  return values.length > 0 ? values[0] : absent;
}
