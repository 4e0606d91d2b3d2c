import fc, { type Arbitrary } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { createValueArbitrary } from '../contract/arbitraries.ts';

const directives = fc.constantFrom(
  '',
  '',
  '',
  '',
  ' @include(if: true)',
  ' @skip(if: false)',
  ' @skip(if: true)',
  ' @omitNull',
);

/**
 * Creates an arbitrary for documents of one or two operations. They have random fields, literals, aliases, fragments
 * and directives.
 */
export function createDocumentArbitrary(
  schema: GraphQLSchema,
  kinds: ('query' | 'mutation')[] = ['query', 'mutation'],
): Arbitrary<string> {
  const roots = kinds.map((operation) => ({
    operation,
    type: operation === 'query' ? schema.getQueryType() : schema.getMutationType(),
  }));
  const operations = fc.constantFrom(...roots).chain(({ operation, type }) =>
    fc
      .array(fc.constantFrom(...Object.values(type?.getFields() ?? {})), {
        minLength: 1,
        maxLength: 3,
      })
      .chain((fields) => fc.tuple(...fields.map((field) => createSelectionArbitrary(field, 4))))
      .map((selections) => `${operation} NAME { ${addAliases(selections)} __typename }`),
  );

  return fc
    .tuple(
      operations,
      fc.oneof(
        { weight: 7, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: operations },
      ),
    )
    .map(([first, second]) =>
      [first, second ?? '']
        .map((text, index) => text.replace('NAME', second ? 'AB'.charAt(index) : ''))
        .join('\n'),
    );
}

/** Adds aliases to root fields, so that two fields of the same name do not conflict. */
const addAliases = (selections: string[]) =>
  selections.map((text, index) => `f${index}: ${text}`).join(' ');

function createSelectionArbitrary(
  field: GraphQLField<unknown, unknown>,
  depth: number,
): Arbitrary<string> {
  return fc
    .tuple(createArgumentsArbitrary(field), directives, createFieldsArbitrary(field.type, depth))
    .map(([args, directive, fields]) => `${field.name}${args}${directive}${fields}`);
}

function createArgumentsArbitrary({ args }: GraphQLField<unknown, unknown>): Arbitrary<string> {
  const argumentArbitraries = args.map(({ name, type, defaultValue }) => {
    const value = createLiteralArbitrary(type).map((text) => `${name}: ${text}`);
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    return isRequired ? value : fc.option(value, { nil: '' });
  });
  return fc.tuple(...argumentArbitraries).map((texts) => {
    const text = texts.filter(Boolean).join(', ');
    return text && `(${text})`;
  });
}

/** Creates an arbitrary for the values of an input type, written as literals of a document. */
function createLiteralArbitrary(type: GraphQLInputType): Arbitrary<string> {
  return createValueArbitrary(type).map((value) => printLiteral(type, value));
}

function printLiteral(type: GraphQLInputType, value: unknown): string {
  const nullableType = getNullableType(type);
  if (value === null || value === undefined) return 'null';
  if (isListType(nullableType) && Array.isArray(value)) {
    return `[${value.map((item) => printLiteral(nullableType.ofType, item)).join(', ')}]`;
  }
  if (isEnumType(nullableType)) return String(value);
  if (isInputObjectType(nullableType)) {
    const fields = Object.entries(value as object).flatMap(([name, item]) => {
      const field = nullableType.getFields()[name];
      return field ? [`${name}: ${printLiteral(field.type, item)}`] : [];
    });
    return `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'object' ? printJson(value) : JSON.stringify(value);
}

/** Prints JSON as a GraphQL value. Omits keys that are not GraphQL names. */
function printJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([key]) => /^[A-Za-z_]\w*$/.test(key))
    .map(([key, item]) => `${key}: ${printJson(item)}`);
  return `{ ${fields.join(', ')} }`;
}

/**
 * Creates an arbitrary for the selected fields of a type, some of them in a fragment. The text is empty for a scalar.
 */
function createFieldsArbitrary(type: GraphQLOutputType, depth: number): Arbitrary<string> {
  const namedType = getNamedType(type);
  if (!isCompositeType(namedType)) return fc.constant('');
  const fields =
    isObjectType(namedType) || isInterfaceType(namedType)
      ? Object.values(namedType.getFields())
      : [];
  const selectable = fields.filter(
    (field) => depth > 1 || !isCompositeType(getNamedType(field.type)),
  );
  if (selectable.length === 0) return fc.constant(' { __typename }');

  return fc
    .tuple(
      fc.subarray(selectable, { minLength: 1, maxLength: Math.min(6, selectable.length) }),
      fc.boolean(),
    )
    .chain(([chosen, isFragment]) =>
      fc
        .tuple(...chosen.map((field) => createSelectionArbitrary(field, depth - 1)))
        .map((selections) => {
          const text = selections.join(' ');
          return isFragment ? ` { ... on ${namedType.name} { ${text} } }` : ` { ${text} }`;
        }),
    );
}

const insertions = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    '"""',
    '\\',
    '\\u{D800}',
    '@',
    '$',
    '!',
    '...',
    ':',
    '|',
    '&',
    '#',
    '%',
    '%00',
    '%ff',
    '/',
    '//',
    '..',
    '?',
    '=',
    '[]',
    ',',
    'null',
    'true',
    '-',
    '1e400',
    '99999999999999999999',
    '__proto__',
    '__schema',
    'fragment F on Query { ...F }',
    '\0',
    '\ufeff',
    '\ud800',
    '🙂',
  ),
  fc.string({ maxLength: 6 }),
);

interface Edit {
  position: number;
  length: number;
  inserted: string;
  repeat: number;
}

/** Generates edits of a text. `position` is a fraction of the length of the text. */
const edits: Arbitrary<Edit> = fc.record({
  position: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 12 }),
  inserted: insertions,
  repeat: fc.oneof(
    { weight: 9, arbitrary: fc.nat({ max: 2 }) },
    { weight: 1, arbitrary: fc.nat({ max: 3000 }) },
  ),
});

/** Creates an arbitrary for changed versions of a text: parts are removed, inserted or repeated. */
export function createMutatedTextArbitrary(text: string): Arbitrary<string> {
  return fc.array(edits, { minLength: 1, maxLength: 4 }).map((editList) =>
    editList.reduce((current, { position, length, inserted, repeat }) => {
      const start = Math.floor(position * current.length);
      return current.slice(0, start) + inserted.repeat(repeat) + current.slice(start + length);
    }, text),
  );
}
