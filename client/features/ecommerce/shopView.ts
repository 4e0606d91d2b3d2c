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

const bands: readonly PriceBand[] = ['UNDER_100', 'FROM_100_TO_300', 'FROM_300_TO_700', 'FROM_700'];

/** The filters, with their default values. */
export const noFilters = {
  brands: [] as string[],
  kinds: [] as string[],
  priceBand: '',
  minPrice: 0,
  maxPrice: 0,
  minRating: 0,
  hasFreeShipping: false,
};

/** The URL parameters of the shop. */
export const defaults = { q: '', ...noFilters, sortBy: 'FEATURED', page: 1, view: 'grid' };

export type ShopParams = typeof defaults;

export const perPage = 9;

/** Returns the query variables of the shop. Invalid values are ignored. */
export function getShopVariables(params: ShopParams): ShopPageQueryVariables {
  const { q, minPrice, maxPrice, minRating, hasFreeShipping, page } = params;
  const chosen = <Value extends string>(allowedValues: readonly Value[], values: string[]) => {
    const wanted = allowedValues.filter((value) => values.includes(value));
    return wanted.length > 0 ? wanted : null;
  };

  return {
    q,
    brands: chosen(brands, params.brands),
    kinds: chosen(kinds, params.kinds),
    priceBands: chosen(bands, [params.priceBand]),
    minPrice: minPrice || null,
    maxPrice: maxPrice || null,
    minRating: minRating || null,
    hasFreeShipping: hasFreeShipping || null,
    sortBy: chosen(sorts, [params.sortBy])?.[0] ?? 'FEATURED',
    page,
  };
}

/** Returns the number of active filter groups. */
export function countFilters(params: ShopParams): number {
  const { brands: chosen, kinds: kindsChosen, priceBand, minPrice, maxPrice } = params;
  const held = [
    chosen.length > 0,
    kindsChosen.length > 0,
    priceBand !== '',
    minPrice > 0 || maxPrice > 0,
    params.minRating > 0,
    params.hasFreeShipping,
  ];
  return held.filter(Boolean).length;
}
