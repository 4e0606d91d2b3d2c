/** `How secure is my password?` as the words of an address: `how-secure-is-my-password`. */
export function createSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
