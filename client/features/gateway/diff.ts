export interface ChangedField {
  /** Empty for a value that has no fields. */
  name: string;
  before: string;
  after: string;
}

/** Longer texts are cut off. */
const mostShown = 400;

/** Returns the fields that differ between two contents of a row, as texts, such as `title` and `assignee.fullName`. */
export function changedFields(before: unknown, after: unknown, name = ''): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  // A row that is added or removed has all its fields. An inner object is one field then.
  const [old, next] = name === '' ? [before ?? {}, after ?? {}] : [before, after];
  if (!isRow(old) || !isRow(next)) {
    return [{ name, before: textOf(before), after: textOf(after) }];
  }
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);

  return [...names].flatMap((inner) =>
    changedFields(old[inner], next[inner], name === '' ? inner : `${name}.${inner}`),
  );
}

const isRow = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
