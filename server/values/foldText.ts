/**
 * Returns the form of a text in which searches, filters and checks of unique names compare texts. Texts that differ only in
 * upper and lower case, in the width of their characters or in their Unicode normalization have the same form.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      // Letters such as ß and ς have the same upper case as other letters.
      .toUpperCase()
      .toLowerCase()
      // The lower case of İ has a second dot. The lower case of Σ is ς at the end of a word.
      .replaceAll('i\u0307', 'i')
      .replaceAll('ς', 'σ')
      .normalize('NFKC')
  );
}

/** Returns the position in `text` of the first occurrence of `q`, compared in the folded form, or -1. */
export function indexOfFolded(text: string, q: string): number {
  const foldedIndex = foldText(text).indexOf(foldText(q));
  let index = 0;
  let foldedLength = 0;
  for (const character of text) {
    if (foldedLength >= foldedIndex) break;
    foldedLength += foldText(character).length;
    index += character.length;
  }
  return foldedIndex === -1 ? -1 : index;
}

/** Most texts are ASCII, for which the other steps take time and change nothing. */
function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
