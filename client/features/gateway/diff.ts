export interface ChangedField {
  /** The path of the field, such as `assignee.fullName`. Empty for a value that has no fields. */
  name: string;
  before: string;
  after: string;
}

/** The maximum number of characters of a value. Longer texts are cut off. */
const maxTextLength = 400;

/** Returns the fields that differ between two versions of a row or value, with the values as texts. */
export function getChangedFields(before: unknown, after: unknown, name = ''): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  // All fields of an added or removed row are listed. An inner object that is added or removed is one field.
  const [old, next] = name === '' ? [before ?? {}, after ?? {}] : [before, after];
  if (!isObject(old) || !isObject(next)) {
    return [{ name, before: formatValue(before), after: formatValue(after) }];
  }
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);

  return [...names].flatMap((innerName) =>
    getChangedFields(
      old[innerName],
      next[innerName],
      name === '' ? innerName : `${name}.${innerName}`,
    ),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
