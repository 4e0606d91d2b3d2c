/** Returns the id in a part of an address; undefined if it is not a number from 1 to 999999999. */
export function parseId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
