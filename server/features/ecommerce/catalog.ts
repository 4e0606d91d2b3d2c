import type { CollectionOptions } from '../../feature.ts';
import type { QueryProductPageArgs, QueryShopFiltersArgs } from '../../gql/resolvers.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { createFilters, groupProducts, isInBand, kinds, type ProductGroup } from './filters.ts';
import type { ProductRow } from './row.ts';
import { seedProducts } from './seed.ts';

const mostRelated = 50;

/** Creates the products of the shop. No call changes them. */
export function createCatalog(options: CollectionOptions) {
  const products = options.store.table('ecommerce.products', {
    rowName: 'product',
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

  function priceLimits() {
    const [first] = products.select({ sort: 'PRICE_ASC', perPage: 1 }).rows;
    const [last] = products.select({ sort: 'PRICE_DESC', perPage: 1 }).rows;
    return { minPrice: first?.price ?? 0, maxPrice: last?.price ?? 0 };
  }

  /** Customers refine the same search repeatedly, so its products are grouped once. */
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

    /** Returns similar products: those of the same kind first, then those of the same brand. */
    related(id: number, limit: number): ProductRow[] {
      const { kind, brand } = products.find(id);
      const most = Math.min(limit, mostRelated);
      // One more than needed, because the product itself may be included.
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
      createFilters(
        groupMatchingProducts(
          JSON.stringify([conditions.q, conditions.minPrice, conditions.maxPrice]),
        ),
        conditions,
        priceLimits(),
      ),
  };
}

/** Returns the ratings that are high enough. Null, which matches all, without a minimum. */
function listMatchingRatings(minRating?: number | null): string[] | null {
  if (typeof minRating !== 'number') return null;
  return ['1', '2', '3', '4', '5'].filter((stars) => Number(stars) >= minRating);
}

type Prices = Pick<QueryProductPageArgs, 'priceBands' | 'minPrice' | 'maxPrice'>;

/** Returns the filter of prices. Undefined without a limit, so that the table does not scan all rows. */
function createPriceFilter({ priceBands, minPrice, maxPrice }: Prices) {
  if (!priceBands && (minPrice ?? maxPrice ?? null) === null) return undefined;
  return ({ price }: ProductRow) =>
    price >= (minPrice ?? 0) &&
    price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    (!priceBands || priceBands.some((band) => isInBand(price, band)));
}
