/** Parses an id in a URL. Returns undefined unless it is a number from 1 to 999999999. */
export function parseId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
