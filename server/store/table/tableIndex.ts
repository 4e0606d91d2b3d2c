import { createIndexes } from './indexes.ts';
import { createOrder, type Order } from './orders.ts';
import { createSelect, type Selection } from './select.ts';
import type { Row, TableOptions } from './tableTypes.ts';

/** Slots that may be empty before the index of a small table is built again. */
const allowedGaps = 1000;

export interface TableIndex<R extends Row, Facet extends string, Sort extends string> {
  select: (selection: Selection<R, Facet, Sort>) => { rows: R[]; total: number };
  get: (id: number) => R | undefined;
  /** Returns every row, in the stored order. */
  all: () => R[];
  add: (row: R, rank: number) => void;
  /** Replaces the row of the same id. */
  replace: (row: R) => void;
  remove: (id: number) => void;
  /** Moves a row before another, or to the end. Returns the ranks that changed, by id. */
  move: (id: number, beforeId: number | undefined) => [id: number, rank: number][];
  /** Returns whether so many slots are empty that building the index again pays. */
  isSparse: () => boolean;
}

/**
 * Creates the derived state of a table: facets and words that know their rows, and sorted orders,
 * each built when it is first asked for and kept up to date from then on.
 */
export function createTableIndex<R extends Row, Facet extends string, Sort extends string>({
  texts = () => [],
  facets = {} as Record<Facet, never>,
  sorts = {} as Record<Sort, never>,
}: TableOptions<R, Facet, Sort>): TableIndex<R, Facet, Sort> {
  /** A slot is filled once, and stays empty when its row goes or can be found by other words. */
  const slots: (R | undefined)[] = [];
  /** By slot: a number that rises in the stored order. */
  const ranks: number[] = [];
  const slotOf = new Map<number, number>();
  const orders = new Map<Sort | null, Order>();

  const rowAt = (slot: number) => slots[slot] as R;
  const rankAt = (slot: number) => ranks[slot] as number;
  const slotOfId = (id: number) => slotOf.get(id) as number;
  const readers = Object.entries(facets) as [Facet, (row: R) => string | readonly string[]][];

  const indexes = createIndexes({
    filled: () => slotOf.values(),
    values: (slot) =>
      readers.flatMap(([facet, read]) =>
        [read(rowAt(slot))].flat().map((value) => `${facet}:${value}`),
      ),
    texts: (slot) => texts(rowAt(slot)),
  });

  function getOrder(sort: Sort | null): Order {
    let order = orders.get(sort);
    if (!order) {
      const compareRows = sort === null ? () => 0 : sorts[sort];
      const compare = (a: number, b: number) =>
        compareRows(rowAt(a), rowAt(b)) || rankAt(a) - rankAt(b);
      order = createOrder(unsortedSlots(sort).sort(compare), compare);
      orders.set(sort, order);
    }
    return order;
  }

  /** Returns all slots: in the opposite order if that is known, which leaves little to sort. */
  function unsortedSlots(sort: Sort | null): number[] {
    const opposite = orders.get(reverseSort(sort ?? '') as Sort);
    return opposite ? opposite.slots.toReversed() : [...slotOf.values()];
  }

  function fill(row: R, rank: number) {
    const slot = slots.push(row) - 1;
    ranks[slot] = rank;
    slotOf.set(row.id, slot);
    indexes.fill(slot);
    for (const order of orders.values()) order.insert(slot);
  }

  function empty(slot: number) {
    for (const order of orders.values()) order.remove(slot);
    indexes.empty(slot);
    slotOf.delete(rowAt(slot).id);
    slots[slot] = undefined;
  }

  /** Changes what orders depend on, while the slot is in none of the affected ones. */
  function reorder(slot: number, affected: Order[], change: () => void) {
    for (const order of affected) order.remove(slot);
    change();
    for (const order of affected) order.insert(slot);
  }

  /** Returns the orders in which two versions of a row have different places. */
  function ordersAffected(before: R, after: R): Order[] {
    return [...orders].flatMap(([sort, order]) =>
      sort !== null && sorts[sort](before, after) !== 0 ? [order] : [],
    );
  }

  /** Returns whether the same words and values find both versions of a row. */
  function isFoundAlike(a: R, b: R): boolean {
    return (
      areEqual(texts(a), texts(b)) &&
      readers.every(([, read]) => areEqual([read(a)].flat(), [read(b)].flat()))
    );
  }

  /** Gives a slot, which is in no order, a rank between its new neighbours. */
  function rankBefore(slot: number, next: number | undefined, { slots: order, place }: Order) {
    const after = next === undefined ? order.length : place(next);
    const [low, high] = [order[after - 1], order[after]].map((near) =>
      near === undefined ? undefined : rankAt(near),
    );
    const rank = ((low ?? (high ?? 0) - 2) + (high ?? (low ?? 0) + 2)) / 2;
    ranks[slot] = rank;
    if (rank !== low && rank !== high) return [slot];
    // Halving a gap again and again uses up the precision of numbers: all ranks are assigned again.
    for (const [position, near] of order.entries()) {
      ranks[near] = position < after ? position : position + 1;
    }
    ranks[slot] = after;
    return [...order, slot];
  }

  return {
    select: createSelect({
      indexes,
      orderOf: getOrder,
      at: rowAt,
      count: () => slots.length,
      isLive: (slot) => slots[slot] !== undefined,
      facets,
    }),

    get: (id) => slots[slotOf.get(id) ?? -1],
    all: () => getOrder(null).slots.map(rowAt),
    add: fill,

    replace(row) {
      const slot = slotOfId(row.id);
      const before = rowAt(slot);
      if (isFoundAlike(before, row)) {
        reorder(slot, ordersAffected(before, row), () => {
          slots[slot] = row;
        });
        return;
      }
      const rank = rankAt(slot);
      empty(slot);
      fill(row, rank);
    },

    remove: (id) => empty(slotOfId(id)),

    move(id, beforeId) {
      const slot = slotOfId(id);
      const next = beforeId === undefined ? undefined : slotOfId(beforeId);
      const stored = getOrder(null);
      let changed: number[] = [];
      reorder(slot, [...orders.values()], () => {
        changed = rankBefore(slot, next, stored);
      });
      return changed.map((one) => [rowAt(one).id, rankAt(one)]);
    },

    isSparse: () => slots.length >= 2 * slotOf.size + allowedGaps,
  };
}

/** Orders are named in pairs. */
function reverseSort(sort: string): string {
  if (sort.endsWith('_ASC')) return sort.replace(/_ASC$/, '_DESC');
  return sort.endsWith('_DESC') ? sort.replace(/_DESC$/, '') : `${sort}_DESC`;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, position) => text === b[position]);
}
