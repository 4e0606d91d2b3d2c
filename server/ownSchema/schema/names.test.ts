import { expect, test } from 'vitest';
import { isSameNoun, splitWords, toKebabCase, toPlural, toSingular } from './names.ts';

test.each([
  ['pullRequest', ['pull', 'request']],
  ['HTMLPage', ['html', 'page']],
  ['user_name', ['user', 'name']],
  ['projectV2Item', ['project', 'v2', 'item']],
])('splits %s into words', (name, words) => {
  expect(splitWords(name)).toEqual(words);
});

test.each([
  ['category', 'categories'],
  ['box', 'boxes'],
  ['person', 'people'],
  ['user', 'users'],
  ['species', 'species'],
])('%s and %s are the singular and the plural', (singular, plural) => {
  expect(toPlural(singular)).toBe(plural);
  expect(toSingular(plural)).toBe(singular);
});

test('names of different spellings mean the same noun', () => {
  expect(isSameNoun('IssueLabel', 'issue_labels')).toBe(true);
  expect(isSameNoun('Address', 'Add')).toBe(false);
  expect(toKebabCase('PullRequest')).toBe('pull-request');
});
