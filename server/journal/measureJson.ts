/** Returns the approximate number of characters of a value as JSON, without writing it. */
export function measureJson(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let length = 8;
  for (const item of Object.values(value)) length += measureJson(item);
  return length;
}
