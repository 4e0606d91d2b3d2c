/** Parses an id in a URL: a number from 1 to 999999999. Returns undefined for any other text. */
export function parseId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
