import { getNow } from '../../../data/clock.ts';
import type { CardPeriod, EcommercePageQueryVariables } from '../../../gql/dashboards/graphql.ts';
import type { AnalyticsPageQueryVariables } from '../../../gql/dashboardsAnalytics/graphql.ts';

export const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const satisfies CardPeriod[];

export const [defaultPeriod] = periods;

/** The default URL parameters. The year 1 means the current year. */
export const ecommerceDefaults = { year: 1, browsers: defaultPeriod as string };
export const analyticsDefaults = {
  sessions: defaultPeriod as string,
  support: defaultPeriod as string,
};

/** Returns the period of a URL parameter, or the default for an invalid period. */
export const parsePeriod = (text: string): CardPeriod =>
  periods.find((period) => period === text) ?? defaultPeriod;

export const getCurrentYear = () => getNow().getUTCFullYear();

/** Returns the year if the report supports it, otherwise `null`, which means the current year. */
export const validateYear = (year: number) =>
  year <= getCurrentYear() && year > getCurrentYear() - 3 ? year : null;

export const toEcommerceVariables = ({
  year,
  browsers,
}: typeof ecommerceDefaults): EcommercePageQueryVariables => ({
  year: validateYear(year),
  browsers: parsePeriod(browsers),
});

export const toAnalyticsVariables = ({
  sessions,
  support,
}: typeof analyticsDefaults): AnalyticsPageQueryVariables => ({
  sessions: parsePeriod(sessions),
  support: parsePeriod(support),
});
