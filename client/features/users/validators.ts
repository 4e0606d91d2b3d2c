// The server has the same rules. The client checks them before the request.

export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

export const isPhone = (text: string) => /^[\d\s()+\-./]*$/.test(text) && text.length <= 40;

export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text.trim());

export const isBlank = (text: string | null) => (text ?? '').trim() === '';
