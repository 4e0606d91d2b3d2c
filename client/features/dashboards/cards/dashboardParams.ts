import { getNow } from '../../../data/clock.ts';
import type {
  CardPeriod,
  EcommercePageQueryVariables,
  FigureRange,
} from '../../../gql/dashboards/graphql.ts';

/** The periods that the menus of cards offer. */
export const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const satisfies CardPeriod[];

/** A period of the menu of a card. */
export type MenuPeriod = (typeof periods)[number];

export const [defaultPeriod] = periods;

export const ranges = [
  'LAST_7_DAYS',
  'LAST_28_DAYS',
  'LAST_12_WEEKS',
  'LAST_52_WEEKS',
] as const satisfies FigureRange[];

const defaultRange: FigureRange = 'LAST_28_DAYS';

/** The URL parameter of the range of a dashboard. */
export const rangeDefaults = { range: defaultRange as string };

/** The default URL parameters. The year 1 means the current year. */
export const ecommerceDefaults = {
  ...rangeDefaults,
  year: 1,
};

/** Returns the period of a URL parameter, or the default for an invalid period. */
export const parsePeriod = (text: string): MenuPeriod =>
  periods.find((period) => period === text) ?? defaultPeriod;

/** Returns the range of a URL parameter, or the default for an invalid range. */
export const parseRange = (text: string): FigureRange =>
  ranges.find((range) => range === text) ?? defaultRange;

export const getCurrentYear = () => getNow().getUTCFullYear();

/** Returns the year if the report supports it, otherwise `null`, which means the current year. */
export const validateYear = (year: number) =>
  year <= getCurrentYear() && year > getCurrentYear() - 3 ? year : null;

/** Returns the query variables of a range. The figures have a range, and the cards a period with the same name. */
export const toRangeVariables = (params: typeof rangeDefaults) => {
  const range = parseRange(params.range);
  return { range, period: range };
};

export const toEcommerceVariables = ({
  range,
  year,
}: typeof ecommerceDefaults): EcommercePageQueryVariables => ({
  ...toRangeVariables({ range }),
  year: validateYear(year),
});
