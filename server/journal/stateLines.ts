/** Keys from the root to a value. */
type Path = (string | number)[];

/** Objects and arrays down to this depth are divided into lines. A chunk of rows is one level below. */
const depth = 5;

/**
 * Divides a plain value into lines of JSON, each `[path, value]`. The lines are created one by one. A state of a million
 * rows as one string would block the process, and exceed the maximum length of a string. Objects that are identical in
 * `base` are omitted.
 */
export function* writeStateLines(
  value: unknown,
  base?: unknown,
  path: Path = [],
): Generator<string> {
  if (value === base) return;
  const items = toEntries(value);
  const baseItems = toEntries(base);
  const isWhole =
    path.length === depth ||
    items.size === 0 ||
    [...baseItems.keys()].some((key) => !items.has(key));
  if (isWhole) yield JSON.stringify([path, value]);
  else
    for (const [key, item] of items)
      yield* writeStateLines(item, baseItems.get(key), [...path, key]);
}

/** Returns the items of an object or array by their keys; none for other values. */
function toEntries(value: unknown): Map<string | number, unknown> {
  if (typeof value !== 'object' || value === null) return new Map();
  const items: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  return new Map([...items].filter(([, item]) => item !== undefined));
}

/** Restores a value from its lines, with the same `base` as `writeStateLines`. */
export async function readStateLines(
  lines: AsyncIterable<string>,
  base?: unknown,
): Promise<unknown> {
  const root: Container = { value: base };
  /** Objects and arrays that do not belong to the base. Those of the base are copied before they are changed. */
  const ownObjects = new Set<unknown>([root]);

  function ensureOwnItem(container: Container, key: string | number, isList: boolean): Container {
    const item = container[key];
    if (ownObjects.has(item)) return item as Container;
    const copy =
      item === undefined
        ? isList
          ? []
          : {}
        : Array.isArray(item)
          ? [...item]
          : { ...(item as object) };
    container[key] = copy;
    ownObjects.add(copy);
    return copy as Container;
  }

  for await (const line of lines) {
    const [path, value] = JSON.parse(line) as [Path, unknown];
    const places: Path = ['value', ...path];
    const last = places.pop() ?? '';
    let container = root;
    for (const [index, key] of places.entries()) {
      container = ensureOwnItem(container, key, typeof (places[index + 1] ?? last) === 'number');
    }
    container[last] = value;
  }
  return root.value;
}

type Container = Record<string | number, unknown>;
