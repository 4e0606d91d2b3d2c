import type { CardPeriod, EcommercePageQueryVariables } from '../../gql/dashboards/graphql.ts';
import type { AnalyticsPageQueryVariables } from '../../gql/dashboardsAnalytics/graphql.ts';

export const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const satisfies CardPeriod[];

export const [usual] = periods;

/** What the addresses hold. A year of 1 is none: the report answers the one it is. */
export const ecommerceDefaults = { year: 1, browsers: usual as string };
export const analyticsDefaults = { sessions: usual as string, support: usual as string };

/** What an address says that we know; nonsense is what is usual. */
export const periodOf = (text: string): CardPeriod =>
  periods.find((period) => period === text) ?? usual;

export const thisYear = () => new Date().getUTCFullYear();

/** One of the three years that the report knows; otherwise it says itself which. */
export const yearOf = (year: number) => (year <= thisYear() && year > thisYear() - 3 ? year : null);

export const ecommerceView = ({
  year,
  browsers,
}: typeof ecommerceDefaults): EcommercePageQueryVariables => ({
  year: yearOf(year),
  browsers: periodOf(browsers),
});

export const analyticsView = ({
  sessions,
  support,
}: typeof analyticsDefaults): AnalyticsPageQueryVariables => ({
  sessions: periodOf(sessions),
  support: periodOf(support),
});
