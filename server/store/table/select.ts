import type { Indexes } from './indexes.ts';
import type { Order } from './orders.ts';
import type { Posting } from './postings.ts';
import { splitWords } from './words.ts';

export interface Selection<R, Facet extends string, Sort extends string> {
  /** Part of one of the texts, in any case. */
  q?: string;
  /** The positions of the texts that are searched, ascending. Without it, all texts. */
  among?: readonly number[];
  /** Allowed values by facet. An absent or null facet allows all values, an empty list none. */
  where?: { [Name in Facet]?: readonly string[] | null };
  /** A condition that no facet covers. It is checked for every row that the rest allows. */
  and?: (row: R) => boolean;
  /** The stored order if absent. */
  sort?: Sort | null;
  /** Counting from 1. */
  page?: number;
  /** Every row if absent. */
  perPage?: number;
}

interface Parts<R, Facet extends string, Sort extends string> {
  indexes: Pick<Indexes, 'byFacet' | 'search'>;
  orderOf: (sort: Sort | null) => Order;
  at: (slot: number) => R;
  /** One above the highest slot. */
  count: () => number;
  isLive: (slot: number) => boolean;
  facets: Record<Facet, (row: R) => string | readonly string[]>;
}

interface Condition {
  holds: (slot: number) => boolean;
  /** The slots for which the condition can hold, if an index knows them. */
  postings?: Posting[];
  /** Whether the condition holds for every slot in its postings. */
  isExact: boolean;
}

const nowhere: Posting = { slots: new Uint32Array(0), length: 0, live: 0 };
const liveIn = (postings: Posting[]) => postings.reduce((sum, { live }) => sum + live, 0);

/** Creates the lists of a table. Each starts from the index that leaves the fewest rows to check. */
export function createSelect<R, Facet extends string, Sort extends string>(
  parts: Parts<R, Facet, Sort>,
) {
  const { indexes, orderOf, at, count, isLive, facets } = parts;
  /** The matches of the last list, with a bit for each slot: few enough to stay in the CPU cache. */
  let marks = new Uint32Array(0);
  let found = new Uint32Array(0);
  const isMarked = (slot: number) => ((marks[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;

  function createConditions({ q, among, where = {}, and }: Selection<R, Facet, Sort>): Condition[] {
    const conditions: Condition[] = [];
    for (const facet in where) {
      const values = where[facet];
      if (values) conditions.push(facetCondition(facet, values));
    }
    if (q) conditions.push(textCondition(q.toLowerCase(), among));
    if (and) conditions.push({ holds: (slot) => and(at(slot)), isExact: false });
    return conditions;
  }

  function facetCondition(facet: Facet, values: readonly string[]): Condition {
    const read = facets[facet];
    return {
      holds: (slot) => {
        const value = read(at(slot));
        if (typeof value === 'string') return values.includes(value);
        return value.some((one) => values.includes(one));
      },
      postings: values.map((value) => indexes.byFacet().get(`${facet}:${value}`) ?? nowhere),
      isExact: true,
    };
  }

  function textCondition(part: string, among: readonly number[] | undefined): Condition {
    const { searched, byWord } = indexes.search(among);
    const words = splitWords(part);
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
    return {
      holds: (slot) => searched(slot).includes(part),
      postings: longest === '' ? undefined : byWord().containing(longest),
      isExact: longest === part,
    };
  }

  /** Finds and marks the slots in some postings for which all other conditions hold. */
  function gather(postings: Posting[], others: Condition[]): Uint32Array {
    if (found.length < count()) {
      found = new Uint32Array(count() * 2);
      marks = new Uint32Array((found.length >>> 5) + 1);
    } else marks.fill(0);

    let total = 0;
    for (const { slots, length, live } of postings) {
      for (let index = 0; index < length; index += 1) {
        const slot = slots[index] as number;
        if (isMarked(slot)) continue;
        if ((live < length && !isLive(slot)) || !includesAll(others, slot)) continue;
        marks[slot >>> 5] = (marks[slot >>> 5] as number) | (1 << (slot & 31));
        found[total] = slot;
        total += 1;
      }
    }
    return found.subarray(0, total);
  }

  return (selection: Selection<R, Facet, Sort>): { rows: R[]; total: number } => {
    const { sort = null, page = 1, perPage = Number.POSITIVE_INFINITY } = selection;
    const order = orderOf(sort);
    const skip = page < 1 || perPage < 1 ? Number.POSITIVE_INFINITY : (page - 1) * perPage || 0;
    const conditions = createConditions(selection);
    const answer = (slots: readonly number[], total: number) => ({ rows: slots.map(at), total });
    const cut = (slots: readonly number[]) => slots.slice(skip, skip + perPage);
    if (conditions.length === 0) return answer(cut(order.slots), order.slots.length);

    const [start] = conditions.filter(({ postings }) => postings).sort(compareSizes);
    if (!start?.postings) {
      const slots = order.slots.filter((slot) => includesAll(conditions, slot));
      return answer(cut(slots), slots.length);
    }

    // Walking finds a match every (size / total) rows, until the page is full.
    const stepsTo = (total: number) => ((skip + perPage) * order.slots.length) / Math.max(total, 1);
    const others = conditions.filter((one) => one !== start || !start.isExact);
    const [posting] = start.postings;
    if (posting && start.postings.length === 1 && others.length === 0) {
      const { live } = posting;
      // If every few rows match, walking is faster than collecting all matches.
      if (perPage < live && live > order.slots.length / 10)
        return answer(walk(order, start.holds, skip, perPage), live);
    }

    const matching = gather(start.postings, others);
    const slots =
      stepsTo(matching.length) < matching.length * 4
        ? walk(order, isMarked, skip, perPage)
        : order.arrange(matching, count(), skip, skip + perPage);
    return answer(slots, matching.length);
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

function includesAll(conditions: Condition[], slot: number): boolean {
  for (const { holds } of conditions) if (!holds(slot)) return false;
  return true;
}

function compareSizes(a: Condition, b: Condition): number {
  return liveIn(a.postings ?? []) - liveIn(b.postings ?? []);
}
