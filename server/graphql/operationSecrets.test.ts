import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createOperationSecrets, hideStrings } from './operationSecrets.ts';

const schema = buildSchema(`
  directive @secret on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  scalar JSON
  input Card { number: String! @secret, holder: String, codes: [String!] @secret, other: Card, data: JSON }
  type Query {
    pay(card: Card, cards: [Card!], pin: String @secret, id: Int, tags: [String!]): Query
  }
`);

/** Returns the document and the variables without secrets. */
function hideSecrets(query: string, variables?: unknown) {
  const secrets = createOperationSecrets(schema, parse(query));
  return { query: secrets.hideInDocument(), variables: secrets.hideVariables(variables) };
}

test.each([
  ['{ pay(pin: "1234", id: 7) { id } }', '{ pay(pin: "•••", id: 7) { id } }'],
  ['{ pay(pin: """12\n34""") { id } }', '{ pay(pin: "•••") { id } }'],
  ['{ pay(pin: 1234) { id } }', '{ pay(pin: "•••") { id } }'],
  ['{ pay(pin: null) { id } }', '{ pay(pin: null) { id } }'],
  [
    '{ pay(card: { number: "4111", holder: "Rui", other: { number: "42", codes: ["a", "b"] } }) { id } }',
    '{ pay(card: { number: "•••", holder: "Rui", other: { number: "•••", codes: ["•••", "•••"] } }) { id } }',
  ],
  [
    '{ pay(cards: [{ number: "1" }, { number: "2", data: { password: "p", size: 3 } }]) { id } }',
    '{ pay(cards: [{ number: "•••" }, { number: "•••", data: { password: "•••", size: 3 } }]) { id } }',
  ],
  ['{ pay(pni: "1234") { id } }', '{ pay(pni: "•••") { id } }'],
  ['{ pey(pin: "1234") }', '{ pey(pin: "•••") }'],
  [
    '{ ...F } fragment F on Query { pay(pin: "1234") { id } }',
    '{ ...F } fragment F on Query { pay(pin: "•••") { id } }',
  ],
  [
    'query ($a: String = "1234") { pay(pin: $a) { id } }',
    'query ($a: String = "•••") { pay(pin: $a) { id } }',
  ],
  [
    'query ($a: Card = { number: "4111", holder: "Rui" }) { pay(card: $a) { id } }',
    'query ($a: Card = { number: "•••", holder: "Rui" }) { pay(card: $a) { id } }',
  ],
])('hides the secrets of %s', (query, expected) => {
  expect(hideSecrets(query).query).toBe(expected);
});

test.each([
  ['query ($x: String) { pay(pin: $x) { id } }', { x: '1234' }, { x: '•••' }],
  ['query ($x: String) { pay(pin: $x) { id } }', { x: null }, { x: null }],
  ['query ($x: String!) { pay(card: { number: $x }) { id } }', { x: '1234' }, { x: '•••' }],
  ['query ($x: String!) { pay(card: { codes: [$x] }) { id } }', { x: '1234' }, { x: '•••' }],
  [
    'query ($x: [Card!]) { pay(cards: $x) { id } }',
    { x: [{ number: '1', holder: 'Rui', codes: ['a'] }, 'text', { other: { number: '2' } }] },
    { x: [{ number: '•••', holder: 'Rui', codes: '•••' }, '•••', { other: { number: '•••' } }] },
  ],
  [
    'query ($x: Int) { pay(id: $x) { id } }',
    { x: 7, y: 'a', token: 'b' },
    { x: 7, y: 'a', token: '•••' },
  ],
  ['query ($x: Int) { pay(id: $x, pin: "1234") { id } }', { x: 7, y: 'a' }, { x: 7, y: '•••' }],
  ['query ($x: Int) { pay(pni: $x) { id } }', { x: 7, y: 'a' }, { x: '•••', y: '•••' }],
  ['query ($x: Int) { pay(id: $x) { id } }', { x: { pin: '1234' } }, { x: '•••' }],
  ['query ($x: String) { pay(pin: $x) { id } }', '1234', '•••'],
  [
    'query ($x: JSON) { pay(card: { data: $x }) { id } }',
    { x: { user: { password: 'p', name: 'Rui' } } },
    { x: { user: { password: '•••', name: 'Rui' } } },
  ],
])('hides the secrets in the variables of %s', (query, variables, expected) => {
  expect(hideSecrets(query, variables).variables).toEqual(expected);
});

test('removes comments, but no text in a string', () => {
  const { query } = hideSecrets(`# pin 1234
{ pay(tags: ["#1", """#2 \\""" #3"""], pin: "1234") { id # the "pin"
} }`);

  expect(query).toBe('\n{ pay(tags: ["#1", """#2 \\""" #3"""], pin: "•••") { id \n} }');
});

test('hides comments, escaped quotes and numbers of a document that cannot be parsed', () => {
  expect(hideStrings('{ a(b: """x \\""" y""", c: 4111, d: 12) # "pin\n { "un')).toBe(
    '{ a(b: "•••", c: •••, d: 12) \n { "•••"',
  );
});

test.each(['"""', '"""\\', '"', '"\\', '#"', '"""\\"""', '""'])(
  'hides the strings of a document of many %s in linear time',
  (part) => {
    const start = performance.now();
    hideStrings(part.repeat(200_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);

test('hides all strings of a document that cannot be parsed', () => {
  expect(hideStrings('{ a(b: "x\\"y", c: """z\n"z""", d: 1) { "un')).toBe(
    '{ a(b: "•••", c: "•••", d: 1) { "•••"',
  );
});
