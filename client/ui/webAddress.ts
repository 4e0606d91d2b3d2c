/** The pattern of a web address in a text. A punctuation mark at the end belongs to the sentence. */
export const webAddressPattern = String.raw`(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?')\]]`;

/** Adds the scheme to a web address without one. */
export const toHref = (text: string) => (text.startsWith('www.') ? `https://${text}` : text);
