/** Returns the form of a text in which searches compare texts. */
export const foldText = (text: string): string => text.toLowerCase();
