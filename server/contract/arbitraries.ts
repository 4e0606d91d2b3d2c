import fc, { type Arbitrary } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

// The same inputs in every run, so that failures are reproducible. FUZZ_SEED selects others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 4711) });

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

const leaves: Record<string, Arbitrary<unknown>> = {
  Boolean: fc.boolean(),
  DateTime: dates,
  Float: fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value || 0),
  Int: ids,
  JSON: fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null),
  String: texts,
};

/**
 * Generates values of an input type, as a GraphQL client would send them. Optional values are
 * absent at times.
 */
export function arbitraryValues(type: GraphQLInputType, minLength = 0): Arbitrary<unknown> {
  const present = getNullableType(type);
  if (isListType(present))
    return fc.array(arbitraryValues(present.ofType), { minLength, maxLength: 3 });
  if (isEnumType(present)) return fc.constantFrom(...present.getValues().map(({ name }) => name));
  if (!isInputObjectType(present)) return leaves[present.name] ?? leaves.JSON ?? fc.anything();

  const fields = Object.values(present.getFields());
  const required = fields.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return fc.record(
    Object.fromEntries(fields.map((field) => [field.name, arbitraryValues(field.type)])),
    {
      requiredKeys: required.map(({ name }) => name),
    },
  );
}

const keys = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'length',
  '',
  '0',
  'ünï',
);

/** Any JSON value, including unusual ones. */
export const junk: Arbitrary<unknown> = fc.oneof(
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
  fc.dictionary(keys, fc.jsonValue(), { maxKeys: 4 }),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 6 }),
);

/** A value of the type, with something wrong in it now and then. */
export function arbitraryInvalidValues(type: GraphQLInputType): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: arbitraryValues(type) },
    { weight: 2, arbitrary: junk },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Returns an operation that selects all fields of a root field. */
export function createDocument(
  operation: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = passed ? `${name}(${passed})` : name;
  return `${operation} ${variables && `(${variables})`} { ${call} ${selectionOf(type, 3)} }`;
}

/** All fields without required arguments, to a depth of a few types. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.length === 0)
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}
