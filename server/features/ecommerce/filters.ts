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

/** Assigns a digit to each name, for the keys of groups. There are fewer than ten names. */
const numberNames = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
const brandNumbers = numberNames(brandNames.map((name) => name.toUpperCase() as Brand));
const kindNumbers = numberNames(kinds);

export const isInBand = (price: number, band: PriceBand) =>
  price >= bands[band].from && price < (bands[band].to ?? Number.POSITIVE_INFINITY);

export type Conditions = Omit<QueryShopFiltersArgs, 'q'>;

/** The filter groups of the sidebar. The count of an option respects the filters of all other groups. */
type Group = 'brand' | 'kind' | 'band' | 'rating' | 'shipping';

function createGroupTests(conditions: Conditions): Record<Group, (row: ProductRow) => boolean> {
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
export interface ProductGroup {
  row: ProductRow;
  size: number;
}

/**
 * Returns the filters with their counts. `products` are the groups that match the search and the
 * prices.
 */
export function createFilters(
  products: ProductGroup[],
  conditions: Conditions,
  limits: Pick<ShopFilters, 'minPrice' | 'maxPrice'>,
): ShopFilters {
  const groups = Object.entries(createGroupTests(conditions)) as [
    Group,
    (row: ProductRow) => boolean,
  ][];
  const counts: Record<Group, Map<unknown, number>> = {
    brand: new Map(),
    kind: new Map(),
    band: new Map(),
    rating: new Map(),
    shipping: new Map(),
  };
  for (const { row, size } of products) {
    // A row that fails a single group counts in the options of that group.
    let failed: Group | undefined;
    let failures = 0;
    for (const [group, matches] of groups) {
      if (matches(row)) continue;
      failed = group;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    for (const [group] of groups) {
      if (failed !== undefined && failed !== group) continue;
      const value = getGroupValue(group, row);
      counts[group].set(value, (counts[group].get(value) ?? 0) + size);
    }
  }
  const count = (group: Group, value: unknown) => counts[group].get(value) ?? 0;
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
  const countRatings = (minRating: number) =>
    sum([...counts.rating].map(([stars, found]) => ((stars as number) >= minRating ? found : 0)));

  return {
    brands: brandNames.map((name) => {
      const brand = name.toUpperCase() as Brand;
      return { brand, name, count: count('brand', brand) };
    }),
    kinds: kinds.map((kind) => ({ kind, count: count('kind', kind) })),
    priceBands: bandNames.map((band) => ({ band, ...bands[band], count: count('band', band) })),
    ratings: [4, 3, 2, 1].map((minRating) => ({ minRating, count: countRatings(minRating) })),
    anyPriceCount: sum(counts.band.values()),
    anyRatingCount: countRatings(Number.NEGATIVE_INFINITY),
    freeShippingCount: count('shipping', true),
    ...limits,
  };
}

/** Returns the groups of the rows within a price range. */
export function groupProducts(
  rows: ProductRow[],
  { minPrice, maxPrice }: Conditions,
): ProductGroup[] {
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const found = new Map<number, ProductGroup>();
  for (const row of rows) {
    const { brand, kind, price, rating, hasFreeShipping } = row;
    if (price < least || price > most) continue;
    const band = bandNames.findIndex((name) => isInBand(price, name));
    const key =
      (((brandNumbers[brand] * 10 + kindNumbers[kind]) * 10 + band) * 10 + rating) * 2 +
      Number(hasFreeShipping);
    const same = found.get(key);
    if (same) same.size += 1;
    else found.set(key, { row, size: 1 });
  }
  return [...found.values()];
}

/** Returns the value of a product by which a group of filters counts it. */
function getGroupValue(group: Group, { brand, kind, price, rating, hasFreeShipping }: ProductRow) {
  if (group === 'brand') return brand;
  if (group === 'kind') return kind;
  if (group === 'band') return bandNames.find((band) => isInBand(price, band));
  if (group === 'rating') return rating;
  return hasFreeShipping;
}
