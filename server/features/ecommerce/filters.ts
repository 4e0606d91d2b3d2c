import type {
  Brand,
  PriceBand,
  ProductKind,
  QueryShopFiltersArgs,
  ShopFilters,
} from '../../gql/resolvers.ts';
import { type Brand as BrandName, brands } from '../../sample/company.ts';
import type { ProductRow } from './row.ts';

export const kinds: ProductKind[] = [
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

export const bands: Record<PriceBand, { from: number; to: number | null }> = {
  UNDER_100: { from: 0, to: 100 },
  FROM_100_TO_300: { from: 100, to: 300 },
  FROM_300_TO_700: { from: 300, to: 700 },
  FROM_700: { from: 700, to: null },
};

const bandNames = Object.keys(bands) as PriceBand[];
const brandNames = Object.keys(brands) as BrandName[];

/** Places in a number: fewer than ten of each. */
const numbersOf = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
const brandNumbers = numbersOf(brandNames.map((name) => name.toUpperCase() as Brand));
const kindNumbers = numbersOf(kinds);

export const isInBand = (price: number, band: PriceBand) =>
  price >= bands[band].from && price < (bands[band].to ?? Number.POSITIVE_INFINITY);

export type Conditions = Omit<QueryShopFiltersArgs, 'q'>;

/** The groups of the sidebar. A choice is counted under the conditions of all other groups. */
type Group = 'brand' | 'kind' | 'band' | 'rating' | 'shipping';

function groupsOf(conditions: Conditions): Record<Group, (row: ProductRow) => boolean> {
  const { minRating, hasFreeShipping } = conditions;
  const allowed = <Value>(values: Value[] | null | undefined, value: Value) =>
    !values || values.includes(value);

  return {
    brand: ({ brand }) => allowed(conditions.brands, brand),
    kind: ({ kind }) => allowed(conditions.kinds, kind),
    band: ({ price }) =>
      !conditions.priceBands || conditions.priceBands.some((band) => isInBand(price, band)),
    rating: ({ rating }) => rating >= (minRating ?? 0),
    shipping: (row) =>
      typeof hasFreeShipping !== 'boolean' || row.hasFreeShipping === hasFreeShipping,
  };
}

/** A group of products with the same filter values: one of them, and their number. */
export interface Alike {
  row: ProductRow;
  times: number;
}

/**
 * Returns the filters with their counts. `sorts` are the groups that match the search and the
 * prices.
 */
export function createFilters(
  sorts: Alike[],
  conditions: Conditions,
  limits: Pick<ShopFilters, 'minPrice' | 'maxPrice'>,
): ShopFilters {
  const groups = Object.entries(groupsOf(conditions)) as [Group, (row: ProductRow) => boolean][];
  const counts: Record<Group, Map<unknown, number>> = {
    brand: new Map(),
    kind: new Map(),
    band: new Map(),
    rating: new Map(),
    shipping: new Map(),
  };
  for (const { row, times } of sorts) {
    // A row that fails a single group counts in the options of that group.
    let failed: Group | undefined;
    let failures = 0;
    for (const [group, holds] of groups) {
      if (holds(row)) continue;
      failed = group;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    for (const [group] of groups) {
      if (failed !== undefined && failed !== group) continue;
      const value = countedUnder(group, row);
      counts[group].set(value, (counts[group].get(value) ?? 0) + times);
    }
  }
  const count = (group: Group, value: unknown) => counts[group].get(value) ?? 0;
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
  const starred = (least: number) =>
    sum([...counts.rating].map(([stars, found]) => ((stars as number) >= least ? found : 0)));

  return {
    brands: brandNames.map((name) => {
      const brand = name.toUpperCase() as Brand;
      return { brand, name, count: count('brand', brand) };
    }),
    kinds: kinds.map((kind) => ({ kind, count: count('kind', kind) })),
    priceBands: bandNames.map((band) => ({ band, ...bands[band], count: count('band', band) })),
    ratings: [4, 3, 2, 1].map((minRating) => ({ minRating, count: starred(minRating) })),
    anyPriceCount: sum(counts.band.values()),
    anyRatingCount: starred(Number.NEGATIVE_INFINITY),
    freeShippingCount: count('shipping', true),
    ...limits,
  };
}

/** Returns the groups of the rows within a price range. */
export function alikeIn(rows: ProductRow[], { minPrice, maxPrice }: Conditions): Alike[] {
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const found = new Map<number, Alike>();
  for (const row of rows) {
    const { brand, kind, price, rating, hasFreeShipping } = row;
    if (price < least || price > most) continue;
    const band = bandNames.findIndex((name) => isInBand(price, name));
    const key =
      (((brandNumbers[brand] * 10 + kindNumbers[kind]) * 10 + band) * 10 + rating) * 2 +
      Number(hasFreeShipping);
    const same = found.get(key);
    if (same) same.times += 1;
    else found.set(key, { row, times: 1 });
  }
  return [...found.values()];
}

/** Returns the value of a product by which a group of filters counts it. */
function countedUnder(group: Group, { brand, kind, price, rating, hasFreeShipping }: ProductRow) {
  if (group === 'brand') return brand;
  if (group === 'kind') return kind;
  if (group === 'band') return bandNames.find((band) => isInBand(price, band));
  if (group === 'rating') return rating;
  return hasFreeShipping;
}
