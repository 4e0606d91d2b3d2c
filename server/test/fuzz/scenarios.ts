import fc, { type Arbitrary } from 'fast-check';
import {
  computeChecksum,
  computeNextPosition,
  computeRefusedPosition,
} from '../../commands/position.ts';
import stateShapes from '../../features/stateShapes.json' with { type: 'json' };
import type { Shape } from '../../gateway/stateShapes.ts';
import { unusualJson } from '../contract/arbitraries.ts';
import { createShapeArbitrary } from './shapes.ts';

const time = '2026-03-09T09:00:00.000Z';

/** Returns values that are mostly valid. */
const mostly = <T>(valid: Arbitrary<T>, ...others: Arbitrary<unknown>[]): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: valid },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const times = mostly(fc.constant(time), fc.constantFrom('x', '+010000-01-01T00:00:00.000Z', 5));

const recordings = fc.record({
  id: fc.constantFrom('a', 'b'),
  at: times,
  method: mostly(fc.constantFrom('GET', 'POST'), fc.constantFrom('get', 'GET /', '')),
  url: mostly(fc.constantFrom('/x', '/apps/todo/tasks'), fc.constantFrom('x', '/\n')),
  input: fc.constantFrom('', '{}'),
  route: fc.constantFrom('GET /x', null),
  operation: fc.constantFrom(null, 'Tasks'),
  fields: fc.constantFrom([], ['Query.tasks']),
  status: mostly(fc.constantFrom(200, 204, 304, 404, 599), fc.constantFrom(101, 99_999, null, 0)),
  headers: fc.dictionary(
    mostly(
      fc.constantFrom('x-a', 'content-type', 'vary'),
      fc.string({ maxLength: 5 }),
    ) as Arbitrary<string>,
    mostly(fc.constantFrom('a', 'text/html'), fc.string(), unusualJson),
    { maxKeys: 3 },
  ),
  body: fc.string({ unit: 'binary' }),
});

/** Creates an arbitrary for an object with some of the shapes, and sometimes with values of other shapes. */
const createShapedValues = (shapes: Record<string, Shape>, maxKeys: number) =>
  fc
    .subarray(Object.entries(shapes), { maxLength: maxKeys })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map(([name, shape]) => [name, mostly(createShapeArbitrary(shape), unusualJson)]),
        ),
      ),
    );

const tables = fc
  .subarray(Object.entries<Shape>(stateShapes.tables), { maxLength: 2 })
  .chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map(([name, shape]) => [
          name,
          fc.record({
            rows: fc
              .array(fc.tuple(createShapeArbitrary(shape), fc.integer()), { maxLength: 2 })
              .map((rows) => rows.map(([row, rank], index) => [setId(row, index), rank])),
            removed: fc.constantFrom([], [1], [1, 2, 3], [10_000_000]),
            counts: fc.record({
              lastId: fc.constantFrom(10_000, 10_000_000, 0),
              lowestRank: fc.constantFrom(0, -1e300),
              highestRank: fc.constantFrom(100_000, 1e300),
            }),
          }),
        ]),
      ),
    ),
  );

/** Most rows have an id that a table can have. */
const setId = (row: unknown, index: number) => ({
  ...(row as object),
  id: index === 0 ? 1 : 9_000 + index,
});

const patches = fc.record({
  tables,
  values: fc
    .tuple(
      createShapedValues(stateShapes.values, 2),
      fc.option(fc.array(recordings, { maxLength: 2 })),
    )
    .map(([values, list]) => (list ? { ...values, 'gateway.recordings': list } : values)),
});

const flags = { isCompleted: false, isImportant: false, isDeleted: false };
const tasks = fc.constantFrom(
  { task: { title: 'Tea', tags: [], customTagIds: [], ...flags } },
  { task: { title: 'Tea', tags: [] } },
);

const commands = fc.oneof(
  ...Object.entries<Shape>(stateShapes.commands).map(([field, shape]) =>
    createCommandArbitrary(field, mostly(createShapeArbitrary(shape), unusualJson)),
  ),
  createCommandArbitrary('addTask', mostly(tasks, unusualJson)),
  createCommandArbitrary('x', tasks),
  createCommandArbitrary(
    'gateway.addRecording',
    recordings.map((recording) => ({ recording })),
  ),
  createCommandArbitrary('gateway.restore', fc.record({ to: fc.constant(0), patch: patches })),
);

function createCommandArbitrary(field: string, args: Arbitrary<unknown>) {
  return fc.record({
    field: fc.constant(field),
    args,
    viewerId: fc.constantFrom(null, 1),
    at: times,
    seed: fc.constant(1),
    isRefused: fc.boolean(),
  });
}

/** Scenarios. Some parts are not valid, but most checksums are, so that many scenarios are imported. */
export const scenarios: Arbitrary<unknown> = fc
  .record({
    version: mostly(fc.constant(1), fc.constant(2)),
    name: fc.constant('fuzz'),
    sample: fc.record({
      at: times,
      seed: mostly(fc.constant(1), fc.constant(2 ** 33)),
      seedRows: mostly(fc.constant(null), fc.constantFrom(5, -1)),
      hasReplies: fc.boolean(),
    }),
    start: mostly(
      fc.option(fc.record({ seq: fc.constant(0), patch: patches })),
      fc.record({ seq: fc.constant(-1), patch: patches }),
      unusualJson,
    ),
    commands: mostly(fc.array(commands, { maxLength: 1 }), unusualJson),
  })
  .map((scenario) => ({ ...scenario, checksum: computeLastChecksum(scenario) }));

/** Computes the checksum that a branch has after the commands. */
function computeLastChecksum({ sample, commands }: { sample: unknown; commands: unknown }): number {
  const { at, seed } = sample as { at: string; seed: number };
  let position = { seq: 0, checksum: computeChecksum(`${at} ${seed}`) };
  if (!Array.isArray(commands)) return position.checksum;
  for (const command of commands) {
    if (typeof command?.field !== 'string') break;
    position = computeNextPosition(position, position.seq + 1, command);
    if (command.isRefused) position = computeRefusedPosition(position);
  }
  return position.checksum;
}
