/** Decodes base64. Returns an empty text if it is invalid. */
export function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
