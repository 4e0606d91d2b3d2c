import type { QueryProductPageArgs, QueryShopFiltersArgs } from '../../gql/resolvers.ts';
import { alphabetical } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { type Alike, alikeIn, filtersOf, isInBand, kinds } from './filters.ts';
import type { ProductRow } from './row.ts';
import { seedProducts } from './seed.ts';

const mostRelated = 50;

/** Searches whose products are counted once, however they are narrowed then. */
const mostCounted = 100;

/** Everything the shop sells. Nothing joins it or leaves it while the shop is open. */
export function createRange(world: World) {
  const products = createTable({
    world,
    name: 'product',
    rows: seedProducts(world),
    texts: ({ name }) => [name],
    facets: {
      brand: ({ brand }) => brand,
      kind: ({ kind }) => kind,
      rating: ({ rating }) => String(rating),
      shipping: ({ hasFreeShipping }) => String(hasFreeShipping),
    },
    sorts: {
      FEATURED: (a, b) => b.id - a.id,
      PRICE_ASC: (a, b) => a.price - b.price || a.id - b.id,
      PRICE_DESC: (a, b) => b.price - a.price || b.id - a.id,
      NAME_ASC: (a, b) => alphabetical(a.name, b.name) || a.id - b.id,
      NAME_DESC: (a, b) => alphabetical(b.name, a.name) || b.id - a.id,
      RATING: (a, b) => b.rating - a.rating || b.id - a.id,
    },
  });
  const counted = new Map<string, Alike[]>();
  let limits: { minPrice: number; maxPrice: number } | undefined;

  function limitsOf() {
    if (!limits) {
      const [first] = products.select({ sort: 'PRICE_ASC', perPage: 1 }).rows;
      const [last] = products.select({ sort: 'PRICE_DESC', perPage: 1 }).rows;
      limits = { minPrice: first?.price ?? 0, maxPrice: last?.price ?? 0 };
    }
    return limits;
  }

  /** A search is narrowed again and again, and what there is to buy stays the same. */
  function countedIn({ q, minPrice, maxPrice }: QueryShopFiltersArgs): Alike[] {
    const key = JSON.stringify([q, minPrice, maxPrice]);
    const sorts = counted.get(key) ?? alikeIn(products.select({ q }).rows, { minPrice, maxPrice });
    // What was asked for last is forgotten last.
    counted.delete(key);
    counted.set(key, sorts);
    const [oldest] = counted.keys();
    if (oldest !== undefined && counted.size > mostCounted) counted.delete(oldest);
    return sorts;
  }

  return {
    get: products.get,
    find: products.find,
    count: () => products.all().length,

    select({
      q,
      brands,
      kinds,
      minRating,
      hasFreeShipping,
      sortBy,
      page,
      perPage,
      ...prices
    }: QueryProductPageArgs) {
      return products.select({
        q,
        where: {
          brand: brands,
          kind: kinds,
          rating: starsFrom(minRating),
          shipping: typeof hasFreeShipping === 'boolean' ? [String(hasFreeShipping)] : null,
        },
        and: withinOf(prices),
        sort: sortBy,
        page,
        perPage,
      });
    },

    /** The same kind first, then the same make. */
    related(id: number, limit: number): ProductRow[] {
      const { kind, brand } = products.find(id);
      const most = Math.min(limit, mostRelated);
      // One more than wanted, for the product itself may be among them.
      const newest = (where: { kind?: string[]; brand?: string[] }) =>
        products
          .select({ where, sort: 'FEATURED', perPage: most + 1 })
          .rows.filter((row) => row.id !== id);

      const alike = newest({ kind: [kind] });
      if (alike.length >= most) return alike.slice(0, Math.max(most, 0));
      const otherKinds = kinds.filter((other) => other !== kind);
      return [...alike, ...newest({ brand: [brand], kind: otherKinds })].slice(0, most);
    },

    filters: (conditions: QueryShopFiltersArgs) =>
      filtersOf(countedIn(conditions), conditions, limitsOf()),
  };
}

/** The numbers of stars that are enough; every number is without a limit. */
function starsFrom(minRating?: number | null): string[] | null {
  if (typeof minRating !== 'number') return null;
  return ['1', '2', '3', '4', '5'].filter((stars) => Number(stars) >= minRating);
}

type Prices = Pick<QueryProductPageArgs, 'priceBands' | 'minPrice' | 'maxPrice'>;

/** Undefined without a limit, so that the table need not look at every row. */
function withinOf({ priceBands, minPrice, maxPrice }: Prices) {
  if (!priceBands && (minPrice ?? maxPrice ?? null) === null) return undefined;
  return ({ price }: ProductRow) =>
    price >= (minPrice ?? 0) &&
    price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    (!priceBands || priceBands.some((band) => isInBand(price, band)));
}
