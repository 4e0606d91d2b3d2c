import { getNow } from '../../../data/clock.ts';
import type {
  CardPeriod,
  EcommercePageQueryVariables,
  FigureRange,
} from '../../../gql/dashboards/graphql.ts';
import type { AnalyticsPageQueryVariables } from '../../../gql/dashboardsAnalytics/graphql.ts';

export const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const satisfies CardPeriod[];

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
  browsers: defaultPeriod as string,
};
export const analyticsDefaults = {
  ...rangeDefaults,
  sessions: defaultPeriod as string,
  support: defaultPeriod as string,
};

/** Returns the period of a URL parameter, or the default for an invalid period. */
export const parsePeriod = (text: string): CardPeriod =>
  periods.find((period) => period === text) ?? defaultPeriod;

/** Returns the range of a URL parameter, or the default for an invalid range. */
export const parseRange = (text: string): FigureRange =>
  ranges.find((range) => range === text) ?? defaultRange;

export const getCurrentYear = () => getNow().getUTCFullYear();

/** Returns the year if the report supports it, otherwise `null`, which means the current year. */
export const validateYear = (year: number) =>
  year <= getCurrentYear() && year > getCurrentYear() - 3 ? year : null;

export const toEcommerceVariables = ({
  range,
  year,
  browsers,
}: typeof ecommerceDefaults): EcommercePageQueryVariables => ({
  range: parseRange(range),
  year: validateYear(year),
  browsers: parsePeriod(browsers),
});

export const toAnalyticsVariables = ({
  range,
  sessions,
  support,
}: typeof analyticsDefaults): AnalyticsPageQueryVariables => ({
  range: parseRange(range),
  sessions: parsePeriod(sessions),
  support: parsePeriod(support),
});
