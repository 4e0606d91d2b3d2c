import type {
  AdvancedCardsPageQueryVariables,
  AnalyticsCardsPageQueryVariables,
} from '../../gql/cards/graphql.ts';
import {
  analyticsDefaults,
  analyticsView,
  parsePeriod,
  thisYear,
  usual,
  validateYear,
} from '../../ui/cards/views.ts';

export const analyticsCardsDefaults = {
  ...analyticsDefaults,
  devices: usual as string,
  customers: usual as string,
  orders: usual as string,
  year: 1,
};

export const analyticsCardsView = ({
  devices,
  customers,
  orders,
  year,
  ...params
}: typeof analyticsCardsDefaults): AnalyticsCardsPageQueryVariables => ({
  ...analyticsView(params),
  devices: parsePeriod(devices),
  customers: parsePeriod(customers),
  orders: parsePeriod(orders),
  year: validateYear(year),
  before: thisYear() - 1,
});

export const advancedDefaults = { browsers: usual as string };

/** The email address for applications. */
export const jobsAddress = 'jobs@marlowfinch.example';

export const advancedView = ({
  browsers,
}: typeof advancedDefaults): AdvancedCardsPageQueryVariables => ({
  browsers: parsePeriod(browsers),
  jobs: jobsAddress,
});
