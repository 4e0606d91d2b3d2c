/** Returns whether two values have the same content. Compares arrays and plain objects by their elements. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => isSame(a[name], b[name]));
}

/**
 * Returns the properties of `after` that differ from `before`. Objects up to `depth` levels are compared by their properties, so
 * that they contain only the changed ones. Deeper objects and arrays are returned as a whole.
 */
export function pickChanges<Input extends object>(
  before: Input,
  after: Input,
  depth = 1,
): Partial<Input> {
  const names = Object.keys(after) as (keyof Input)[];
  const changedNames = names.filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(
    changedNames.map((name) => {
      const [previous, next] = [before[name], after[name]];
      const isCompared = depth > 1 && isPlainObject(previous) && isPlainObject(next);
      return [name, isCompared ? pickChanges(previous, next, depth - 1) : next];
    }),
  ) as Partial<Input>;
}

/** Returns a copy in which all texts have no surrounding whitespace. The fields in `verbatim` are not changed. */
export function trimValues<Values extends object>(
  values: Values,
  verbatim: readonly (keyof Values)[] = [],
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      verbatim.includes(name as keyof Values) ? value : trim(value),
    ]),
  ) as Values;
}

function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trim);
  return isPlainObject(value) ? trimValues(value) : value;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
