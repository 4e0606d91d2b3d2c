/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(first: string, second: string): boolean {
  let difference = first.length ^ second.length;
  for (let index = 0; index < first.length; index += 1) {
    difference |= first.charCodeAt(index) ^ second.charCodeAt(index);
  }
  return difference === 0;
}
