// The rules that several forms apply before they send a request. The server has the same rules.

export const isBlank = (text: string | null) => (text ?? '').trim() === '';

/** Returns whether a text contains no whitespace. */
export const isWord = (text: string) => !/\s/.test(text.trim());

const emailPattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@.,;:<>()[\]"\\\p{C}]+(\.[^\s@.,;:<>()[\]"\\\p{C}]+)+$/u;

/** Returns whether a text is an email address, whose domain has a dot. */
export const isEmail = (text: string) =>
  text.trim().length <= 254 && emailPattern.test(text.trim());

export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text.trim());

export const isPhone = (text: string) => /^[\d\s()+\-./]*$/.test(text) && text.length <= 40;
