import { createFacets } from './facets.ts';
import { createOrder, type Order } from './orders.ts';
import { createSearch } from './search.ts';
import { createSelect, type Selection } from './select.ts';
import type { Row, TableOptions } from './tableTypes.ts';

/** The number of empty slots after which the index of a small table is built again. */
const maxGaps = 1000;

export interface TableIndex<R extends Row, Facet extends string, Sort extends string> {
  select: (selection: Selection<R, Facet, Sort>) => { rows: R[]; total: number };
  get: (id: number) => R | undefined;
  /** Returns all rows in the stored order. */
  all: () => R[];
  add: (row: R, rank: number) => void;
  /** Replaces the row with the same id. */
  replace: (row: R) => void;
  remove: (id: number) => void;
  /** Moves a row before another, or to the end. Returns the ranks that changed, by id. */
  move: (id: number, beforeId: number | undefined) => [id: number, rank: number][];
  /** Returns whether so many slots are empty that the index should be built again. */
  isSparse: () => boolean;
}

/**
 * Creates the derived state of a table: the index of facets, sorted orders, and the texts that are searched. Each
 * is built when it is first used, and every later change updates it.
 */
export function createTableIndex<R extends Row, Facet extends string, Sort extends string>({
  texts = () => [],
  facets = {} as Record<Facet, never>,
  sorts = {} as Record<Sort, never>,
}: TableOptions<R, Facet, Sort>): TableIndex<R, Facet, Sort> {
  /** The rows. A slot is filled once. It is emptied when its row is removed, or gets other texts or facet values. */
  const slots: (R | undefined)[] = [];
  /** The ranks by slot: numbers that increase in the stored order. */
  const ranks: number[] = [];
  const slotsById = new Map<number, number>();
  const orders = new Map<Sort | null, Order>();

  const getRow = (slot: number) => slots[slot] as R;
  const getRank = (slot: number) => ranks[slot] as number;
  const getSlot = (id: number) => slotsById.get(id) as number;
  const facetReaders = Object.entries(facets) as [Facet, (row: R) => string | readonly string[]][];

  const listFilledSlots = () => slotsById.values();
  const facetIndex = createFacets({
    listFilledSlots,
    getFacetValues: (slot) =>
      facetReaders.flatMap(([facet, read]) =>
        [read(getRow(slot))].flat().map((value) => `${facet}:${value}`),
      ),
  });
  const search = createSearch({ listFilledSlots, getTexts: (slot) => texts(getRow(slot)) });

  function getOrder(sort: Sort | null): Order {
    let order = orders.get(sort);
    if (!order) {
      const compareRows = sort === null ? () => 0 : sorts[sort];
      const compare = (a: number, b: number) =>
        compareRows(getRow(a), getRow(b)) || getRank(a) - getRank(b);
      order = createOrder(listSlots(sort).sort(compare), compare);
      orders.set(sort, order);
    }
    return order;
  }

  /** Returns all filled slots. If the opposite order exists, they are almost sorted, so that sorting takes less time. */
  function listSlots(sort: Sort | null): number[] {
    const opposite = orders.get(reverseSort(sort ?? '') as Sort);
    return opposite ? opposite.slots.toReversed() : [...slotsById.values()];
  }

  function fill(row: R, rank: number) {
    const slot = slots.push(row) - 1;
    ranks[slot] = rank;
    slotsById.set(row.id, slot);
    facetIndex.fill(slot);
    search.clear();
    for (const order of orders.values()) order.insert(slot);
  }

  function empty(slot: number) {
    for (const order of orders.values()) order.remove(slot);
    facetIndex.empty(slot);
    search.empty(slot);
    slotsById.delete(getRow(slot).id);
    slots[slot] = undefined;
  }

  /** Removes a slot from the affected orders, makes a change, and inserts the slot at its new positions. */
  function reorder(slot: number, affected: Order[], change: () => void) {
    for (const order of affected) order.remove(slot);
    change();
    for (const order of affected) order.insert(slot);
  }

  /** Returns the orders in which two versions of a row can have different positions. */
  function listAffectedOrders(before: R, after: R): Order[] {
    return [...orders].flatMap(([sort, order]) =>
      sort !== null && sorts[sort](before, after) !== 0 ? [order] : [],
    );
  }

  /** Returns whether two versions of a row have the same texts and facet values. */
  function hasSameKeys(a: R, b: R): boolean {
    return (
      areEqual(texts(a), texts(b)) &&
      facetReaders.every(([, read]) => areEqual([read(a)].flat(), [read(b)].flat()))
    );
  }

  /** Assigns a rank between the new neighbours to a slot, which is in no order. Returns the slots with changed ranks. */
  function assignRankBefore(
    slot: number,
    next: number | undefined,
    { slots: order, findPosition }: Order,
  ) {
    const after = next === undefined ? order.length : findPosition(next);
    const [low, high] = [order[after - 1], order[after]].map((neighbour) =>
      neighbour === undefined ? undefined : getRank(neighbour),
    );
    const rank = ((low ?? (high ?? 0) - 2) + (high ?? (low ?? 0) + 2)) / 2;
    ranks[slot] = rank;
    if (rank !== low && rank !== high) return [slot];
    // After many halvings, the precision of numbers is too low for a rank in between. All ranks are assigned again.
    for (const [position, neighbour] of order.entries()) {
      ranks[neighbour] = position < after ? position : position + 1;
    }
    ranks[slot] = after;
    return [...order, slot];
  }

  return {
    select: createSelect({
      facetIndex,
      search,
      getOrder,
      getRow,
      countSlots: () => slots.length,
      isLive: (slot) => slots[slot] !== undefined,
      facets,
    }),

    get: (id) => slots[slotsById.get(id) ?? -1],
    all: () => getOrder(null).slots.map(getRow),
    add: fill,

    replace(row) {
      const slot = getSlot(row.id);
      const before = getRow(slot);
      if (hasSameKeys(before, row)) {
        reorder(slot, listAffectedOrders(before, row), () => {
          slots[slot] = row;
        });
        return;
      }
      const rank = getRank(slot);
      empty(slot);
      fill(row, rank);
    },

    remove: (id) => empty(getSlot(id)),

    move(id, beforeId) {
      const slot = getSlot(id);
      const next = beforeId === undefined ? undefined : getSlot(beforeId);
      const stored = getOrder(null);
      let changed: number[] = [];
      reorder(slot, [...orders.values()], () => {
        changed = assignRankBefore(slot, next, stored);
      });
      return changed.map((changedSlot) => [getRow(changedSlot).id, getRank(changedSlot)]);
    },

    isSparse: () => slots.length >= 2 * slotsById.size + maxGaps,
  };
}

/** Returns the name of the reverse of a sort order: `NAME_DESC` for `NAME` or `NAME_ASC`, and `NAME` for `NAME_DESC`. */
function reverseSort(sort: string): string {
  if (sort.endsWith('_ASC')) return sort.replace(/_ASC$/, '_DESC');
  return sort.endsWith('_DESC') ? sort.replace(/_DESC$/, '') : `${sort}_DESC`;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, position) => text === b[position]);
}
