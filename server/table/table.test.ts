import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascending } from '../rows.ts';
import { createWorld, type World } from '../world.ts';
import { createTable } from './table.ts';
import { warmUp } from './warmUp.ts';

interface Fruit {
  id: number;
  name: string;
  colour: string;
  tags: string[];
}

const words = ['apple', 'Banana', 'cherry', 'Date', 'elder', 'fig', 'grape', 'ap', 'Ünal'];
const colours = ['red', 'green', 'blue'];

function fruit(id: number, seed: number): Fruit {
  return {
    id,
    name: `${words[seed % words.length]} ${words[(seed * 7 + id) % words.length]}`,
    colour: colours[seed % 3] ?? '',
    tags: colours.filter((_, index) => (seed >> index) % 2 === 1),
  };
}

const sorts = {
  NAME: (a: Fruit, b: Fruit) => ascending(a.name, b.name),
  NEWEST: (a: Fruit, b: Fruit) => b.id - a.id,
};

function tableOf(rows: Fruit[], world?: World) {
  return createTable({
    world,
    name: 'fruit',
    rows,
    texts: ({ name, colour }) => [name, colour],
    facets: { colour: ({ colour }) => colour, tags: ({ tags }) => tags },
    sorts,
  });
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
    among: fc.subarray([0, 1]),
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
type Asked = typeof selections extends fc.Arbitrary<infer S> ? S : never;

/** The plain way: look at every row. */
function selected(
  rows: Fruit[],
  { q = '', among = [0, 1], where = {}, sort, page = 1, ...asked }: Asked,
) {
  const perPage = asked.perPage ?? rows.length;
  const matching = rows
    .filter(({ name, colour }) => {
      const texts = [name, colour].filter((_, place) => among.includes(place));
      return texts.join('\n').toLowerCase().includes(q.toLowerCase());
    })
    .filter(({ colour }) => !where.colour || where.colour.includes(colour))
    .filter(({ tags }) => !where.tags || tags.some((tag) => where.tags?.includes(tag)));
  const sorted = sort ? matching.toSorted(sorts[sort]) : matching;
  const isNone = page < 1 || perPage < 1;
  return {
    rows: isNone ? [] : sorted.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
  };
}

const changes = fc.oneof(
  fc.record({ do: fc.constant('add'), seed: fc.nat(999), place: fc.constantFrom('first', 'last') }),
  fc.record({ do: fc.constant('replace'), seed: fc.nat(999), which: fc.nat() }),
  fc.record({ do: fc.constant('remove'), which: fc.nat() }),
  fc.record({ do: fc.constant('move'), which: fc.nat(), before: fc.option(fc.nat()) }),
) as fc.Arbitrary<{ do: string; seed: number; which: number; before?: number; place: 'first' }>;

test.each([30, 1500])(
  'a table of %i rows lists as looking at every row would, whatever changes',
  (size) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(changes, selections), { maxLength: 12 }), (steps) => {
        let model = Array.from({ length: size }, (_, index) => fruit(index + 1, index * 3));
        const table = tableOf(model);

        for (const [change, selection] of steps) {
          const row = model[change.which % model.length];
          if (change.do === 'add') {
            const added = table.add(fruit(table.nextId(), change.seed), change.place);
            model = change.place === 'first' ? [added, ...model] : [...model, added];
          } else if (row && change.do === 'replace') {
            const replaced = table.replace(fruit(row.id, change.seed));
            model = model.map((one) => (one === row ? replaced : one));
          } else if (row && change.do === 'remove') {
            table.remove(row.id);
            model = model.filter((one) => one !== row);
          } else if (row) {
            const before = model[(change.before ?? -1) % model.length];
            table.move(row.id, before?.id);
            if (before !== row) {
              model = model.filter((one) => one !== row);
              model.splice(before ? model.indexOf(before) : model.length, 0, row);
            }
          }

          expect(table.select(selection)).toEqual(selected(model, selection));
          expect(table.all()).toEqual(model);
        }
      }),
      { numRuns: size > 1000 ? 60 : 200 },
    );
  },
  60_000,
);

test('a row moved to the same gap again and again keeps its neighbours in order', () => {
  const table = tableOf([1, 2, 3, 4].map((id) => fruit(id, id)));
  const ids = () => table.all().map(({ id }) => id);

  for (let turn = 0; turn < 300; turn += 1) {
    table.move(4, 2);
    table.move(3, 4);
    table.move(4, 3);
  }

  expect(ids()).toEqual([1, 4, 3, 2]);
});

test('a thousand changes of the searched text leave the table searchable', () => {
  const table = tableOf([fruit(1, 1), fruit(2, 2)]);

  for (let turn = 0; turn < 5000; turn += 1) {
    table.replace({ ...fruit(1, 1), name: `turn ${turn}` });
  }

  expect(table.select({ q: 'turn 4999' }).rows.map(({ id }) => id)).toEqual([1]);
  expect(table.all().map(({ id }) => id)).toEqual([1, 2]);
});

test('an id is not given twice', () => {
  const table = tableOf([fruit(1, 1), fruit(2, 2)]);

  table.remove(2);

  expect(table.nextId()).toBe(3);
  expect(() => table.find(2)).toThrow('There is no fruit 2.');
});

/** A world of many rows, in which what is to come later comes when it is told to. */
function patientWorld() {
  const tasks: (() => void)[] = [];
  const timers = {
    after: (_: number, task: () => void) => {
      tasks.push(task);
      return () => undefined;
    },
    stop: () => undefined,
  };
  return { world: createWorld({ seedRows: 1, timers }), goOn: () => tasks.shift()?.() };
}

test('what is made ahead lists as what is made when asked for, also with changes in between', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => fruit(index + 1, index * 3));
  const { world, goOn } = patientWorld();
  const [ahead, later] = [tableOf(rows, world), tableOf(rows)];
  const asked = [
    { sort: 'NAME' as const, q: 'app' },
    { sort: 'NEWEST' as const, where: { colour: ['red'], tags: ['blue'] } },
    { sort: 'NAME' as const },
  ];

  goOn();
  for (let turn = 0; turn < 60; turn += 1) {
    if (turn % 4 === 0) {
      for (const table of [ahead, later]) {
        table.remove(turn + 1);
        table.replace(fruit(turn + 100, turn * 7));
        table.add(fruit(table.nextId(), turn));
      }
    }
    goOn();
    for (const one of asked)
      if (turn % 20 === 19) expect(ahead.select(one)).toEqual(later.select(one));
  }
});

test('works are done one after the other, and none where nothing can come later', () => {
  const { world, goOn } = patientWorld();
  const done: string[] = [];
  function* work(name: string) {
    yield;
    done.push(name);
  }

  warmUp(world, () => work('first'));
  warmUp(world, () => work('second'));
  warmUp(createWorld({ seedRows: 1 }), () => work('never'));
  expect(done).toEqual([]);
  goOn();
  warmUp(world, () => work('third'));
  goOn();

  expect(done).toEqual(['first', 'second', 'third']);
});
