/** The gateway's rules, so that a form can tell before it asks. */
export const isBlank = (text: string) => text.trim() === '';

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

export const isWord = (text: string) => !/\s/.test(text.trim());

export const isSite = (text: string) =>
  /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text.trim());

/** The digits of a phone number with its country code; 0 for none, null for what is no number. */
export function phoneOf(text: string): number | null {
  if (isBlank(text)) return 0;
  const digits = text.replace(/[\s()+\-./]/g, '').replace(/^00/, '');
  return /^[1-9]\d{4,14}$/.test(digits) ? Number(digits) : null;
}
