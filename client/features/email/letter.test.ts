import { expect, test } from 'vitest';
import { parseCompose } from './emailParams.ts';
import { sizeText } from './files.ts';
import { formatAddress, isAddress, parsePerson } from './letter.ts';

test.each([
  ['Owen Hartley <owen@m.example>', { name: 'Owen Hartley', email: 'owen@m.example' }],
  ['"Hartley, Owen" <owen@m.example>', { name: 'Hartley, Owen', email: 'owen@m.example' }],
  [' owen@m.example ', { name: '', email: 'owen@m.example' }],
  ['owen', { name: '', email: 'owen' }],
])('parses the name and the address of %s', (text, person) => {
  expect(parsePerson(text)).toEqual(person);
});

test('omits a name that equals the address', () => {
  expect(formatAddress({ name: 'a@b.example', email: 'a@b.example' })).toBe('a@b.example');
});

test.each([
  ['a@b', true],
  ['a@b@c', false],
  ['a b@c', false],
  ['@b', false],
])('%s as an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

test.each([
  ['new', {}],
  ['27', { id: 27 }],
  ['reply-all-24', { answer: 'reply-all', id: 24 }],
  ['reply-', undefined],
  ['delete-24', undefined],
  [null, undefined],
])('?compose=%s', (text, expected) => {
  expect(parseCompose(text)).toEqual(expected);
});

test('formats sizes in the language', () => {
  expect(sizeText('12kb', 'en')).toBe('12 kB');
  expect(sizeText('1500kb', 'de')).toBe('1.500 kB');
  expect(sizeText('some', 'en')).toBe('some');
});
