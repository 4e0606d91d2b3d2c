import { notFound } from '../errors.ts';
import type { World } from '../world.ts';
import { createIndexes } from './indexes.ts';
import { createOrder, type Order } from './orders.ts';
import { createSelect } from './select.ts';
import { sortedInSteps } from './sortedInSteps.ts';
import { warmUp } from './warmUp.ts';

interface Row {
  id: number;
}

interface TableOptions<R extends Row, Facet extends string, Sort extends string> {
  /** What a row is called in a refusal: `There is no user 7.` */
  name: string;
  rows: R[];
  /** The texts that `q` looks into. */
  texts: (row: R) => string[];
  /** What a list can be narrowed to: the value a row has, or the values. */
  facets: Record<Facet, (row: R) => string | readonly string[]>;
  /** The orders a list can be asked for, beside the stored one. Equals keep the stored order. */
  sorts: Record<Sort, (a: R, b: R) => number>;
  /** In a world of many rows, all orders and indexes are made before they are asked for. */
  world?: World;
}

export interface Selection<R, Facet extends string, Sort extends string> {
  /** Part of one of the texts, in any case. */
  q?: string;
  /** Which texts `q` is looked for in, by their places, ascending; in all when left out. */
  among?: readonly number[];
  /** Allowed values by facet; a facet left out or null allows all, an empty list none. */
  where?: { [Name in Facet]?: readonly string[] | null };
  /** A condition no facet knows; costs a look at every row the rest allows. */
  and?: (row: R) => boolean;
  /** The stored order when left out. */
  sort?: Sort | null;
  /** Counting from 1. */
  page?: number;
  /** Every row when left out. */
  perPage?: number;
}

/** After so many changes in between, an index is made when it is asked for. */
const mostAttempts = 3;

/** Slots that may be empty before a small table is put together anew. */
const roomForEmpty = 1000;

/**
 * Rows in an order of their own, with lists of them that stay fast at a hundred thousand: every
 * facet and every searched word know their rows; every order asked for is kept.
 *
 * Rows are never changed in place: `replace` puts a new object where the old one was.
 */
export function createTable<R extends Row, Facet extends string, Sort extends string>({
  name,
  rows,
  texts,
  facets,
  sorts,
  world,
}: TableOptions<R, Facet, Sort>) {
  /** A slot is filled once, and left empty when its row goes or can be found by other words. */
  let slots: (R | undefined)[] = [];
  /** By slot: where a row stands in the stored order. */
  let ranks: number[] = [];
  const slotOf = new Map<number, number>();
  const orders = new Map<Sort | null, Order>();
  let lastId = 0;
  /** How often a row came, went or changed. */
  let changes = 0;

  const at = (slot: number) => slots[slot] as R;
  const rankAt = (slot: number) => ranks[slot] as number;
  const byRank = (a: number, b: number) => rankAt(a) - rankAt(b);
  const readers = Object.entries(facets) as [Facet, (row: R) => string | readonly string[]][];

  function valuesOf(row: R): string[] {
    return readers.flatMap(([facet, read]) =>
      [read(row)].flat().map((value) => `${facet}:${value}`),
    );
  }

  const indexes = createIndexes({
    filled: () => slotOf.values(),
    values: (slot) => valuesOf(at(slot)),
    texts: (slot) => texts(at(slot)),
  });

  function orderOf(sort: Sort | null): Order {
    let order = orders.get(sort);
    if (!order) {
      const compare = compareOf(sort);
      order = createOrder(startOf(sort).sort(compare), compare);
      orders.set(sort, order);
    }
    return order;
  }

  /** All slots, in the opposite order where that is known: then little is left to sort. */
  function startOf(sort: Sort | null): number[] {
    const opposite = orders.get(oppositeOf(sort ?? '') as Sort);
    return opposite ? opposite.slots.toReversed() : [...slotOf.values()];
  }

  function compareOf(sort: Sort | null) {
    const compare = sort === null ? () => 0 : sorts[sort];
    return (a: number, b: number) => compare(at(a), at(b)) || byRank(a, b);
  }

  function* orderInSteps(sort: Sort): Generator<void, void> {
    const compare = compareOf(sort);
    const sorted = yield* sortedInSteps(startOf(sort), compare);
    if (!orders.has(sort)) orders.set(sort, createOrder(sorted, compare));
  }

  /** Every index and order, in steps. A change in between lets the one that is being made begin anew. */
  function* prepare(): Generator<void, void> {
    const names = Object.keys(sorts) as Sort[];
    const works = [
      () => indexes.prepare(),
      ...names.map((sort) => () => (orders.has(sort) ? [].values() : orderInSteps(sort))),
    ];
    for (const work of works) {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const before = changes;
        for (const step of work()) {
          yield step;
          if (changes !== before) break;
        }
        if (changes === before) break;
      }
    }
  }

  function fill(row: R, rank: number) {
    changes += 1;
    const slot = slots.push(row) - 1;
    ranks[slot] = rank;
    slotOf.set(row.id, slot);
    lastId = Math.max(lastId, row.id);
    indexes.fill(slot);
    for (const order of orders.values()) order.insert(slot);
  }

  function empty(slot: number) {
    changes += 1;
    const row = at(slot);
    for (const order of orders.values()) order.remove(slot);
    indexes.empty(slot);
    slotOf.delete(row.id);
    slots[slot] = undefined;
  }

  /** Changes what orders depend on, while the slot is in none of those. */
  function reorder(slot: number, affected: Order[], change: () => void) {
    changes += 1;
    for (const order of affected) order.remove(slot);
    change();
    for (const order of affected) order.insert(slot);
  }

  /** The orders in which the two versions of a row do not stand in the same place. */
  function ordersApart(a: R, b: R): Order[] {
    return [...orders].flatMap(([sort, order]) =>
      sort !== null && sorts[sort](a, b) !== 0 ? [order] : [],
    );
  }

  /** Starts anew with the rows in their stored order, when more slots are empty than not. */
  function compact() {
    if (slots.length < 2 * slotOf.size + roomForEmpty) return;
    const kept = orderOf(null).slots.map(at);
    slots = kept;
    ranks = kept.map((_, index) => index);
    indexes.forget();
    orders.clear();
    for (const [slot, { id }] of kept.entries()) slotOf.set(id, slot);
  }

  function slotNamed(id: number): number {
    const slot = slotOf.get(id);
    if (slot === undefined) throw notFound(name, id);
    return slot;
  }

  /** Whether two versions of a row are found by the same words and values. */
  function isFoundAlike(a: R, b: R): boolean {
    return (
      areAlike(texts(a), texts(b)) &&
      readers.every(([, read]) => areAlike([read(a)].flat(), [read(b)].flat()))
    );
  }

  for (const [index, row] of rows.entries()) fill(row, index);
  if (world) warmUp(world, prepare);

  return {
    select: createSelect({
      indexes,
      orderOf,
      at,
      count: () => slots.length,
      isLive: (slot) => slots[slot] !== undefined,
      facets,
    }),

    get: (id: number): R | undefined => slots[slotOf.get(id) ?? -1],

    /** Throws `NOT_FOUND`. */
    find: (id: number): R => at(slotNamed(id)),

    /** Every row, in the stored order. */
    all: (): R[] => orderOf(null).slots.map(at),

    size: () => slotOf.size,

    /** The id of the next new row. An id that was given is never given again. */
    nextId: () => lastId + 1,

    add(row: R, place: 'first' | 'last' = 'last'): R {
      const order = orderOf(null).slots;
      const [first, last] = [order[0], order.at(-1)];
      if (first === undefined || last === undefined) fill(row, 0);
      else fill(row, place === 'first' ? rankAt(first) - 1 : rankAt(last) + 1);
      return row;
    },

    /** Puts a new version of a row in the place of the one of its id. Throws `NOT_FOUND`. */
    replace(row: R): R {
      const slot = slotNamed(row.id);
      if (isFoundAlike(at(slot), row)) {
        reorder(slot, ordersApart(at(slot), row), () => {
          slots[slot] = row;
        });
        return row;
      }

      const rank = rankAt(slot);
      empty(slot);
      fill(row, rank);
      compact();
      return row;
    },

    /** Throws `NOT_FOUND`. */
    remove(id: number): R {
      const slot = slotNamed(id);
      const row = at(slot);
      empty(slot);
      return row;
    },

    /** Moves a row in the stored order to just before another, or to the end. Throws `NOT_FOUND`. */
    move(id: number, beforeId?: number | null): R {
      const slot = slotNamed(id);
      const next = typeof beforeId === 'number' ? slotNamed(beforeId) : undefined;
      const order = orderOf(null);
      if (slot !== next) {
        reorder(slot, [...orders.values()], () => rankBefore(slot, next, order));
      }
      return at(slot);
    },
  };

  /** Gives the slot a rank between its new neighbours, while it is in no order. */
  function rankBefore(slot: number, next: number | undefined, { slots: order, place }: Order) {
    const after = next === undefined ? order.length : place(next);
    const [low, high] = [order[after - 1], order[after]].map((near) =>
      near === undefined ? undefined : rankAt(near),
    );
    const rank = ((low ?? (high ?? 0) - 2) + (high ?? (low ?? 0) + 2)) / 2;
    ranks[slot] = rank;
    // Halving a gap again and again comes to an end: then everyone is numbered anew.
    if (rank !== low && rank !== high) return;
    for (const [index, near] of order.entries()) ranks[near] = index < after ? index : index + 1;
    ranks[slot] = after;
  }
}

/** Orders are named in pairs. */
function oppositeOf(sort: string): string {
  if (sort.endsWith('_ASC')) return sort.replace(/_ASC$/, '_DESC');
  return sort.endsWith('_DESC') ? sort.replace(/_DESC$/, '') : `${sort}_DESC`;
}

function areAlike(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
