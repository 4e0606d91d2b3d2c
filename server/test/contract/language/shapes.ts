import { formatValue, isDate, isObject, parsePattern } from './values.ts';

export type Shape = string | Shape[] | { [key: string]: unknown };

interface ShapeOptions {
  /** The shapes that `@name` refers to. */
  shapes: Record<string, Shape>;
  /** Whether objects may have keys that the shape does not contain. */
  isOpen?: boolean;
}

const typeChecks: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  int: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  any: (value) => value !== undefined,
  date: isDate,
};

function matchesText(value: unknown, shape: string): boolean {
  if (shape.startsWith('=')) {
    return typeof value === 'string' && shape.slice(1).split('|').includes(value);
  }
  if (shape.startsWith('/')) return typeof value === 'string' && parsePattern(shape).test(value);
  const [, type, min, max] = /^(int|number):(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(shape) ?? [];
  const hasType = typeChecks[type ?? shape];
  if (!hasType) throw new Error(`Unknown shape ${shape}`);
  if (!type) return hasType(value);
  return hasType(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
}

/** Returns the differences between a value and a shape. `at` is the path of the value. */
export function findShapeErrors(
  value: unknown,
  shape: Shape,
  options: ShapeOptions,
  at = '$',
): string[] {
  const createErrors = (expected: string) => [
    `${at}: expected ${expected}, received ${formatValue(value)}`,
  ];

  if (typeof shape === 'string') {
    if (shape.startsWith('@')) {
      const namedShape = options.shapes[shape.slice(1)];
      if (namedShape === undefined) throw new Error(`Unknown shape ${shape}`);
      return findShapeErrors(value, namedShape, options, at);
    }
    return matchesText(value, shape) ? [] : createErrors(shape);
  }
  if (Array.isArray(shape)) return findListErrors(value, { $arr: shape[0] }, options, at);
  if ('$arr' in shape) return findListErrors(value, shape, options, at);
  if ('$or' in shape) {
    const isMatch = (shape.$or as Shape[]).some(
      (option) => findShapeErrors(value, option, options, at).length === 0,
    );
    return isMatch ? [] : createErrors(`one of ${formatValue(shape.$or)}`);
  }
  if (!isObject(value) || Array.isArray(value)) return createErrors('an object');
  if ('$map' in shape) {
    return Object.entries(value).flatMap(([key, item]) =>
      findShapeErrors(item, shape.$map as Shape, options, `${at}.${key}`),
    );
  }
  return findObjectErrors(value, shape as Record<string, Shape>, options, at);
}

function findListErrors(
  value: unknown,
  shape: Record<string, unknown>,
  options: ShapeOptions,
  at: string,
): string[] {
  if (!Array.isArray(value)) return [`${at}: expected a list, received ${formatValue(value)}`];
  const { $arr: item, len, min = len ?? 0, max = len ?? Number.POSITIVE_INFINITY } = shape;
  if (value.length < Number(min) || value.length > Number(max)) {
    return [`${at}: expected ${min} to ${max} items, received ${value.length}`];
  }
  return value.flatMap((element, index) =>
    findShapeErrors(element, item as Shape, options, `${at}[${index}]`),
  );
}

/** Compares the keys of an object. A key that ends with `?` may be absent. The key `...` allows other keys. */
function findObjectErrors(
  value: Record<string, unknown>,
  { '...': otherKeys, ...shape }: Record<string, Shape>,
  options: ShapeOptions,
  at: string,
): string[] {
  const isOpen = options.isOpen || otherKeys !== undefined;
  const keys = Object.keys(shape).map((key) => key.replace(/\?$/, ''));
  const unexpected = Object.keys(value).filter((key) => !isOpen && !keys.includes(key));

  return [
    ...unexpected.map((key) => `${at}: unexpected key ${key}`),
    ...Object.entries(shape).flatMap(([key, item]) => {
      const name = key.replace(/\?$/, '');
      if (Object.hasOwn(value, name)) {
        return findShapeErrors(value[name], item, options, `${at}.${name}`);
      }
      return key.endsWith('?') ? [] : [`${at}: the key ${name} is missing`];
    }),
  ];
}
