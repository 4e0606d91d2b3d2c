import type { CollectionOptions } from '../../collections.ts';
import type { QueryProductPageArgs, QueryShopFiltersArgs } from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { createFilters, groupProducts, isInBand, kinds, type ProductGroup } from './filters.ts';
import type { ProductRow } from './row.ts';
import { seedProducts } from './seed.ts';

const maxRelated = 50;

/** Creates the part of the collection for products, which never change. */
export function createCatalog(options: CollectionOptions) {
  const products = options.store.table('ecommerce.products', {
    rowName: 'product',
    type: 'Product',
    rows: () => seedProducts(options),
    texts: ({ name }: ProductRow) => [name],
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
      NAME_ASC: (a, b) => compareAlphabetically(a.name, b.name) || a.id - b.id,
      NAME_DESC: (a, b) => compareAlphabetically(b.name, a.name) || b.id - a.id,
      RATING: (a, b) => b.rating - a.rating || b.id - a.id,
    },
  });

  function getPriceLimits() {
    const [cheapest] = products.select({ sort: 'PRICE_ASC', perPage: 1 }).rows;
    const [mostExpensive] = products.select({ sort: 'PRICE_DESC', perPage: 1 }).rows;
    return { minPrice: cheapest?.price ?? 0, maxPrice: mostExpensive?.price ?? 0 };
  }

  /** Memoized, because customers repeat the same search with other filters. */
  const groupMatchingProducts = products.memoize((key): ProductGroup[] => {
    const [q, minPrice, maxPrice] = JSON.parse(key) as [string, number?, number?];
    return groupProducts(products.select({ q }).rows, { minPrice, maxPrice });
  });

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
          rating: listMatchingRatings(minRating),
          shipping: typeof hasFreeShipping === 'boolean' ? [String(hasFreeShipping)] : null,
        },
        and: createPriceFilter(prices),
        sort: sortBy,
        page,
        perPage,
      });
    },

    /** Returns similar products: first products of the same kind, then products of the same brand. */
    listRelated(id: number, limit: number): ProductRow[] {
      const { kind, brand } = products.find(id);
      const count = Math.min(limit, maxRelated);
      // The page has one more row than needed, because it may contain the product itself.
      const selectNewest = (where: { kind?: string[]; brand?: string[] }) =>
        products
          .select({ where, sort: 'FEATURED', perPage: count + 1 })
          .rows.filter((row) => row.id !== id);

      const sameKind = selectNewest({ kind: [kind] });
      if (sameKind.length >= count) return sameKind.slice(0, Math.max(count, 0));
      const otherKinds = kinds.filter((other) => other !== kind);
      return [...sameKind, ...selectNewest({ brand: [brand], kind: otherKinds })].slice(0, count);
    },

    getFilters: (conditions: QueryShopFiltersArgs) =>
      createFilters(
        groupMatchingProducts(
          JSON.stringify([conditions.q, conditions.minPrice, conditions.maxPrice]),
        ),
        conditions,
        getPriceLimits(),
      ),
  };
}

/** Returns the ratings that are at least `minRating`, or null, which matches all ratings. */
function listMatchingRatings(minRating?: number | null): string[] | null {
  if (typeof minRating !== 'number') return null;
  return ['1', '2', '3', '4', '5'].filter((stars) => Number(stars) >= minRating);
}

type PriceConditions = Pick<QueryProductPageArgs, 'priceBands' | 'minPrice' | 'maxPrice'>;

/** Creates a filter by price. Returns undefined without a limit, so that the table does not scan all rows. */
function createPriceFilter({ priceBands, minPrice, maxPrice }: PriceConditions) {
  if (!priceBands && (minPrice ?? maxPrice ?? null) === null) return undefined;
  return ({ price }: ProductRow) =>
    price >= (minPrice ?? 0) &&
    price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    (!priceBands || priceBands.some((band) => isInBand(price, band)));
}
