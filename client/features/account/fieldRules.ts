// The rules of the server. The forms apply them before they send a request.

export const isBlank = (text: string) => text.trim() === '';

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** Returns whether a text contains no whitespace. */
export const isWord = (text: string) => !/\s/.test(text.trim());

export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text.trim());

/** Returns the digits of a phone number with its country code. Returns 0 for an empty text, null for an invalid number. */
export function parsePhone(text: string): number | null {
  if (isBlank(text)) return 0;
  const digits = text.replace(/[\s()+\-./]/g, '').replace(/^00/, '');
  return /^[1-9]\d{4,14}$/.test(digits) ? Number(digits) : null;
}
