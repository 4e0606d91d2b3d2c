export interface ChangedField {
  /** Empty for a value that has no fields. */
  name: string;
  before: string;
  after: string;
}

/** Longer texts are cut off. */
const mostShown = 400;

/** Returns the fields that differ between two contents of a row, as texts. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  if (!isRow(before ?? after) || !isRow(after ?? before)) {
    return textOf(before) === textOf(after)
      ? []
      : [{ name: '', before: textOf(before), after: textOf(after) }];
  }
  const old: Record<string, unknown> = Object(before);
  const next: Record<string, unknown> = Object(after);
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);

  return [...names]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]))
    .map((name) => ({ name, before: textOf(old[name]), after: textOf(next[name]) }));
}

const isRow = (content: unknown) =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
