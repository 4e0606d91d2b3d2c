const quote = 34;
const backslash = 92;
const openingBrackets = new Set([91, 123]);
const closingBrackets = new Set([93, 125]);

/**
 * Returns whether the JSON in a text is nested deeper than allowed. Functions that call themselves for each level, such as
 * `JSON.stringify`, overflow the stack after some thousand levels.
 */
export function isDeeperThan(text: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString && code === backslash) index += 1;
    else if (code === quote) isInString = !isInString;
    else if (isInString) continue;
    else if (openingBrackets.has(code)) depth += 1;
    else if (closingBrackets.has(code)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
