import { expect, test } from 'vitest';
import { isEmail } from '../../ui/form/rules.ts';
import { formatAddress, parsePerson, splitRecipients } from './draftFields.ts';
import { parseComposeParam } from './emailParams.ts';
import { formatStoredSize } from './files.ts';

test.each([
  ['Owen Hartley <owen@m.example>', { name: 'Owen Hartley', email: 'owen@m.example' }],
  ['"Hartley, Owen" <owen@m.example>', { name: 'Hartley, Owen', email: 'owen@m.example' }],
  [' owen@m.example ', { name: '', email: 'owen@m.example' }],
  ['owen', { name: '', email: 'owen' }],
])('parses the name and the address of %s', (text, person) => {
  expect(parsePerson(text)).toEqual(person);
});

test.each([
  [
    '"Doe, Jane" <jane@x.example>, Bob <bob@x.example>; carol@x.example\ndan@x.example\n',
    ['"Doe, Jane" <jane@x.example>', 'Bob <bob@x.example>', 'carol@x.example', 'dan@x.example'],
  ],
  ['Team: a@x.example, A@x.example; nobody', ['A@x.example', 'nobody']],
  [
    'a@x.example b@x.example  c@x.example; Bob <d@x.example> e@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'Bob <d@x.example>', 'e@x.example'],
  ],
  [
    '“Doe, Jane” <jane@x.example>, „Roe, Max“ <max@x.example>',
    ['"Doe, Jane" <jane@x.example>', '"Roe, Max" <max@x.example>'],
  ],
  [
    '"Doe, Jane"\r\n <jane@x.example>\tb@x.example',
    ['"Doe, Jane" <jane@x.example>', 'b@x.example'],
  ],
  ['nobody at home', ['nobody at home']],
  ['a@x.example and b@x.example', ['a@x.example', 'b@x.example']],
  [
    'a@x.example & b@x.example or c@x.example, "d@x.example" <e@x.example>',
    ['a@x.example', 'b@x.example', 'c@x.example', '"d@x.example" <e@x.example>'],
  ],
  ['"a b"@x.example, c@x.example', ['"a b"@x.example', 'c@x.example']],
  ['<a@x.example> <b@x.example>', ['a@x.example', 'b@x.example']],
  ['«Doe, Jane» <jane@x.example>', ['"Doe, Jane" <jane@x.example>']],
  ['\u200ba@x.example\ufeff', ['a@x.example']],
  ['=?utf-8?Q?Doe=2C_J=C3=BCrgen?= <j@x.example>', ['"Doe, Jürgen" <j@x.example>']],
  [
    'Jane (at work) <jane@x.example>, b@x.example (Bob)',
    ['Jane <jane@x.example>', 'Bob <b@x.example>'],
  ],
])('separates the addresses of %j', (text, recipients) => {
  expect(splitRecipients([text])).toEqual(recipients);
  expect(splitRecipients(recipients)).toEqual(recipients);
});

test.each(['Doe, Jane', 'Jane "JD" Doe', 'Dr. Doe', 'a@b.example (work)', 'Back\\slash'])(
  'parses the formatted name %s',
  (name) => {
    const person = { name, email: 'jane@x.example' };
    expect(parsePerson(formatAddress(person))).toEqual(person);
  },
);

test('omits a name that equals the address', () => {
  expect(formatAddress({ name: 'a@b.example', email: 'a@b.example' })).toBe('a@b.example');
});

test.each([
  ['a@b.example', true],
  ['a@b', false],
  ['a@b.example, c@d.example', false],
  ['a@b@c', false],
  ['a b@c', false],
  ['@b', false],
])('returns whether %s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['new', {}],
  ['27', { id: 27 }],
  ['reply-all-24', { kind: 'reply-all', id: 24 }],
  ['reply-', undefined],
  ['delete-24', undefined],
  [null, undefined],
])('parses the URL parameter compose=%s', (text, expected) => {
  expect(parseComposeParam(text)).toEqual(expected);
});

test('formats stored sizes in the language of the viewer', () => {
  expect(formatStoredSize('12kb', 'en')).toBe('12 kB');
  expect(formatStoredSize('1500kb', 'de')).toBe('1.500 kB');
  expect(formatStoredSize('some', 'en')).toBe('some');
});
