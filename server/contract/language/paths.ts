import { absent, isEqual, isObject } from './values.ts';

type Select = (value: unknown) => unknown[];

interface Segment {
  pattern: RegExp;
  /** Whether the path returns a list, however many values it finds. */
  isMany: boolean;
  create: (match: RegExpExecArray) => Select;
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

const selectKey =
  (key = ''): Select =>
  (value) =>
    isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];

/** Follows a key of an item, such as `user.id`. */
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
  const matches = (found: unknown) => {
    if (operator === '>') return Number(found) > Number(expected);
    return isEqual(found, expected) === (operator === '=');
  };
  return (value) => listOf(value).filter((item) => matches(readKeys(item, keys)));
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
        listOf(value)
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
        listOf(value).slice(toIndex(start), toIndex(end)),
  },
  {
    pattern: /^\[\?([\w.]+)(!=|=|>)((?:"(?:[^"\\]|\\.)*"|[^\]])*)\]/,
    isMany: true,
    create: selectItems,
  },
];

/** Returns what a path finds: a list for a path of many values, otherwise one value or `absent`. */
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
