import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import { createRandom } from '../values/random.ts';
import { createMatcher } from './patterns.ts';

const letters = fc.constantFrom('a', 'b', '/');
const texts = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(''));
const patterns = fc
  .array(fc.oneof({ weight: 2, arbitrary: letters }, { weight: 1, arbitrary: fc.constant('*') }), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));

/** Matches by definition: each star is tried with every length. */
function matchesByDefinition(pattern: string, text: string): boolean {
  let ends = new Set([0]);
  for (const character of pattern) {
    const next = new Set<number>();
    for (const end of ends) {
      if (character === '*')
        for (let later = end; later <= text.length; later += 1) next.add(later);
      else if (text[end] === character) next.add(end + 1);
    }
    ends = next;
  }
  return ends.has(text.length);
}

test('matches exactly the texts that the definition of a pattern matches', () => {
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      expect(createMatcher(pattern)(text)).toBe(matchesByDefinition(pattern, text));
    }),
    { numRuns: 5_000, seed: 1 },
  );
});

test('special characters of regular expressions have no meaning', () => {
  expect(createMatcher('GET /a.b/*?')('GET /axb/c?')).toBe(false);
  expect(createMatcher('GET /a.b/*(+)')('GET /a.b/x(+)')).toBe(true);
});

const countSteps = (pattern: string, text: string) => {
  let steps = 0;
  createMatcher(pattern, () => {
    steps += 1;
  })(text);
  return steps;
};

test('the number of steps grows at most linearly, also for patterns that make a search go back', () => {
  for (const length of [100, 1_000, 10_000]) {
    const text = 'a'.repeat(length);
    expect(countSteps('*'.repeat(24), text)).toBeLessThanOrEqual(2 * (length + 24));
    expect(countSteps(`*${'a'.repeat(50)}b*c`, `${text}c`)).toBeLessThanOrEqual(2 * (length + 53));
    expect(countSteps(`${'*aab'.repeat(6)}*Z`, text)).toBeLessThanOrEqual(2 * (length + 30));
  }
});

test('the number of steps grows at most linearly for random patterns and texts', () => {
  const random = createRandom(1);
  const draw = (characters: string, length: number) =>
    Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');

  for (let run = 0; run < (isFullScale ? 1_000_000 : 20_000); run += 1) {
    const pattern = draw('aaab**', random() * 30);
    const text = draw('aaaab', random() * 80);
    const steps = countSteps(pattern, text);
    if (steps > 2 * (pattern.length + text.length)) expect([pattern, text]).toBe(steps);
  }
});
