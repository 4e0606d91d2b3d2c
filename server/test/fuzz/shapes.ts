import fc, { type Arbitrary } from 'fast-check';
import type { Shape } from '../../gateway/stateShapes.ts';
import { unusualJson } from '../contract/arbitraries.ts';

const arbitrariesByKind: Record<string, Arbitrary<unknown>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  integer: fc.oneof(
    fc.integer({ min: 1, max: 30 }),
    fc.integer(),
    fc.constantFrom(0, -1, 2 ** 31 - 1),
  ),
  safeInteger: fc.maxSafeInteger(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  time: fc.constantFrom(
    '2026-03-09T09:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ),
  string: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', '__proto__', '2026-02-31', 'A_NAME', '../x', '<script>'),
  ),
  any: unusualJson,
};

/** Creates an arbitrary for the values that have a shape: everything that an import of a state accepts at a place. */
export const createShapeArbitrary = (shape: Shape): Arbitrary<unknown> =>
  fc.oneof(...shape.kinds.map((kind) => createKindArbitrary(kind, shape)));

function createKindArbitrary(kind: string, shape: Shape): Arbitrary<unknown> {
  const { names = ['A'], items, fields = {}, optional = [], values } = shape;
  if (kind === 'name') return fc.constantFrom(...names);
  if (kind === 'list') {
    const isEmpty = items?.kinds.length === 0;
    return isEmpty
      ? fc.constant([])
      : fc.array(createShapeArbitrary(items ?? { kinds: ['any'] }), { maxLength: 3 });
  }
  if (kind !== 'object') return arbitrariesByKind[kind] ?? unusualJson;
  if (values) {
    const keys = fc.integer({ min: 0, max: 40 }).map(String);
    return fc.dictionary(keys, createShapeArbitrary(values), { maxKeys: 3 });
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, createShapeArbitrary(field)]),
    ),
    { requiredKeys: Object.keys(fields).filter((name) => !optional.includes(name)) },
  );
}
