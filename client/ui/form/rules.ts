// The rules that several forms apply before they send a request. The server has the same rules.

export const isBlank = (text: string | null) => (text ?? '').trim() === '';

/** Returns whether a text contains no whitespace. */
export const isWord = (text: string) => !/\s/.test(text.trim());

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** Returns whether a text is an email address whose domain has a dot. */
export const isEmailWithDomain = (text: string) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text.trim());

export const isPhone = (text: string) => /^[\d\s()+\-./]*$/.test(text) && text.length <= 40;
