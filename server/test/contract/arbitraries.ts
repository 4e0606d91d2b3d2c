import fc, { type Arbitrary } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

// All runs generate the same inputs, so that failures are reproducible. `FUZZ_SEED` sets another seed.
// The message of a failure includes its cause, because Vitest's JSON report contains only the message.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 4711), includeErrorInReport: true });

const ids = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 2, arbitrary: fc.integer({ min: 4985, max: 5040 }) },
  { weight: 1, arbitrary: fc.integer() },
);
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }) },
);
const dates = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const scalarArbitraries: Record<string, Arbitrary<unknown>> = {
  Boolean: fc.boolean(),
  DateTime: dates,
  Float: fc.oneof(
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value || 0),
    // Amounts, quantities and percentages that most fields accept.
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  ),
  Int: ids,
  JSON: fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null),
  ID: fc.oneof(
    fc.integer({ min: 1, max: 20 }).map(String),
    fc
      .tuple(fc.constantFrom('Task', 'Email', 'Post', 'User'), ids)
      .map((node) => btoa(node.join(':'))),
    fc.string(),
  ),
  String: texts,
};

/**
 * Creates an arbitrary for the values of an input type that a GraphQL client can send. Optional values are sometimes
 * absent. `minLength` is the minimum length of a list.
 */
export function createValueArbitrary(type: GraphQLInputType, minLength = 0): Arbitrary<unknown> {
  const nullableType = getNullableType(type);
  if (isListType(nullableType))
    return fc.array(createValueArbitrary(nullableType.ofType), { minLength, maxLength: 3 });
  if (isEnumType(nullableType))
    return fc.constantFrom(...nullableType.getValues().map(({ name }) => name));
  if (!isInputObjectType(nullableType))
    return scalarArbitraries[nullableType.name] ?? scalarArbitraries.JSON ?? fc.anything();

  const fields = Object.values(nullableType.getFields());
  if (nullableType.isOneOf) {
    return fc.oneof(
      ...fields.map(({ name, type: fieldType }) =>
        createValueArbitrary(fieldType).map((value) => ({ [name]: value })),
      ),
    );
  }
  const required = fields.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return fc.record(
    Object.fromEntries(fields.map((field) => [field.name, createValueArbitrary(field.type)])),
    {
      requiredKeys: required.map(({ name }) => name),
    },
  );
}

const unusualKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'length',
  '',
  '0',
  'ünï',
);

/** Generates JSON values of all kinds, including unusual values. */
export const unusualJson: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '0',
    '-1',
    'null',
    'true',
    '[]',
    '{}',
    'NaN',
    '1e999',
    '__proto__',
  ),
  fc.constantFrom(-0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ minLength: 2000, maxLength: 4000 }),
  fc.dictionary(unusualKeys, fc.jsonValue(), { maxKeys: 4 }),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 6 }),
);

/** Creates an arbitrary for the values of an input type, some of which are invalid. */
export function createInvalidValueArbitrary(type: GraphQLInputType): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: createValueArbitrary(type) },
    { weight: 2, arbitrary: unusualJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Returns an operation that selects all fields of a root field. */
export function createDocument(
  operation: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const argumentList = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = argumentList ? `${name}(${argumentList})` : name;
  return `${operation} ${variables && `(${variables})`} { ${call} ${createSelection(type, 3)} }`;
}

/** Creates a selection of all fields without arguments, `depth` levels deep. */
function createSelection(type: GraphQLOutputType, depth: number): string {
  const namedType = getNamedType(type);
  if (!isObjectType(namedType) && !isInterfaceType(namedType)) return '';
  const fields = Object.values(namedType.getFields())
    .filter((field) => field.args.length === 0)
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${createSelection(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}
