import type {
  Brand,
  PriceBand,
  ProductKind,
  QueryShopFiltersArgs,
  ShopFilters,
} from '../../gql/types.ts';
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

const priceBandLimits: Record<PriceBand, { from: number; to: number | null }> = {
  UNDER_100: { from: 0, to: 100 },
  FROM_100_TO_300: { from: 100, to: 300 },
  FROM_300_TO_700: { from: 300, to: 700 },
  FROM_700: { from: 700, to: null },
};

const bandNames = Object.keys(priceBandLimits) as PriceBand[];
const brandNames = Object.keys(brands) as BrandName[];

/** Assigns a digit to each name, for the keys of product groups. There are fewer than ten names. */
const assignDigits = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
const brandDigits = assignDigits(brandNames.map((name) => name.toUpperCase() as Brand));
const kindDigits = assignDigits(kinds);

export const isInBand = (price: number, band: PriceBand) =>
  price >= priceBandLimits[band].from &&
  price < (priceBandLimits[band].to ?? Number.POSITIVE_INFINITY);

type FilterConditions = Omit<QueryShopFiltersArgs, 'q'>;

/** The filter groups of the sidebar. The count of an option respects the filters of all other groups. */
type FilterGroup = 'brand' | 'kind' | 'band' | 'rating' | 'shipping';

function createGroupTests(
  conditions: FilterConditions,
): Record<FilterGroup, (row: ProductRow) => boolean> {
  const { minRating, hasFreeShipping } = conditions;
  const isAllowed = <Value>(values: Value[] | null | undefined, value: Value) =>
    !values || values.includes(value);

  return {
    brand: ({ brand }) => isAllowed(conditions.brands, brand),
    kind: ({ kind }) => isAllowed(conditions.kinds, kind),
    band: ({ price }) =>
      !conditions.priceBands || conditions.priceBands.some((band) => isInBand(price, band)),
    rating: ({ rating }) => rating >= (minRating ?? 0),
    shipping: (row) =>
      typeof hasFreeShipping !== 'boolean' || row.hasFreeShipping === hasFreeShipping,
  };
}

/** A group of products with the same filter values: one of the products, and the number of products. */
export interface ProductGroup {
  row: ProductRow;
  size: number;
}

/** Returns the filters with their counts. `products` are the groups that match the search and the price range. */
export function createFilters(
  products: ProductGroup[],
  conditions: FilterConditions,
  limits: Pick<ShopFilters, 'minPrice' | 'maxPrice'>,
): ShopFilters {
  const groups = Object.entries(createGroupTests(conditions)) as [
    FilterGroup,
    (row: ProductRow) => boolean,
  ][];
  const counts: Record<FilterGroup, Map<unknown, number>> = {
    brand: new Map(),
    kind: new Map(),
    band: new Map(),
    rating: new Map(),
    shipping: new Map(),
  };
  for (const { row, size } of products) {
    // A row that matches all filter groups but one is only counted in this group.
    let failed: FilterGroup | undefined;
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
  const count = (group: FilterGroup, value: unknown) => counts[group].get(value) ?? 0;
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
  const countRatings = (minRating: number) =>
    sum([...counts.rating].map(([stars, found]) => ((stars as number) >= minRating ? found : 0)));

  return {
    brands: brandNames.map((name) => {
      const brand = name.toUpperCase() as Brand;
      return { brand, name, count: count('brand', brand) };
    }),
    kinds: kinds.map((kind) => ({ kind, count: count('kind', kind) })),
    priceBands: bandNames.map((band) => ({
      band,
      ...priceBandLimits[band],
      count: count('band', band),
    })),
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
  { minPrice, maxPrice }: FilterConditions,
): ProductGroup[] {
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const groups = new Map<number, ProductGroup>();
  for (const row of rows) {
    const { brand, kind, price, rating, hasFreeShipping } = row;
    if (price < min || price > max) continue;
    const band = bandNames.findIndex((name) => isInBand(price, name));
    const key =
      (((brandDigits[brand] * 10 + kindDigits[kind]) * 10 + band) * 10 + rating) * 2 +
      Number(hasFreeShipping);
    const group = groups.get(key);
    if (group) group.size += 1;
    else groups.set(key, { row, size: 1 });
  }
  return [...groups.values()];
}

/** Returns the value of a product by which a group of filters counts it. */
function getGroupValue(
  group: FilterGroup,
  { brand, kind, price, rating, hasFreeShipping }: ProductRow,
) {
  if (group === 'brand') return brand;
  if (group === 'kind') return kind;
  if (group === 'band') return bandNames.find((band) => isInBand(price, band));
  if (group === 'rating') return rating;
  return hasFreeShipping;
}
