import type { Facets } from './facets.ts';
import type { Order } from './orders.ts';
import type { Posting } from './postings.ts';
import type { Search } from './search.ts';

export interface Selection<R, Facet extends string, Sort extends string> {
  /** A part of one of the texts. Case is ignored. */
  q?: string;
  /** The positions of the texts that are searched, in ascending order. Without it, all texts are searched. */
  textPositions?: readonly number[];
  /** The allowed values of each facet. An absent or null facet allows all values, an empty list no value. */
  where?: { [Name in Facet]?: readonly string[] | null };
  /** A further condition. It is checked for every row for which the other conditions hold. */
  and?: (row: R) => boolean;
  /** Without it, rows are in the stored order. */
  sort?: Sort | null;
  /** The number of the page. The first page is 1. */
  page?: number;
  /** Without it, all rows are on one page. */
  perPage?: number;
}

interface SelectOptions<R, Facet extends string, Sort extends string> {
  facetIndex: Pick<Facets, 'find'>;
  search: Pick<Search, 'find'>;
  getOrder: (sort: Sort | null) => Order;
  getRow: (slot: number) => R;
  /** Returns the number of slots, including empty ones. */
  countSlots: () => number;
  isLive: (slot: number) => boolean;
  facets: Record<Facet, (row: R) => string | readonly string[]>;
}

interface Condition {
  holds: (slot: number) => boolean;
  /** The slots for which the condition holds, if they are known. */
  postings?: Posting[];
}

const countLive = (postings: Posting[]) =>
  postings.reduce((sum, { liveCount }) => sum + liveCount, 0);

/** Creates the function that selects rows. It starts with the condition for which the fewest rows are known. */
export function createSelect<R, Facet extends string, Sort extends string>(
  options: SelectOptions<R, Facet, Sort>,
) {
  const { facetIndex, search, getOrder, getRow, countSlots, isLive, facets } = options;
  /** The matches of the last selection, with a bit for each slot, so that they fit into the cache of the CPU. */
  let marks = new Uint32Array(0);
  let found = new Uint32Array(0);
  const isMarked = (slot: number) => ((marks[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;

  function createConditions({
    q,
    textPositions,
    where = {},
    and,
  }: Selection<R, Facet, Sort>): Condition[] {
    const conditions: Condition[] = [];
    for (const facet in where) {
      const values = where[facet];
      if (values) conditions.push(createFacetCondition(facet, values));
    }
    if (q) conditions.push(createTextCondition(q, textPositions));
    if (and) conditions.push({ holds: (slot) => and(getRow(slot)) });
    return conditions;
  }

  function createFacetCondition(facet: Facet, values: readonly string[]): Condition {
    const read = facets[facet];
    return {
      holds: (slot) => {
        const value = read(getRow(slot));
        if (typeof value === 'string') return values.includes(value);
        return value.some((item) => values.includes(item));
      },
      postings: values.map((value) => facetIndex.find(facet, value)),
    };
  }

  function createTextCondition(q: string, positions: readonly number[] | undefined): Condition {
    const { posting, isFound } = search.find(q, positions);
    return { holds: isFound, postings: [posting] };
  }

  /** Returns and marks the slots in some postings for which all other conditions hold. */
  function markMatches(postings: Posting[], others: Condition[]): Uint32Array {
    if (found.length < countSlots()) {
      found = new Uint32Array(countSlots() * 2);
      marks = new Uint32Array((found.length >>> 5) + 1);
    } else marks.fill(0);

    let total = 0;
    for (const { slots, length, liveCount } of postings) {
      for (let index = 0; index < length; index += 1) {
        const slot = slots[index] as number;
        if (isMarked(slot)) continue;
        if ((liveCount < length && !isLive(slot)) || !meetsAll(others, slot)) continue;
        marks[slot >>> 5] = (marks[slot >>> 5] as number) | (1 << (slot & 31));
        found[total] = slot;
        total += 1;
      }
    }
    return found.subarray(0, total);
  }

  return (selection: Selection<R, Facet, Sort>): { rows: R[]; total: number } => {
    const { sort = null, page = 1, perPage = Number.POSITIVE_INFINITY } = selection;
    const order = getOrder(sort);
    const skip = page < 1 || perPage < 1 ? Number.POSITIVE_INFINITY : (page - 1) * perPage || 0;
    const conditions = createConditions(selection);
    const toResult = (slots: readonly number[], total: number) => ({
      rows: slots.map(getRow),
      total,
    });
    const slicePage = (slots: readonly number[]) => slots.slice(skip, skip + perPage);
    if (conditions.length === 0) return toResult(slicePage(order.slots), order.slots.length);

    const [start] = conditions.filter(({ postings }) => postings).sort(compareSizes);
    if (!start?.postings) {
      const slots = order.slots.filter((slot) => meetsAll(conditions, slot));
      return toResult(slicePage(slots), slots.length);
    }

    // Walking through the order finds a match every (length / total) slots, until the page is full.
    const countSteps = (total: number) =>
      ((skip + perPage) * order.slots.length) / Math.max(total, 1);
    const others = conditions.filter((condition) => condition !== start);
    const [posting] = start.postings;
    if (posting && start.postings.length === 1 && others.length === 0) {
      const { liveCount } = posting;
      // If many rows match, walking through the order is faster than collecting all matches.
      if (perPage < liveCount && liveCount > order.slots.length / 10)
        return toResult(walk(order, start.holds, skip, perPage), liveCount);
    }

    const matching = markMatches(start.postings, others);
    const slots =
      countSteps(matching.length) < matching.length * 4
        ? walk(order, isMarked, skip, perPage)
        : order.sortAndSlice(matching, countSlots(), skip, skip + perPage);
    return toResult(slots, matching.length);
  };
}

/** Returns a page of the slots for which a condition holds, by walking through the order. */
function walk(order: Order, holds: (slot: number) => boolean, skip: number, perPage: number) {
  const page: number[] = [];
  let skipped = 0;
  for (const slot of order.slots) {
    if (page.length >= perPage) break;
    if (!holds(slot)) continue;
    if (skipped < skip) skipped += 1;
    else page.push(slot);
  }
  return page;
}

function meetsAll(conditions: Condition[], slot: number): boolean {
  for (const { holds } of conditions) if (!holds(slot)) return false;
  return true;
}

function compareSizes(a: Condition, b: Condition): number {
  return countLive(a.postings ?? []) - countLive(b.postings ?? []);
}
