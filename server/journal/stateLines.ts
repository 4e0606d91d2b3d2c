/** Keys from the root to a value. */
type Path = (string | number)[];

/** Objects and arrays down to this depth are divided into lines. A chunk of rows is one level below. */
const depth = 5;

/**
 * Divides a plain value into lines of JSON, each `[path, value]`. The lines are made one by one: the state of a
 * million rows is written without blocking the process, and without a text that is too long for a string.
 */
export function* writeStateLines(value: unknown, path: Path = []): Generator<string> {
  const isContainer = typeof value === 'object' && value !== null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isContainer
      ? Object.entries(value)
      : [];
  if (path.length === depth || entries.length === 0) {
    if (value !== undefined) yield JSON.stringify([path, value]);
    return;
  }
  for (const [key, item] of entries) yield* writeStateLines(item, [...path, key]);
}

/** Returns the value that lines were made of. */
export async function readStateLines(lines: AsyncIterable<string>): Promise<unknown> {
  const root: Record<string, unknown> = {};
  for await (const line of lines) {
    const [path, value] = JSON.parse(line) as [Path, unknown];
    put(root, ['value', ...path], value);
  }
  return root.value;
}

/** Puts a value in its place, and creates the objects and arrays above it. */
function put(root: object, path: Path, value: unknown) {
  let container = root as Record<string | number, unknown>;
  for (const [index, key] of path.slice(0, -1).entries()) {
    container[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    container = container[key] as typeof container;
  }
  container[path.at(-1) ?? ''] = value;
}
