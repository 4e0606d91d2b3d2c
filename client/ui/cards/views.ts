import type { CardPeriod, EcommercePageQueryVariables } from '../../gql/dashboards/graphql.ts';
import type { AnalyticsPageQueryVariables } from '../../gql/dashboardsAnalytics/graphql.ts';

export const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'] as const satisfies CardPeriod[];

export const [usual] = periods;

/** The default URL parameters. The year 1 stands for the year of the report. */
export const ecommerceDefaults = { year: 1, browsers: usual as string };
export const analyticsDefaults = { sessions: usual as string, support: usual as string };

/** Returns the period in the URL, or the default for an invalid one. */
export const parsePeriod = (text: string): CardPeriod =>
  periods.find((period) => period === text) ?? usual;

export const thisYear = () => new Date().getUTCFullYear();

/** Returns the year if the report has it. Otherwise the server selects it. */
export const validateYear = (year: number) =>
  year <= thisYear() && year > thisYear() - 3 ? year : null;

export const ecommerceView = ({
  year,
  browsers,
}: typeof ecommerceDefaults): EcommercePageQueryVariables => ({
  year: validateYear(year),
  browsers: parsePeriod(browsers),
});

export const analyticsView = ({
  sessions,
  support,
}: typeof analyticsDefaults): AnalyticsPageQueryVariables => ({
  sessions: parsePeriod(sessions),
  support: parsePeriod(support),
});
