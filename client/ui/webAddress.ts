/** Brackets in pairs, as in `https://x.example/Oak_(tree)`, belong to an address. */
const brackets = String.raw`\([^\s<>"()]*\)`;

/** The pattern of a web address in a text. A punctuation mark at the end belongs to the sentence. */
export const webAddressPattern = String.raw`(?:https?:\/\/|www\.)(?:${brackets}|[^\s<>"()])*(?:${brackets}|[^\s<>"().,;:!?'\]])`;

/** Adds the scheme to a web address without one. */
export const toHref = (text: string) => (text.startsWith('www.') ? `https://${text}` : text);
