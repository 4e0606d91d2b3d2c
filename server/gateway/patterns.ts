import { badInput } from '../errors.ts';

/** The limits of a pattern that a client chooses. */
const patternLimits = { length: 500, stars: 20 };

/** Throws `BAD_USER_INPUT` for a pattern above the limits. `field` is its path in the message. */
export function checkPattern(pattern: string, field: string): void {
  if (pattern.length > patternLimits.length) {
    throw badInput(field, `must have at most ${patternLimits.length} characters.`);
  }
  if (pattern.split('*').length - 1 > patternLimits.stars) {
    throw badInput(field, `must have at most ${patternLimits.stars} stars.`);
  }
}

/**
 * Creates a function that returns whether a text matches a pattern, in which `*` matches any characters. The number of
 * compared characters grows linearly with the pattern and the text, because the parts between the stars are searched
 * from left to right, and no character of the text is searched for twice. `onStep` counts the comparisons in tests.
 */
export function createMatcher(
  pattern: string,
  onStep: () => void = () => undefined,
): (text: string) => boolean {
  if (!pattern.includes('*')) return (text) => text === pattern;
  const parts = pattern.split('*');
  const prefix = parts[0] ?? '';
  const suffix = parts.at(-1) ?? '';
  const searches = parts
    .slice(1, -1)
    .filter((part) => part !== '')
    .map((part) => createSearch(part, onStep));

  return (text) => {
    const end = text.length - suffix.length;
    if (end < prefix.length || !text.startsWith(prefix) || !text.endsWith(suffix)) return false;
    let position = prefix.length;
    for (const findEnd of searches) {
      position = findEnd(text, position);
      if (position === -1 || position > end) return false;
    }
    return true;
  };
}

/**
 * Creates a function that returns the end of the first occurrence of a part from a position on, or -1. It uses the
 * algorithm of Knuth, Morris and Pratt: after a mismatch, the search continues without going back in the text.
 */
function createSearch(part: string, onStep: () => void) {
  const borders = computeBorders(part, onStep);

  return (text: string, start: number): number => {
    let matched = 0;
    for (let position = start; position < text.length; position += 1) {
      while (matched > 0 && text[position] !== part[matched]) {
        onStep();
        matched = borders[matched - 1] ?? 0;
      }
      onStep();
      if (text[position] === part[matched]) matched += 1;
      if (matched === part.length) return position + 1;
    }
    return -1;
  };
}

/** Returns for each beginning of a text the length of its longest proper beginning that is also its end. */
function computeBorders(text: string, onStep: () => void): number[] {
  const borders = [0];
  let length = 0;
  for (let index = 1; index < text.length; index += 1) {
    while (length > 0 && text[index] !== text[length]) {
      onStep();
      length = borders[length - 1] ?? 0;
    }
    onStep();
    if (text[index] === text[length]) length += 1;
    borders.push(length);
  }
  return borders;
}
