import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAscending } from '../../values/rows.ts';
import { createStore } from '../createStore.ts';
import type { Snapshot } from '../snapshot.ts';

interface Fruit {
  id: number;
  name: string;
  colour: string;
  tags: string[];
}

const words = ['apple', 'Banana', 'cherry', 'Date', 'elder', 'fig', 'grape', 'ap', 'Ünal'];
const colours = ['red', 'green', 'blue'];

function createFruit(id: number, seed: number): Fruit {
  return {
    id,
    name: `${words[seed % words.length]} ${words[(seed * 7 + id) % words.length]}`,
    colour: colours[seed % 3] ?? '',
    tags: colours.filter((_, index) => (seed >> index) % 2 === 1),
  };
}

const sorts = {
  NAME: (a: Fruit, b: Fruit) => compareAscending(a.name, b.name),
  NEWEST: (a: Fruit, b: Fruit) => b.id - a.id,
};

function createFruits(rows: Fruit[], snapshot?: Snapshot) {
  const store = createStore({ snapshot, freezes: true });
  const table = store.table('fruits', {
    rowName: 'fruit',
    rows: () => rows,
    texts: ({ name, colour }: Fruit) => [name, colour],
    facets: { colour: ({ colour }) => colour, tags: ({ tags }) => tags },
    sorts,
  });
  return { store, table };
}

const selections = fc.record(
  {
    q: fc.constantFrom(
      '',
      'a',
      'AP',
      'app',
      'apple',
      'e b',
      'ün',
      'zzz',
      'red',
      'rr',
      'le ba',
      ' ',
      ' che',
      '-',
    ),
    textPositions: fc.subarray([0, 1]),
    where: fc.record(
      {
        colour: fc.option(fc.subarray([...colours, 'pink'])),
        tags: fc.subarray(colours),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('NAME' as const, 'NEWEST' as const, null),
    page: fc.integer({ min: -1, max: 5 }),
    perPage: fc.constantFrom(0, 1, 7, 100, 5000),
  },
  { requiredKeys: [] },
);
type TestSelection = typeof selections extends fc.Arbitrary<infer S> ? S : never;

/** Returns the expected result of `select`, by a scan of all rows. */
function selectByScan(
  rows: Fruit[],
  { q = '', textPositions = [0, 1], where = {}, sort, page = 1, ...others }: TestSelection,
) {
  const perPage = others.perPage ?? rows.length;
  const matching = rows
    .filter(({ name, colour }) => {
      const texts = [name, colour].filter((_, position) => textPositions.includes(position));
      return texts.join('\n').toLowerCase().includes(q.toLowerCase());
    })
    .filter(({ colour }) => !where.colour || where.colour.includes(colour))
    .filter(({ tags }) => !where.tags || tags.some((tag) => where.tags?.includes(tag)));
  const sorted = sort ? matching.toSorted(sorts[sort]) : matching;
  const isEmptyPage = page < 1 || perPage < 1;
  return {
    rows: isEmptyPage ? [] : sorted.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
  };
}

interface Change {
  kind: 'add' | 'replace' | 'remove' | 'move';
  seed: number;
  /** The index of the row, modulo the number of rows. */
  index: number;
  beforeIndex?: number;
  place?: 'first' | 'last';
}

const changes = fc.oneof(
  fc.record({
    kind: fc.constant('add'),
    seed: fc.nat(999),
    place: fc.constantFrom('first', 'last'),
  }),
  fc.record({ kind: fc.constant('replace'), seed: fc.nat(999), index: fc.nat() }),
  fc.record({ kind: fc.constant('remove'), index: fc.nat() }),
  fc.record({ kind: fc.constant('move'), index: fc.nat(), beforeIndex: fc.option(fc.nat()) }),
) as fc.Arbitrary<Change>;

type Fruits = ReturnType<typeof createFruits>['table'];

/** Changes a table, and returns the rows that the table should contain after the change. */
function applyChange(table: Fruits, model: Fruit[], change: Change): Fruit[] {
  if (change.kind === 'add') {
    const added = table.add(createFruit(table.nextId(), change.seed), change.place);
    return change.place === 'first' ? [added, ...model] : [...model, added];
  }
  const row = model[change.index % model.length];
  if (!row) return model;
  if (change.kind === 'replace') {
    const replaced = table.replace(createFruit(row.id, change.seed));
    return model.map((other) => (other === row ? replaced : other));
  }
  const others = model.filter((other) => other !== row);
  if (change.kind === 'remove') {
    table.remove(row.id);
    return others;
  }
  const before = model[(change.beforeIndex ?? -1) % model.length];
  table.move(row.id, before?.id);
  if (before === row) return model;
  return others.toSpliced(before ? others.indexOf(before) : others.length, 0, row);
}

const createSample = (size: number) =>
  Array.from({ length: size }, (_, index) => createFruit(index + 1, index * 3));

test.each([30, 1500])(
  'a table of %i rows lists the same rows as a full scan after random changes',
  (size) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(changes, selections), { maxLength: 12 }), (steps) => {
        let model = createSample(size);
        const { store, table } = createFruits(model);

        for (const [change, selection] of steps) {
          store.transaction(() => {
            model = applyChange(table, model, change);
          });

          expect(table.select(selection)).toEqual(selectByScan(model, selection));
          expect(table.all()).toEqual(model);
        }
      }),
      { numRuns: size > 1000 ? 60 : 200 },
    );
  },
);

test('a transaction that throws leaves the table unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(changes, { maxLength: 6 }), selections, fc.boolean()), {
        maxLength: 8,
      }),
      (transactions) => {
        let model = createSample(40);
        const { store, table } = createFruits(model);

        for (const [steps, selection, isRefused] of transactions) {
          const before = JSON.stringify(store.snapshot());
          let after = model;
          const run = () =>
            store.transaction(() => {
              for (const change of steps) after = applyChange(table, after, change);
              if (isRefused) throw new Error('Refused');
            });

          if (isRefused) {
            expect(run).toThrow('Refused');
            expect(JSON.stringify(store.snapshot())).toBe(before);
          } else {
            run();
            model = after;
          }
          expect(table.select(selection)).toEqual(selectByScan(model, selection));
          expect(table.all()).toEqual(model);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('later changes do not affect a snapshot, and its JSON restores the rows', {
  tags: ['nightly'],
}, () => {
  fc.assert(
    fc.property(
      fc.array(changes, { maxLength: 12 }),
      fc.array(changes, { maxLength: 12 }),
      selections,
      (earlier, later, selection) => {
        let model = createSample(1500);
        const { store, table } = createFruits(model);
        const change = (steps: Change[]) =>
          store.transaction(() => {
            for (const step of steps) model = applyChange(table, model, step);
          });

        change(earlier);
        const [snapshot, kept] = [store.snapshot(), model];
        const text = JSON.stringify(snapshot);
        change(later);
        expect(JSON.stringify(snapshot)).toBe(text);

        const fresh = createFruits([], JSON.parse(text)).table;
        expect(fresh.select(selection)).toEqual(selectByScan(kept, selection));
        store.restore(snapshot);
        expect(table.select(selection)).toEqual(selectByScan(kept, selection));
        expect([table.all(), table.nextId()]).toEqual([fresh.all(), fresh.nextId()]);
      },
    ),
    { numRuns: 60 },
  );
});

test('rows keep their order after many moves between the same two rows', () => {
  const { store, table } = createFruits([1, 2, 3, 4].map((id) => createFruit(id, id)));
  const ids = () => table.all().map(({ id }) => id);

  store.transaction(() => {
    for (let turn = 0; turn < 300; turn += 1) {
      table.move(4, 2);
      table.move(3, 4);
      table.move(4, 3);
    }
  });

  expect(ids()).toEqual([1, 4, 3, 2]);
  expect(createFruits([], store.snapshot()).table.all()).toEqual(table.all());
});

test('a row is found by its current text after thousands of changes of the text', () => {
  const { store, table } = createFruits([createFruit(1, 1), createFruit(2, 2)]);
  table.select({ q: 'apple' });

  for (let turn = 0; turn < 5000; turn += 1) {
    store.transaction(() => table.replace({ ...createFruit(1, 1), name: `turn ${turn}` }));
  }

  expect(table.select({ q: 'turn 4999' }).rows.map(({ id }) => id)).toEqual([1]);
  expect(table.all().map(({ id }) => id)).toEqual([1, 2]);
});

test('ids are not reused', () => {
  const { store, table } = createFruits([createFruit(1, 1), createFruit(2, 2)]);

  store.transaction(() => table.remove(2));

  expect(table.nextId()).toBe(3);
  expect(() => table.find(2)).toThrow('There is no fruit 2.');
});

test('rows that depend on the day are listed as they are today, even after the clock was set back', () => {
  let today = '2026-03-09';
  const store = createStore({ freezes: true });
  const rents = store.table('rents', {
    rowName: 'rent',
    rows: () => [1, 2, 3].map((id) => ({ id, dueOn: `2026-03-1${id}`, state: 'OPEN' })),
    byDay: {
      today: () => today,
      rowOn: (row, day) => (row.dueOn < day ? { ...row, state: 'LATE' } : row),
    },
    facets: { state: ({ state }) => state },
    sorts: { STATE: (a, b) => compareAscending(a.state, b.state) },
  });
  const countLate = rents.memoize((state) => rents.select({ where: { state: [state] } }).total);
  const listLateOn = (day: string) => {
    today = day;
    const { rows } = rents.select({ where: { state: ['LATE'] } });
    expect(countLate('LATE')).toBe(rows.length);
    expect(rents.select({ sort: 'STATE' }).rows.slice(0, rows.length)).toEqual(rows);
    return rows.map(({ id }) => id);
  };
  const snapshot = JSON.stringify(store.snapshot());

  expect(listLateOn('2026-03-12')).toEqual([1]);
  expect(rents.find(1).state).toBe('LATE');
  expect(rents.get(1)).toBe(rents.find(1));
  expect(listLateOn('2026-03-20')).toEqual([1, 2, 3]);
  expect(listLateOn('2026-03-09')).toEqual([]);
  expect(JSON.stringify(store.snapshot())).toBe(snapshot);
});
