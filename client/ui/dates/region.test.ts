import { expect, test } from 'vitest';
import { findRegion, getFirstWeekday, hasTwelveHours } from './region.ts';

test('takes the region of a language from the browser, or its default', () => {
  expect(findRegion('en', ['de-AT', 'en-GB'])).toBe('en-GB');
  expect(findRegion('pt', ['en-GB'])).toBe('pt-PT');
});

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de-DE', 1],
  ['fr-FR', 1],
  ['pt-PT', 0],
])('starts the week of %s with weekday %i', (region, weekday) => {
  expect(getFirstWeekday(region)).toBe(weekday);
});

test('returns whether a region uses a 12-hour clock', () => {
  expect(hasTwelveHours('en-US')).toBe(true);
  expect(hasTwelveHours('fr-FR')).toBe(false);
});
