/** Converts a text to a part of an address: `How secure is my password?` to `how-secure-is-my-password`. */
export function createSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
