import type {
  Brand,
  PriceBand,
  ProductKind,
  ProductSort,
  ShopPageQueryVariables,
} from '../../gql/ecommerce/graphql.ts';

export const sorts = [
  'FEATURED',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'NAME_ASC',
  'NAME_DESC',
] as const satisfies ProductSort[];

const brands: readonly Brand[] = [
  'HOLMVIK',
  'CORVANE',
  'BRASSWICK',
  'KEYFORTH',
  'VERDELUNE',
  'STILLWAND',
];

const kinds: readonly ProductKind[] = [
  'DESK',
  'CHAIR',
  'LAMP',
  'STORAGE',
  'SCREEN',
  'KEYBOARD',
  'HEADSET',
  'PLANT',
  'ACOUSTICS',
];

const priceBands: readonly PriceBand[] = [
  'UNDER_100',
  'FROM_100_TO_300',
  'FROM_300_TO_700',
  'FROM_700',
];

/** The filters of the shop with their default values: no filter is active. */
export const noFilters = {
  brands: [] as string[],
  kinds: [] as string[],
  priceBand: '',
  minPrice: 0,
  maxPrice: 0,
  minRating: 0,
  hasFreeShipping: false,
};

/** The URL parameters of the shop with their default values. */
export const defaultParams = { q: '', ...noFilters, sortBy: 'FEATURED', page: 1, view: 'grid' };

export type ShopParams = typeof defaultParams;

/** The number of products on a page: the default of `productPage` in the schema. */
export const perPage = 9;

/** Returns the query variables of the shop. Invalid values are ignored. */
export function getShopVariables(params: ShopParams): ShopPageQueryVariables {
  const { q, minPrice, maxPrice, minRating, hasFreeShipping, page } = params;
  const pickAllowed = <Value extends string>(allowed: readonly Value[], values: string[]) => {
    const picked = allowed.filter((value) => values.includes(value));
    return picked.length > 0 ? picked : null;
  };

  return {
    q,
    brands: pickAllowed(brands, params.brands),
    kinds: pickAllowed(kinds, params.kinds),
    priceBands: pickAllowed(priceBands, [params.priceBand]),
    minPrice: minPrice || null,
    maxPrice: maxPrice || null,
    minRating: minRating || null,
    hasFreeShipping: hasFreeShipping || null,
    sortBy: pickAllowed(sorts, [params.sortBy])?.[0] ?? 'FEATURED',
    page,
  };
}

/** Returns the number of active filter groups. */
export function countFilters(params: ShopParams): number {
  const activeGroups = [
    params.brands.length > 0,
    params.kinds.length > 0,
    params.priceBand !== '',
    params.minPrice > 0 || params.maxPrice > 0,
    params.minRating > 0,
    params.hasFreeShipping,
  ];
  return activeGroups.filter(Boolean).length;
}
